import { rngState, type Seat } from '@longtable/kit';
import { z } from 'zod';
import { FIELDS, type Field } from './fields.ts';
import type { PresetName } from './presets.ts';
import type { Duel } from './rules/duel.ts';

export const LIFE_POINTS = 8000;
export const DECK_SIZE = 40;
export const OPENING_HAND = 4;
export const MAX_HAND = 5;
export const MAX_UNITS = 5;

const count = z.int().min(0);
const seat = z.int().min(0).max(1);

const card = z
  .object({
    qualifier: z.string(),
    role: z.string(),
    atk: z.int(),
    def: z.int(),
    /** Qualifiers of the merged units. The unit that was already on the field comes first. */
    united: z.array(z.string()).readonly().optional(),
    /** Whether the card was uploaded. Its name is not translated. */
    own: z.literal(true).optional(),
    /** Icon that the author of an uploaded deck has chosen. */
    icon: z.string().max(40).optional(),
  })
  .readonly();

const king = z.object({ kind: z.literal('king'), team: seat, moved: z.boolean() }).readonly();

const unit = z
  .object({
    kind: z.literal('unit'),
    team: seat,
    card,
    /** Whether the unit is face up. */
    up: z.boolean(),
    blocks: z.boolean(),
    moved: z.boolean(),
  })
  .readonly();

const team = z.object({
  /** Current life points. */
  lp: count,
  /** Top card first. */
  deck: z.array(card).max(DECK_SIZE),
  hand: z.array(card).max(MAX_HAND),
  discarded: z.array(card),
});

/** Number of characters in a symbol file. */
export const SYMBOL_COUNT = 29;

const boardStyle = z.object({
  /** Characters of a symbol file. */
  symbols: z.string().optional(),
  /** Whether the lines between the rows are omitted. */
  compact: z.boolean().optional(),
});

export const stateSchema = z.object({
  teams: z.tuple([team, team]),
  board: z.array(z.union([king, unit]).nullable()).length(FIELDS.length),
  turn: seat,
  /** Whether the team in turn has already placed. */
  placed: z.boolean(),
  /** Whether the team in turn has already acted. */
  acted: z.boolean(),
  winner: seat.nullable(),
  random: rngState,
  /** Life points of both teams at the start. Absent if both start with `LIFE_POINTS`. */
  lives: z.tuple([count, count]).readonly().optional(),
  /** Style of the board in the document's format. Absent for the default board. */
  style: boardStyle.optional(),
});

/** Unit in a deck or a hand. */
export type Card = z.infer<typeof card>;
type King = z.infer<typeof king>;
/** Unit on the board. */
export type Unit = z.infer<typeof unit>;
export type Piece = King | Unit;
export type Team = z.infer<typeof team>;
export type State = z.infer<typeof stateSchema>;

export function teamOf(state: State, seat: Seat): Team {
  return state.teams[seat === 0 ? 0 : 1];
}

export function rivalOf(seat: Seat): Seat {
  return 1 - seat;
}

export function pieceOn(state: State, field: Field): Piece | undefined {
  return state.board[field] ?? undefined;
}

/** Returns the unit on a field, or undefined if it is empty or holds a King. */
export function unitOn(state: State, field: Field): Unit | undefined {
  const piece = pieceOn(state, field);
  return piece?.kind === 'unit' ? piece : undefined;
}

export function kingField(state: State, seat: Seat): Field {
  return state.board.findIndex((piece) => piece?.kind === 'king' && piece.team === seat);
}

/** Returns the fields of a team's units, row by row from A1, without its King. */
export function unitFields(state: State, seat: Seat): Field[] {
  const fields: Field[] = [];
  for (let field = 0; field < state.board.length; field++) {
    const piece = state.board[field];
    if (piece && piece.team === seat && piece.kind === 'unit') fields.push(field);
  }
  return fields;
}

/** Returns a copy whose teams and board can be mutated. Cards and pieces are shared: replace them, never mutate them. */
export function draftOf(state: State): State {
  const [first, second] = state.teams;
  return { ...state, teams: [copyOf(first), copyOf(second)], board: [...state.board] };
}

function copyOf(team: Team): Team {
  return { ...team, deck: [...team.deck], hand: [...team.hand], discarded: [...team.discarded] };
}

/** Encounter with a unit of the same team: the union, or none if they do not unite and the standing unit is removed. */
export interface Encounter {
  readonly standing: Unit;
  readonly union?: Card;
}

/** Card placed on an empty field, onto a unit, or as a sixth unit, which is lost. */
export interface Placing {
  readonly card: Card;
  readonly met?: Encounter;
  readonly lost?: true;
}

/**
 * Move of a piece. A unit joins the allied unit that it meets; a King removes it. A unit that is now next to the other
 * King threatens.
 */
export interface Moved {
  readonly kind: 'moved' | 'joined';
  /** State before the move. */
  readonly piece: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly met?: Encounter;
  readonly threatens?: true;
}

/** Attack of a unit. Both pieces are as they were before the attack. */
export interface Attacked extends Pick<Duel, 'falls' | 'advances'> {
  readonly kind: 'attacked';
  readonly by: Unit;
  readonly target: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly damage?: { readonly seat: Seat; readonly points: number; readonly left: number };
}

/** Cards placed one after the other. The kind is `heaped` if any of them met a unit. */
export interface Placed {
  readonly kind: 'placed' | 'heaped';
  readonly seat: Seat;
  readonly field: Field;
  readonly placings: readonly Placing[];
}

/** Events of a game. Face-down units and cards of a hand are visible to their owner only. */
export type FarmlandEvent =
  | Moved
  | Attacked
  | Placed
  | { readonly kind: 'flipped' | 'blocked'; readonly unit: Unit; readonly field: Field; readonly threatens?: true }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'turn' | 'dry' | 'won'; readonly seat: Seat }
  /** The players begin with different decks: the names of built-in ones, and null for uploaded ones. */
  | { readonly kind: 'decks'; readonly decks: readonly [PresetName | null, PresetName | null] }
  /** The computer plays the whole turn. The events after this one depend on hidden cards. */
  | { readonly kind: 'auto' };
