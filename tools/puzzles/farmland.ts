import { farmland as game } from '@longtable/farmland';
import { adjacentFields, type Field, fieldName, stepsBetween } from '@longtable/farmland/fields';
import { PRESET_NAMES } from '@longtable/farmland/presets';
import {
  boardIsFull,
  type Command,
  faultOf,
  makeLine,
  parseLine,
  placingFields,
} from '@longtable/farmland/rules/commands';
import { nameOf as cardName, partsOf, unite } from '@longtable/farmland/rules/union';
import {
  type Card,
  kingField,
  type Piece,
  pieceOn,
  rivalOf,
  type State,
  teamOf,
  unitFields,
  unitOn,
} from '@longtable/farmland/state';
import type { Seat } from '@longtable/kit';
import type { GoalSearch, PuzzleSource } from './search.ts';

/** Minimum number of turns between puzzles of a game. */
const MIN_TURNS_APART = 4;

/** Maximum number of choices at the start of a turn, to limit search time. */
const MAX_LINES = 30;

const common = { lines: linesOf, mustPrecede, nameOf, keyOf } satisfies Partial<GoalSearch<State>>;

const win: GoalSearch<State> = {
  ...common,
  goal: 'win',
  // The search for `most` also finds the wins.
  isPossible: () => false,
  score: (state, seat) => Number(state.winner === seat),
  enough: 1,
};

const most: GoalSearch<State> = {
  ...common,
  goal: 'most',
  goalOf: ({ winner }, seat) => (winner === seat ? 'win' : 'most'),
  isPossible: (state, seat) => {
    const rivals = [kingField(state, rivalOf(seat)), ...unitFields(state, rivalOf(seat))];
    const isNear = unitFields(state, seat).some((field) => distance(rivals, field) === 0);
    return isNear && linesOf(state, seat, state).length < MAX_LINES;
  },
  score: (state, seat) => -teamOf(state, rivalOf(seat)).lp,
};

/**
 * Puzzle search for Crown of Farmland. Turns are searched with the real face-down cards, but answers must not depend on
 * them.
 */
export const farmland: PuzzleSource<State> = {
  game,
  level: 'master',
  solvers: ['beginner', 'advanced'],
  goalSearches: [win, most],
  optionsOf: (seed) => ({
    deck: PRESET_NAMES[seed % PRESET_NAMES.length],
    against: PRESET_NAMES[Math.floor(seed / PRESET_NAMES.length) % PRESET_NAMES.length],
  }),
  isStart: (state, before) => state.turn !== before?.turn,
  worlds: (state, seat) => [...EXTREMES.map((value) => withHidden(state, seat, value)), ...game.worlds!(state, seat)],
  sceneKey: ({ teams }, goal) => `${goal} ${Math.floor(teams[0].deck.length / MIN_TURNS_APART)}`,
  minPositions: 40,
  maxPositions: 1000,
  isTrivial: () => false,
};

/**
 * Values of face-down units to test answers with. United units can have any value, so an answer that depends on one
 * fails with one of these.
 */
const EXTREMES = [0, 100_000];

function withHidden(state: State, seat: Seat, value: number): State {
  const board = state.board.map((piece) => {
    const isHidden = piece?.kind === 'unit' && !piece.up && piece.team !== seat;
    return isHidden ? { ...piece, card: { ...piece.card, atk: value, def: value } } : piece;
  });
  return { ...state, board };
}

/**
 * Returns the number of steps from a field to the nearest field beside a rival piece. A unit moves again in the same
 * turn only after a union, which uses up an allied unit. A unit farther away than there are allied units therefore
 * takes no part in any attack.
 */
function distance(rivals: readonly Field[], field: Field): number {
  return Math.max(0, Math.min(...rivals.map((rival) => stepsBetween(field, rival))) - 1);
}

