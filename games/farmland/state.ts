import { rngState, type Seat } from '@longtable/kit';
import { z } from 'zod';
import { FIELDS, type Field } from './fields.ts';

export const LIFE_POINTS = 8000;
export const DECK_SIZE = 40;
export const OPENING_HAND = 4;
export const MAX_HAND = 5;
export const MAX_UNITS = 5;

const whole = z.int().min(0);
const seat = z.int().min(0).max(1);

const card = z
  .object({
    qualifier: z.string(),
    role: z.string(),
    atk: z.int(),
    def: z.int(),
    /** The qualifiers of the united units, the one that stood on the field first. */
    united: z.array(z.string()).readonly().optional(),
    /** Uploaded by a player, so its name isn't translated. */
    own: z.literal(true).optional(),
  })
  .readonly();

const king = z.object({ kind: z.literal('king'), team: seat, moved: z.boolean() }).readonly();

const unit = z
  .object({
    kind: z.literal('unit'),
    team: seat,
    card,
    up: z.boolean(),
    blocks: z.boolean(),
    moved: z.boolean(),
  })
  .readonly();

const team = z.object({
  lp: whole,
  /** The top comes first. */
  deck: z.array(card).max(DECK_SIZE),
  hand: z.array(card).max(MAX_HAND),
  discarded: z.array(card),
});

/** How many symbols draw the document's board. */
export const SYMBOL_COUNT = 29;

const boardStyle = z.object({
  /** The characters of a symbol file. */
  symbols: z.string().optional(),
  /** Leaves out the lines between the rows. */
  compact: z.boolean().optional(),
});

/** The schema that storage checks states against. */
export const stateSchema = z.object({
  teams: z.tuple([team, team]),
  board: z.array(z.union([king, unit]).nullable()).length(FIELDS.length),
  turn: seat,
  /** The team whose turn it is has already placed. */
  placed: z.boolean(),
  /** The team whose turn it is has already done something. */
  acted: z.boolean(),
  winner: seat.nullable(),
  /** The random generator's state. */
  random: rngState,
  /** The life points that both teams started with, where they aren’t the document’s. */
  lives: z.tuple([whole, whole]).readonly().optional(),
  /** How the document's board is drawn; absent where the table draws its own. */
  style: boardStyle.optional(),
});

/** A unit in a deck or a hand. */
export type Card = z.infer<typeof card>;
type King = z.infer<typeof king>;
/** A unit on the board. */
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

/** The unit on a field; undefined if it is empty or holds a King. */
export function unitOn(state: State, field: Field): Unit | undefined {
  const piece = pieceOn(state, field);
  return piece?.kind === 'unit' ? piece : undefined;
}

export function kingField(state: State, seat: Seat): Field {
  return state.board.findIndex((piece) => piece?.kind === 'king' && piece.team === seat);
}

/** The fields of a team's units, row by row from A1, without its King. */
export function unitFields(state: State, seat: Seat): Field[] {
  const fields: Field[] = [];
  for (let field = 0; field < state.board.length; field++) {
    const piece = state.board[field];
    if (piece && piece.team === seat && piece.kind === 'unit') fields.push(field);
  }
  return fields;
}

/** A copy to perform commands on. Its teams and board can be changed; cards and pieces are shared and only ever replaced. */
export function draftOf(state: State): State {
  const [first, second] = state.teams;
  return { ...state, teams: [copyOf(first), copyOf(second)], board: [...state.board] };
}

function copyOf(team: Team): Team {
  return { ...team, deck: [...team.deck], hand: [...team.hand], discarded: [...team.discarded] };
}
