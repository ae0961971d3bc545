import { type GameEvent, LANGUAGES, seatDesign } from '@longtable/kit';
import { z } from 'zod';
import { DISPLAYS } from './display.ts';

/** The shape of a seat. */
export const seat = z.discriminatedUnion('kind', [
  /** `name` is how the person is called on the server, as of their last act at the table. */
  z.strictObject({
    kind: z.literal('person'),
    id: z.string(),
    name: z.string().optional(),
    /** What the game did to this person's rating, once it is over and if it counted. */
    rated: z.strictObject({ before: z.int(), after: z.int() }).optional(),
    /** The achievements that the game brought this person. */
    earned: z.array(z.string()).optional(),
    /** Until when this person is on vacation, as far as the table goes along with it. */
    away: z.number().optional(),
    /** What this person brings to a table that has not begun; from then on it is among the table's options. */
    brings: seatDesign.optional(),
  }),
  /** Asked by name, and has not accepted: the seat is kept until those who wait decide otherwise. */
  z.strictObject({
    kind: z.literal('invited'),
    id: z.string(),
    name: z.string().optional(),
    /** They declined, or did not answer in time; absent while an answer is waited for. */
    answer: z.enum(['declined', 'expired']).optional(),
    /** What this person brought to the game before. */
    brings: seatDesign.optional(),
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
    /** The level of the computer that plays on. */
    level: z.string(),
    rated: z.strictObject({ before: z.int(), after: z.int() }).optional(),
    earned: z.array(z.string()).optional(),
  }),
  /** A person who asked to be forgotten. */
  z.strictObject({ kind: z.literal('someone') }),
]);

export const seatNumber = z.int().min(0);

/** How a table came to its end. */
export const ending = z.discriminatedUnion('by', [
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
  /** It was a puzzle: its player solved it, failed, or gave up. */
  z.strictObject({ by: z.literal('puzzle'), how: z.enum(['solved', 'failed', 'left']) }),
  /** Somebody who manages the server ended it. */
  z.strictObject({ by: z.literal('manager') }),
]);

export const clock = z.strictObject({
  /** Milliseconds for a turn, or none. */
  perTurnMs: z.int().min(1).nullable(),
  /** When each seat's time is up; null for seats that nothing is asked of. While paused: what is left of it. */
  expiresAt: z.array(z.number().nullable()),
  /** Where no time is set: since when each seat is waited for. */
  waitingSince: z.array(z.number().nullable()).optional(),
  /** The seats that were reminded in this turn, each as often as it was due. */
  reminded: z.array(seatNumber),
  /** The seats whose time ran out or who stayed away for long, and about whom the others have been asked. */
  expired: z.array(seatNumber),
});

/** Something a seat asks the others to agree to. */
export const offer = z.strictObject({
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
export const notice = z.strictObject({
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
export const sentPing = z.strictObject({
  channel: z.string(),
  message: z.string(),
  /** As in a place. */
  guest: z.literal(true).optional(),
  about: notice.shape.about,
  seats: z.array(seatNumber),
  /** Other tables that the same message calls to: it goes when all of them are answered. */
  among: z.array(z.string()).optional(),
});

export const move = z.strictObject({
  seat: seatNumber,
  line: z.string(),
  at: z.number(),
  /** One press played it together with the move before it. */
  joined: z.literal(true).optional(),
});

/** Where a table's board is posted. */
export const location = z.strictObject({
  guild: z.string().nullable(),
  channel: z.string(),
  /** The forum that it is a post of; the channel is the forum itself until that post is made. */
  forum: z.string().optional(),
  /** How the game stands by the tags of its post. */
  tagged: z.enum(['waiting', 'playing', 'over']).optional(),
  /** Longtable is not a member there and can only answer interactions. */
  guest: z.literal(true).optional(),
  /** The board message, once it was sent. */
  message: z.string().nullable(),
  /** The board cannot be shown there, and the players were told so. */
  lost: z.literal(true).optional(),
  /** Boards of before whose buttons are still to be taken off. */
  stale: z
    .array(z.strictObject({ channel: z.string(), message: z.string(), guest: z.literal(true).optional() }))
    .optional(),
  /** The language of what everybody reads there. */
  language: z.enum(LANGUAGES),
  /** How the board is drawn there; plain without it. */
  display: z.enum(DISPLAYS).optional(),
});

/** What the players agreed on when the table was opened. */
export const terms = z.strictObject({
  /** The table's name, as its opener chose it. */
  name: z.string().optional(),
  /** It was asked for after a game among the same people. */
  rematch: z.literal(true).optional(),
  /** Spectators may see everything, because no player minds. */
  openToSpectators: z.literal(true).optional(),
  /** It changes no rating. */
  unrated: z.literal(true).optional(),
  /** Players may ask for hints and let the computer play for them; such a table is not rated. */
  help: z.literal(true).optional(),
  /** Its opener has programs, and the waiting board offers to seat one. */
  programs: z.literal(true).optional(),
  /** Seats are shuffled when the game starts. */
  shuffleSeats: z.boolean(),
  /** The names of uploaded files, by option. */
  files: z.record(z.string(), z.string()).optional(),
  /** The user who opened it, where all players are computers. */
  opener: z.string().optional(),
});

/** The turns of one seat. */
export const turn = z.strictObject({
  /** Number of turns, including those taken back: a button belongs to one turn of its seat, and no number comes twice. */
  count: z.int().min(0),
  /** The Discord interaction of the newest line. An older one that arrives late is not played. */
  interaction: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** Only this seat knows its newest line, because others decide at the same time. */
  sealed: z.literal(true).optional(),
});

/** The newest events, for the lines above the board. */
export const events = z.strictObject({
  /** Events since any seat last acted. */
  list: z.array(z.looseObject({ kind: z.string() }) as z.ZodType<GameEvent>),
  /** Number of the last events that belong to the newest turn. */
  newestTurn: z.int().min(0),
  /** Number of the last events since each seat's own last act. */
  sinceOwnTurn: z.array(z.int().min(0)),
});

export const agreement = z.strictObject({ offer: offer.nullable(), answer: answer.optional() });

export const pings = z.strictObject({
  /** Pings that must still be sent. */
  notices: z.array(notice),
  sent: z.array(sentPing),
});

/** Milliseconds without a move after which players are asked whether the game goes on, since when, and whether they were asked. */
export const inactivity = z.strictObject({ afterMs: z.number(), sinceAt: z.number(), asked: z.boolean() });