function linesOf(state: State, seat: Seat, start: State): string[] {
  if (state.winner !== null) return [];
  const own = unitFields(state, seat);
  const rivals = [kingField(start, rivalOf(seat)), ...unitFields(start, rivalOf(seat))];
  const fellows = own.length - 1 + Number(!state.placed);
  const isNear = (field: Field) => distance(rivals, field) <= fellows;
  const king = kingField(state, seat);
  const movers = own.filter((field) => !unitOn(state, field)!.moved && isNear(field));
  const moves = [...(state.placed ? [] : [king]), ...movers].flatMap((from) =>
    adjacentFields(from)
      .filter((to) => from === king || isNear(to))
      .map((to): Command => ({ verb: 'move', from, to })),
  );
  const fields = state.placed ? [] : placingFields(state).filter(isNear);
  const legal = moves.filter((command) => !faultOf(state, command));
  return [...legal, ...fields.flatMap((field) => placingsOn(state, field))].map(makeLine);
}

/**
 * Returns the pattern of lines that must follow a line. Only attacks have an effect of their own. All other lines make
 * room, position a unit, or allow it to move again.
 */
function mustPrecede(state: State, _seat: Seat, line: string): string {
  const command = parseLine(line)!;
  if (command.verb === 'place') return `^${fieldName(command.field)}|${fieldName(command.field)}$`;
  if (command.verb !== 'move') return '';
  const [piece, target] = [pieceOn(state, command.from)!, pieceOn(state, command.to)];
  const [from, to] = [fieldName(command.from), fieldName(command.to)];
  if (piece.kind === 'king') return `^place|${from}$`;
  if (!target) return `${to}$|${from}$`;
  if (target.team !== piece.team) return '';
  return isUnion(state, command.from, command.to) ? `^${to}|${to}$|${from}$` : `^place|${to}$|${from}$`;
}

function isUnion(state: State, from: Field, to: Field): boolean {
  return unite(unitOn(state, from)!.card, unitOn(state, to)!.card) !== undefined;
}

/** Returns all placings that leave another unit on a field, without cards that would be lost. */
function placingsOn(state: State, field: Field): Command[] {
  const { hand } = teamOf(state, state.turn);
  const standing = unitOn(state, field)?.card;
  if (!standing && boardIsFull(state)) return [];
  const answers = new Map<string, readonly number[]>();
  const goOn = (chosen: readonly number[], below: Card | undefined) => {
    hand.forEach((card, at) => {
      if (chosen.includes(at)) return;
      // A single card can also replace the unit on the field.
      const heap = below ? (unite(card, below)?.card ?? (chosen.length === 0 ? card : undefined)) : card;
      if (!heap) return;
      const next = [...chosen, at];
      if (!answers.has(cardKey(heap))) answers.set(cardKey(heap), next);
      if (heap !== card || !standing) goOn(next, heap);
    });
  };
  goOn([], standing);
  return [...answers.values()].map((cards) => ({ verb: 'place', field, hand: cards }));
}

function nameOf(state: State, seat: Seat, line: string): string {
  const command = parseLine(line)!;
  if (command.verb === 'place') {
    const { hand } = teamOf(state, seat);
    const standing = unitOn(state, command.field);
    const cards = command.hand.map((at) => cardName(hand[at]!)).join(' and ');
    return `${cards} placed on ${standing ? `${cardName(standing.card)} ` : ''}${fieldName(command.field)}`;
  }
  if (command.verb !== 'move') return line;
  const target = pieceOn(state, command.to);
  const to = `${target ? `${pieceName(target)} ` : ''}${fieldName(command.to)}`;
  return `${pieceName(pieceOn(state, command.from)!)} ${fieldName(command.from)} to ${to}`;
}

function pieceName(piece: Piece): string {
  return piece.kind === 'king' ? 'King' : cardName(piece.card);
}

/** Returns a key without face-down and blocking states, which do not affect the mover. */
function keyOf(state: State, seat: Seat): string {
  const { lp } = teamOf(state, rivalOf(seat));
  const own = teamOf(state, seat).lp;
  let key = `${state.winner} ${lp} ${own} ${state.placed}`;
  state.board.forEach((piece, field) => {
    if (piece)
      key += ` ${field}${piece.team}${piece.moved ? 'x' : ''}${piece.kind === 'king' ? '' : cardKey(piece.card)}`;
  });
  return key;
}

function cardKey(card: Card): string {
  const known = KEYS.get(card);
  if (known !== undefined) return known;
  const key = `${card.atk}/${card.def}${partsOf(card).toSorted()}`;
  KEYS.set(card, key);
  return key;
}

/** Cache of card keys. Positions of a turn share their cards. */
const KEYS = new WeakMap<Card, string>();
