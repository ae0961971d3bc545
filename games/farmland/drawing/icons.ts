import type { Seat } from '@longtable/kit';
import { type Colour, iconsIn, SIGNS } from '@longtable/kit/picture';
import type { FarmlandEvent } from '../events.ts';
import { type Field, parseField } from '../fields.ts';
import { FACES, UNITS } from '../files/deck-file.ts';
import { partsOf } from '../rules/union.ts';
import { type Card, pieceOn, type State, teamOf } from '../state.ts';

export const THINGS = {
  King: SIGNS.king,
  player: 'farmer',
  'uploaded unit': 'farmer',
  'face-down unit': 'wheat',
  blocks: SIGNS.defence,
  move: SIGNS.steps,
  place: 'card-play',
  attack: SIGNS.blow,
  unite: 'linked-rings',
  lose: SIGNS.deadly,
} as const;

export const icons: Readonly<Record<string, string>> = { ...UNITS, ...THINGS };

/** Colours of icons on buttons. */
export const iconColours: Readonly<Record<string, Colour>> = iconsIn(Object.values(UNITS), '#c5e08a');

/** Returns the icon of a card: the one that its author chose, by its name, or that of all uploaded units. A union has the icon of its first unit. */
export function iconOfCard(card: Card): string {
  const chosen = FACES.find(({ icon }) => icon === card.icon);
  if (chosen) return chosen.icon;
  const [first = ''] = partsOf(card);
  return Object.hasOwn(UNITS, first) ? UNITS[first]! : THINGS['uploaded unit'];
}

/** Returns the icon before a line of the log. */
export function iconOfEvent(event: FarmlandEvent): string | undefined {
  return event.kind === 'flipped' ? iconOfCard(event.unit.card) : KINDS[event.kind];
}

const KINDS: Partial<Record<FarmlandEvent['kind'], string>> = {
  moved: THINGS.move,
  joined: THINGS.unite,
  attacked: SIGNS.attack,
  placed: THINGS.place,
  heaped: THINGS.unite,
  blocked: THINGS.blocks,
  discarded: SIGNS.hand,
  turn: SIGNS.waits,
};

const DEEDS: Readonly<Record<string, string>> = { block: THINGS.blocks, flip: SIGNS.seen };

/** Returns the icon of a line: the action, or the piece or the last card if the line has no action yet. */
export function iconOf(state: State, seat: Seat, line: string): string | undefined {
  const [first = '', second = '', third = ''] = line.split(' ');
  const field = parseField(first);
  if (field !== undefined && second === '') return iconOn(state, field);
  if (field !== undefined) return first === third ? THINGS.move : iconOfDeed(state, seat, second, third);
  if (line === 'yield') return SIGNS.waits;
  const number = /^(?:place (?:\d )*|yield )(\d) ?$/.exec(line)?.[1];
  const card = number === undefined ? undefined : teamOf(state, seat).hand[Number(number) - 1];
  return card && iconOfCard(card);
}

function iconOn(state: State, field: Field): string | undefined {
  const piece = pieceOn(state, field);
  return piece?.kind === 'unit' ? iconOfCard(piece.card) : piece && THINGS.King;
}

function iconOfDeed(state: State, seat: Seat, verb: string, to: string): string | undefined {
  const target = pieceOn(state, parseField(to) ?? -1);
  return verb === 'move' && target && target.team !== seat ? THINGS.attack : DEEDS[verb];
}
