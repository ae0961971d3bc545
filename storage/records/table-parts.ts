import { LANGUAGES, seatDesign } from '@longtable/kit';
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

/** Somebody who came when a game was already going, and waits for the next one. */
export const latecomer = z.strictObject({ id: z.string(), name: z.string().optional() });

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
export const offer = z.strictObject({
  what: z.enum(['pause', 'draw', 'undo']),
  seat: seatNumber,
  /** The seats that have agreed so far. */
  agreed: z.array(seatNumber),
  /** Tells it from every other offer at this table, so that nobody agrees to something they did not read. */
  mark: z.int().min(0),
});

/** What came of an offer, until whoever made it has acted. */
export const answer = z.strictObject({
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
export const call = z.strictObject({
  channel: z.string(),
  message: z.string(),
  /** As in a place. */
  guest: z.literal(true).optional(),
  about: notice.shape.about,
  seats: z.array(seatNumber),
  /** Other tables that the same message calls to: it goes when all of them are answered. */
  among: z.array(z.string()).optional(),
});

/** Lines that somebody wants played at their next turns; nobody else sees them. */
export const plan = z.strictObject({
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
export const note = z.strictObject({ seat: seatNumber, about: z.string(), mark: z.string() });

export const move = z.strictObject({
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

/** What whoever played alone is offered next: their other tables, a stronger computer, a daily, or a puzzle. */
export const nextStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tables') }),
  z.strictObject({ kind: z.literal('stronger') }),
  z.strictObject({ kind: z.literal('daily'), game: z.string(), title: z.string() }),
  z.strictObject({ kind: z.literal('puzzle'), game: z.string(), title: z.string() }),
]);
