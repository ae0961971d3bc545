import type { GameEvent } from '@longtable/kit';
import { isSecretSeed } from '@longtable/kit/rng';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import {
  answer,
  call,
  clock,
  ending,
  latecomer,
  move,
  nextStep,
  note,
  notice,
  offer,
  place,
  plan,
  seat,
  seatNumber,
} from './table-parts.ts';

/** Who sits in a seat. */
export type Sitter = z.infer<typeof seat>;
export type Place = z.infer<typeof place>;
export type Ending = z.infer<typeof ending>;
export type Clock = z.infer<typeof clock>;
export type Offer = z.infer<typeof offer>;
export type Notice = z.infer<typeof notice>;
export type Notification = z.infer<typeof call>;
export type Latecomer = z.infer<typeof latecomer>;
export type Plan = z.infer<typeof plan>;
/** What somebody is offered next. */
export type NextStep = z.infer<typeof nextStep>;
/** A line somebody played, and when. */
export type Move = z.infer<typeof move>;

const schema = z.strictObject({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  /** The names of uploaded files, by option. */
  files: z.record(z.string(), z.string()).optional(),
  /** What chance follows from; secret while the game goes on. */
  seed: z.union([z.int(), z.string().refine(isSecretSeed)]),
  /** The version of the game's rules and state. */
  rules: z.int().min(1),
  /** The UTC day whose game this is, for a try at the game of the day. */
  daily: z.iso.date().optional(),
  /** Which game of a tournament it is: the first seat is the pairing's first side. */
  tournament: z.strictObject({ id: z.string(), round: z.int().min(0), pairing: z.int().min(0) }).optional(),
  /**
   * It belongs to a match of two games with swapped seats: which table the second one has, or, in the second, what each seat
   * scored in the first.
   */
  match: z
    .union([z.strictObject({ next: z.string() }), z.strictObject({ scored: z.array(z.number()).length(2) })])
    .optional(),
  /** It is the game's lesson, whose steps follow from the number of moves. */
  lesson: z.literal(true).optional(),
  /** It is a puzzle of the game: which one, how many hints its player took, and how hard it was when they were done. */
  puzzle: z
    .strictObject({ id: z.string(), hints: z.int().min(1).max(2).optional(), rating: z.int().optional() })
    .optional(),
  /** How a try at the game of a day stood when it ended. */
  rank: z.strictObject({ place: z.int().min(1), of: z.int().min(1), streak: z.int().min(1) }).optional(),
  /** What its only player was offered when it ended. */
  next: nextStep.optional(),
  seats: z.array(seat),
  /** Who wants to be in the next game, in the order in which they came. */
  latecomers: z.array(latecomer).optional(),
  /** How whoever opened it called it. */
  name: z.string().optional(),
  /** It was asked for after a game among the same people. */
  rematch: z.literal(true).optional(),
  /** Whoever only watches may see everything, because no player minds. */
  seen: z.literal(true).optional(),
  /** It changes nobody's rating. */
  unrated: z.literal(true).optional(),
  /** Players may ask for hints and let the computer play for them, and all know it; such a table is not rated. */
  help: z.literal(true).optional(),
  /** Whoever opened it has programs, and finds them on the board that waits. */
  programs: z.literal(true).optional(),
  /** Who sits where is drawn by lot when the game starts. */
  lots: z.boolean(),
  /** `open` while seats are free or invitations are out. */
  status: z.enum(['open', 'playing', 'paused', 'over']),
  ending: ending.nullable(),
  /** The game's own state; its schema is the game's. Null before the start, and in what is written: it follows from the log. */
  state: z.unknown(),
  /** How often the table was saved: of two drawings the one with more is newer. */
  revision: z.int().min(0),
  /** How many moves were played; each is in a piece of the log or in `tail`. */
  version: z.int().min(0),
  /** Counts each seat's turns, those taken back too: a button belongs to one of its seat's turns, and none comes twice. */
  turns: z.array(z.int().min(0)),
  /** The Discord interaction of each seat's newest line, 0 where there is none. An older one that arrives late is not played. */
  interactions: z.array(z.string().regex(/^\d{1,20}$/)).optional(),
  /** Moves since the last full piece of the log. */
  tail: z.array(move),
  /** Events since any seat last acted, for the lines above the board. */
  events: z.array(z.looseObject({ kind: z.string() }) as z.ZodType<GameEvent>),
  /** How many of the last events are the newest turn, and how many came after each seat's own last act. */
  fresh: z.strictObject({ turn: z.int().min(0), seats: z.array(z.int().min(0)) }).optional(),
  /** How many of the last moves may be taken back. */
  undoable: z.int().min(0),
  /** The seats whose newest line nobody else knows yet, because others decide at the same time. */
  sealed: z.array(seatNumber).optional(),
  offer: offer.nullable(),
  answer: answer.optional(),
  plans: z.array(plan).optional(),
  notes: z.array(note).optional(),
  notices: z.array(notice),
  calls: z.array(call),
  clock,
  /** When a pause ends by itself, where the game limits it. */
  resumes: z.number().optional(),
  /** When an invitation or an open table lapses; null once it began. */
  lapses: z.number().nullable(),
  /** After how many milliseconds without a move players are asked whether it goes on, since about when, and whether they were. */
  silence: z.strictObject({ after: z.number(), since: z.number(), asked: z.boolean() }).optional(),
  /** Who opened it, where only computers sit. */
  opener: z.string().optional(),
  place,
  begun: z.number(),
  moved: z.number(),
});

/** A table: one game being played somewhere. The host is its only writer. */
export type Table = z.infer<typeof schema>;

export const tables: RecordKind<Table> = {
  name: 'table',
  version: 1,
  schema,
  cached: true,
  written: (table) => ({ ...table, state: null }),
};

/** How many moves make a piece of the log. */
export const PIECE = 32;

/** Full pieces of a table's log, each written once; the id is `<table>.<number>`. */
export const pieces: RecordKind<Move[]> = {
  name: 'piece',
  version: 1,
  schema: z.array(move).length(PIECE),
};

/** The state that a table had after so many moves, so that only the moves since then are played again; the id is the table's. */
const snapshot = z.strictObject({ rules: z.int().min(1), version: z.int().min(0), state: z.unknown() });

export type Snapshot = z.infer<typeof snapshot>;

export const snapshots: RecordKind<Snapshot> = { name: 'snapshot', version: 1, schema: snapshot };
