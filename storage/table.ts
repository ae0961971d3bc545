import { z } from 'zod';
import type { GameEvent } from '../games/kit/game.ts';
import { LANGUAGES } from '../games/kit/text.ts';
import type { RecordKind } from './index.ts';

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), id: z.string() }),
  z.strictObject({ kind: z.literal('computer'), level: z.string() }),
  z.strictObject({ kind: z.literal('open') }),
]);

const move = z.strictObject({ seat: z.int().min(0), line: z.string(), at: z.number() });

/** Who sits in a seat. */
export type Sitter = z.infer<typeof seat>;
/** A line somebody played, and when. */
export type Move = z.infer<typeof move>;

const schema = z.strictObject({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  seed: z.int(),
  seats: z.array(seat),
  /** `open` while seats are free, `over` when it is played out or given up. */
  status: z.enum(['open', 'playing', 'over']),
  /** The game's own state; its schema is the game's. Null before the start. */
  state: z.unknown(),
  /** How many moves were played; each is in a piece of the log or in `tail`. */
  version: z.int().min(0),
  /** How often each seat has moved: a button belongs to one of its seat's turns. */
  turns: z.array(z.int().min(0)),
  /** Moves since the last full piece of the log. */
  tail: z.array(move),
  /** What happened since a person last moved, for the lines under the board. */
  events: z.array(z.looseObject({ kind: z.string() }) as z.ZodType<GameEvent>),
  /** The seat that gave up, if one did. */
  resigned: z.int().min(0).nullable(),
  place: z.strictObject({
    guild: z.string().nullable(),
    channel: z.string(),
    /** The board message, once it was sent. */
    message: z.string().nullable(),
    /** The language of what everybody reads there. */
    language: z.enum(LANGUAGES),
  }),
  begun: z.number(),
  moved: z.number(),
});

/** A table: one game being played somewhere. The host is its only writer. */
export type Table = z.infer<typeof schema>;

export const tables: RecordKind<Table> = { name: 'table', version: 1, schema };

/** How many moves make a piece of the log. */
export const PIECE = 32;

/** Full pieces of a table's log, each written once; the id is `<table>.<number>`. */
export const pieces: RecordKind<Move[]> = { name: 'piece', version: 1, schema: z.array(move).length(PIECE) };
