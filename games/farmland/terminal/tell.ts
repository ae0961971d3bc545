import type { Seat } from '@longtable/kit';
import { type Field, fieldName } from '../fields.ts';
import { fullName, KING_NAME, nameOf, newUnit } from '../rules/union.ts';
import type { Attacked, Card, Encounter, FarmlandEvent, Moved, Piece, Placed, Unit } from '../state.ts';

export const TEAM_NAMES = ['Player', 'Enemy'] as const;

const HIDDEN = '???';

type TeamNames = readonly [string, string];

/** Returns the document's lines for an event, as a team sees them. */
export function tell(event: FarmlandEvent, viewer: Seat, names: TeamNames = TEAM_NAMES): readonly string[] {
  const team = (seat: Seat) => names[seat === 0 ? 0 : 1];
  switch (event.kind) {
    case 'moved':
    case 'joined':
      return movedLines(event, viewer);
    case 'attacked':
      return attackedLines(event, viewer, team);
    case 'placed':
    case 'heaped':
      return placedLines(event, viewer, team(event.seat));
    case 'flipped':
      return [`${fullName(event.unit.card)} was flipped on ${fieldName(event.field)}!`];
    case 'blocked':
      return [`${name(event.unit, viewer)} (${fieldName(event.field)}) blocks!`];
    case 'discarded':
      return [`${team(event.seat)} discarded ${event.seat === viewer ? fullName(event.card) : HIDDEN}.`];
    case 'turn':
      return [`It is ${team(event.seat)}'s turn!`];
    case 'dry':
      return [`${team(event.seat)} has no cards left in the deck!`];
    case 'won':
      return [`${team(event.seat)} wins!`];
    case 'auto':
    case 'decks':
      return [];
  }
}

/** Returns the document's description of a field. */
export function show(piece: Piece | undefined, viewer: Seat, names: TeamNames = TEAM_NAMES): string[] {
  if (!piece) return ['<no unit>'];
  const team = names[piece.team === 0 ? 0 : 1];
  if (piece.kind === 'king') return [`${team}'s ${KING_NAME}`];
  const value = (number: number) => (isKnown(piece, viewer) ? number : HIDDEN);
  return [`${name(piece, viewer)} (Team ${team})`, `ATK: ${value(piece.card.atk)}`, `DEF: ${value(piece.card.def)}`];
}

function isKnown({ up, team }: Unit, viewer: Seat): boolean {
  return up || team === viewer;
}

function name(piece: Piece, viewer: Seat, words: (card: Card) => string = nameOf): string {
  if (piece.kind === 'king') return KING_NAME;
  return isKnown(piece, viewer) ? words(piece.card) : HIDDEN;
}

function movedLines({ piece, to, met }: Moved, viewer: Seat): string[] {
  const who = name(piece, viewer);
  const blocked = piece.kind === 'unit' && piece.blocks;
  return [
    ...(blocked ? [`${who} no longer blocks.`] : []),
    `${who} moves to ${fieldName(to)}.`,
    ...(met && piece.kind === 'unit' ? joinedLines(piece, met, to, viewer) : []),
  ];
}

function joinedLines(unit: Unit, { standing, union }: Encounter, field: Field, viewer: Seat): string[] {
  const below = name(standing, viewer);
  return [
    `${name(unit, viewer)} and ${below} on ${fieldName(field)} join forces!`,
    union ? 'Success!' : `Union failed. ${below} was eliminated.`,
  ];
}

function attackedLines(event: Attacked, viewer: Seat, team: (seat: Seat) => string): string[] {
  const { by, target, from, to, falls, damage, advances } = event;
  const flips = [[by, from] as const, [target, to] as const].flatMap(([piece, field]) =>
    piece.kind === 'unit' && !piece.up ? [`${fullName(piece.card)} was flipped on ${fieldName(field)}!`] : [],
  );
  const fallen = falls.map((side) => (side === 'attacker' ? by : target));
  return [
    ...(by.blocks ? [`${name(by, viewer)} no longer blocks.`] : []),
    `${fullName(by.card)} attacks ${name(target, viewer, fullName)} on ${fieldName(to)}!`,
    ...flips,
    ...fallen.map((piece) => `${openName(piece)} was eliminated!`),
    ...(damage ? [`${team(damage.seat)} takes ${damage.points} damage!`] : []),
    ...(advances ? [`${nameOf(by.card)} moves to ${fieldName(to)}.`] : []),
    ...(damage?.left === 0 ? [`${team(damage.seat)}'s life points dropped to 0!`] : []),
  ];
}

function openName(piece: Piece): string {
  return piece.kind === 'king' ? KING_NAME : nameOf(piece.card);
}

function placedLines({ seat, field, placings }: Placed, viewer: Seat, team: string): string[] {
  return placings.flatMap(({ card, met, lost }) => {
    const unit = newUnit(card, seat);
    const who = name(unit, viewer);
    return [
      `${team} places ${who} on ${fieldName(field)}.`,
      ...(met ? joinedLines(unit, met, field, viewer) : []),
      ...(lost ? [`${who} was eliminated!`] : []),
    ];
  });
}

/** An invalid command. The program prints `ERROR: ` and the message. */
export class CommandError extends Error {}

/** Returns the line of a CommandError. Rethrows other errors. */
export function errorLine(thrown: unknown): string {
  if (!(thrown instanceof CommandError)) throw thrown;
  return `ERROR: ${thrown.message.replaceAll(/\s/g, ' ')}`;
}
