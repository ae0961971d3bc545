import { z } from 'zod';
import { isSecret } from '../../games/kit/chance.ts';
import type { GameEvent } from '../../games/kit/game.ts';
import { LANGUAGES } from '../../games/kit/text.ts';
import type { RecordKind } from '../index.ts';
import { DISPLAYS } from './display.ts';

/** The shape of a seat. */
export const seat = z.discriminatedUnion('kind', [
  /** `name` is how the person is called on the server, as of their last act at the table; absent at tables from before it was kept. */
  z.strictObject({
    kind: z.literal('person'),
    id: z.string(),
    name: z.string().optional(),
    /** What the game did to this person's rating, once it is over and if it counted. */
    rated: z.strictObject({ before: z.int(), after: z.int() }).optional(),
    /** Until when this person is on vacation, as far as the table goes along with it. */
    away: z.number().optional(),
  }),
  /** Asked by name, and has not accepted: the seat is kept until those who wait decide otherwise. */
  z.strictObject({
    kind: z.literal('invited'),
    id: z.string(),
    name: z.string().optional(),
    /** They declined, or did not answer in time; absent while an answer is waited for. */
    answer: z.enum(['declined', 'expired']).optional(),
  }),
  z.strictObject({
    kind: z.literal('computer'),
    level: z.string(),
    /** The person whose seat it was, while the game lasts: they may take it back. */
    instead: z.strictObject({ id: z.string(), name: z.string().optional() }).optional(),
  }),
  z.strictObject({
    kind: z.literal('program'),
    /** As it calls itself, once it has come. */
    name: z.string().optional(),
    /** The person who seated it and answers for it, while the game lasts. */
    owner: z.strictObject({ id: z.string(), name: z.string().optional() }).optional(),
    /** The hash of what its first connection has to know; gone as soon as one knew it. */
    secret: z.string().optional(),
    /** The hash of what it comes back with. */
    token: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('open') }),
  /** A person who left while the others play on. */
  z.strictObject({
    kind: z.literal('gone'),
    id: z.string(),
    name: z.string().optional(),
    /** When that was: whoever left later is placed higher. */
    at: z.number(),
    /** The level of the computer that plays on; without it the seat is out of the game. */
    level: z.string().optional(),
    rated: z.strictObject({ before: z.int(), after: z.int() }).optional(),
  }),
  /** A person who asked to be forgotten. */
  z.strictObject({ kind: z.literal('someone') }),
]);

const seatNumber = z.int().min(0);

/** How a table came to its end. */
const ending = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('game') }),
  z.strictObject({ by: z.literal('resigning'), seat: seatNumber }),
  z.strictObject({ by: z.literal('time'), seat: seatNumber }),
  z.strictObject({ by: z.literal('draw') }),
  /** Somebody left or ran out of time before everybody had moved: it has no result. */
  z.strictObject({ by: z.literal('aborted'), seat: seatNumber, late: z.literal(true).optional() }),
  /** It never began: somebody declined, or got up before the others had come, or nobody came in time. */
  z.strictObject({
    by: z.literal('nobody'),
    why: z.enum(['declined', 'withdrawn', 'lapsed']).optional(),
    seat: seatNumber.optional(),
  }),
  /** Nobody moved for so long that it was cleared away, though everybody was asked. */
  z.strictObject({ by: z.literal('silence') }),
  /** Somebody waited in vain for so long that they ended it, to nobody's loss. */
  z.strictObject({ by: z.literal('absence'), seat: seatNumber }),
  /** It was a lesson: all its steps are done, or whoever learned left it. */
  z.strictObject({ by: z.literal('lesson') }),
  /** Somebody who manages the server ended it. */
  z.strictObject({ by: z.literal('manager') }),
]);

const clock = z.strictObject({
  /** Milliseconds for a turn, or none. */
  perTurn: z.int().min(1).nullable(),
  /** When each seat's time is up; null for seats that nothing is asked of. While paused: what is left of it. */
  until: z.array(z.number().nullable()),
  /** Where no time is set: since when each seat is waited for. */
  since: z.array(z.number().nullable()).optional(),
  /** The seats that were reminded in this turn, each as often as it was due. */
  reminded: z.array(seatNumber),
  /** The seats whose time ran out or who stayed away for long, and about whom the others have been asked. */
  lapsed: z.array(seatNumber),
});

/** Something a seat asks the others to agree to. */
const offer = z.strictObject({
  what: z.enum(['pause', 'draw', 'undo']),
  seat: seatNumber,
  /** The seats that have agreed so far. */
  agreed: z.array(seatNumber),
  /** Tells it from every other offer at this table, so that nobody agrees to something they did not read. */
  mark: z.int().min(0),
});

/** What came of an offer, until whoever made it has acted. */
const answer = z.strictObject({
  what: offer.shape.what,
  seat: seatNumber,
  by: seatNumber,
  agrees: z.boolean(),
});

/** Something to be said in a message of its own, because edits do not ping; kept until it was sent. */
const notice = z.strictObject({
  /** Sent along, so that Discord drops a second one. */
  nonce: z.string(),
  /**
   * It is their turn; their time runs short; their time is up; somebody asks them to agree, or does (not) agree with them;
   * somebody asks them to play, or has asked another meanwhile; whom they asked does not come; nobody moves any more; the
   * computer has their seat; it is over.
   */
  about: z.enum([
    'turn',
    'begins',
    'reminder',
    'timeout',
    'offer',
    'declined',
    'agreed',
    'invitation',
    'uninvited',
    'vacant',
    'silence',
    'replaced',
    'end',
  ]),
  seats: z.array(seatNumber),
  /** A reminder that comes while there is time enough. */
  early: z.literal(true).optional(),
  /** Said in a direct message, because they asked for that. */
  privately: z.literal(true).optional(),
  /** What was declined, and by whom, where the table did not keep it. */
  declined: z.strictObject({ what: offer.shape.what, by: seatNumber }).optional(),
  /** Who was asked before, and has no seat here any more. */
  uninvited: z.string().optional(),
});

/** A message that calls somebody, and stands until they have acted or answered. */
const call = z.strictObject({
  channel: z.string(),
  message: z.string(),
  about: notice.shape.about,
  seats: z.array(seatNumber),
  /** Other tables that the same message calls to: it goes when all of them are answered. */
  among: z.array(z.string()).optional(),
});

/** Lines that somebody wants played at their next turns; nobody else sees them. */
const plan = z.strictObject({
  seat: seatNumber,
  /** Each may wait for a certain reply of the others. */
  steps: z.array(
    z.strictObject({
      after: z.string().optional(),
      line: z.string(),
      /** The line as its buttons say it, where that can be known. */
      words: z.strictObject({ en: z.string(), de: z.string() }).optional(),
    }),
  ),
  /** A reply that was chosen, and whose line was not. */
  reply: z.string().optional(),
  /** Its first line is tried as soon as it is the seat's turn; not in a turn that had begun when it was made. */
  ready: z.boolean(),
  /** Why it goes on no longer: another reply came, the line was not possible, or moves were taken back. */
  stopped: z.enum(['reply', 'line', 'undo']).optional(),
  /** Counts its changes. */
  mark: z.int().min(0),
});

/** A mark that somebody has put on something of the game; nobody else sees it. */
const note = z.strictObject({ seat: seatNumber, about: z.string(), mark: z.string() });

const move = z.strictObject({
  seat: seatNumber,
  line: z.string(),
  at: z.number(),
  /** One press played it together with the move before it. */
  joined: z.literal(true).optional(),
});

/** The shape of a place. */
export const place = z.strictObject({
  guild: z.string().nullable(),
  channel: z.string(),
  /** The board message, once it was sent. */
  message: z.string().nullable(),
  /** The board cannot be shown there, and the players were told so. */
  lost: z.literal(true).optional(),
  /** Boards of before whose buttons are still to be taken off. */
  stale: z.array(z.strictObject({ channel: z.string(), message: z.string() })).optional(),
  /** The language of what everybody reads there. */
  language: z.enum(LANGUAGES),
  /** How the board is drawn there; plain without it. */
  display: z.enum(DISPLAYS).optional(),
});

/** Who sits in a seat. */
export type Sitter = z.infer<typeof seat>;
export type Place = z.infer<typeof place>;
export type Ending = z.infer<typeof ending>;
export type Clock = z.infer<typeof clock>;
export type Offer = z.infer<typeof offer>;
export type Notice = z.infer<typeof notice>;
export type Notification = z.infer<typeof call>;
export type Plan = z.infer<typeof plan>;
/** A line somebody played, and when. */
export type Move = z.infer<typeof move>;

const schema = z.strictObject({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  /** What chance follows from; secret while the game goes on. */
  seed: z.union([z.int(), z.string().refine(isSecret)]),
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
  /** How a try at the game of a day stood when it ended. */
  rank: z.strictObject({ place: z.int().min(1), of: z.int().min(1), streak: z.int().min(1) }).optional(),
  seats: z.array(seat),
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
  version: 4,
  schema,
  cached: true,
  written: (table) => ({ ...table, state: null }),
  // Each version may hold what older ones would take for damage: 3 other tables in a call, 4 joined moves, answers and more ends.
  migrations: { 1: (old) => ({ rules: 1, ...withCalls(old) }), 2: (old) => old, 3: (old) => old },
};

/** Only who sits at a table, for walks through many of them: the rest is neither validated nor cached. */
export const guestLists: RecordKind<Pick<Table, 'status' | 'seats'>> = {
  name: tables.name,
  version: tables.version,
  schema: z.object({ status: schema.shape.status, seats: schema.shape.seats }),
  migrations: { ...tables.migrations },
};

/** There was one call at a time, and whom it was for was not kept. */
function withCalls(old: unknown): object {
  const { place, seats, ...table } = z
    .looseObject({
      place: z.looseObject({ channel: z.string(), ping: z.string().optional() }),
      seats: z.array(z.unknown()),
    })
    .parse(old);
  const { ping, ...where } = place;
  const call = { channel: place.channel, message: ping, about: 'turn', seats: [...seats.keys()] };
  return { ...table, seats, place: where, calls: ping === undefined ? [] : [call] };
}

/** How many moves make a piece of the log. */
export const PIECE = 32;

/** Full pieces of a table's log, each written once; the id is `<table>.<number>`. */
export const pieces: RecordKind<Move[]> = {
  name: 'piece',
  version: 2,
  schema: z.array(move).length(PIECE),
  migrations: { 1: (old) => old },
};

/** The state that a table had after so many moves, so that only the moves since then are played again; the id is the table's. */
const snapshot = z.strictObject({ rules: z.int().min(1), version: z.int().min(0), state: z.unknown() });

export type Snapshot = z.infer<typeof snapshot>;

export const snapshots: RecordKind<Snapshot> = { name: 'snapshot', version: 1, schema: snapshot };
