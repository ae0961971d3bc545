import { type GameEvent, LANGUAGES, seatDesign } from '@longtable/kit';
import { z } from 'zod';
import { DISPLAYS } from './person.ts';

/** A Glicko-2 rating. */
export const rating = z.strictObject({ rating: z.number(), deviation: z.number(), volatility: z.number() });

/** Ratings before and after a rated game, rounded. `undo` has what is needed to void the game. */
const ratedChange = z.strictObject({
  before: z.int(),
  after: z.int(),
  provisional: z.literal(true).optional(),
  undo: z
    .strictObject({
      /** Absent before the first rated game. */
      before: rating.optional(),
      after: rating,
      /** Opponents met for the first time, and players who won or drew for the first time. */
      opponents: z.array(z.string()),
      lostTo: z.array(z.string()),
      at: z.number(),
    })
    .optional(),
});

export const seat = z.discriminatedUnion('kind', [
  /** `name` is the person's display name at their last action. */
  z.strictObject({
    kind: z.literal('person'),
    id: z.string(),
    name: z.string().optional(),
    /** Ratings before and after a rated game. */
    rated: ratedChange.optional(),
    /** Achievements earned in the game. */
    earned: z.array(z.string()).optional(),
    /** End of the person's vacation, as far as the server allows it. */
    away: z.number().optional(),
    /** Design chosen before the start. At the start it moves into the table's options. */
    design: seatDesign.optional(),
  }),
  /** An invited user. The seat is reserved until the waiting players decide otherwise. */
  z.strictObject({
    kind: z.literal('invited'),
    id: z.string(),
    name: z.string().optional(),
    /** Absent while the invitation is unanswered. */
    answer: z.enum(['declined', 'expired']).optional(),
    /** Design used in the previous game. */
    design: seatDesign.optional(),
  }),
  z.strictObject({
    kind: z.literal('computer'),
    level: z.string(),
    /** The replaced player, who may take the seat back while the game lasts. */
    instead: z.strictObject({ id: z.string(), name: z.string().optional() }).optional(),
  }),
  z.strictObject({
    kind: z.literal('program'),
    /** Name sent by the program when it connects. */
    name: z.string().optional(),
    /** The user who seated the program, while the game lasts. */
    owner: z.strictObject({ id: z.string(), name: z.string().optional() }).optional(),
    /** Hash of the secret for the first connection. Removed once it is used. */
    secret: z.string().optional(),
    /** Hash of the token for reconnecting. */
    token: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('open') }),
  /** A person who left while the others play on. */
  z.strictObject({
    kind: z.literal('gone'),
    id: z.string(),
    name: z.string().optional(),
    /** Time at which they left. Players who left later rank higher. */
    at: z.number(),
    /** Level of the computer that plays on. */
    level: z.string(),
    rated: ratedChange.optional(),
    earned: z.array(z.string()).optional(),
  }),
  /** A user who deleted their data. */
  z.strictObject({ kind: z.literal('someone') }),
]);

export const seatNumber = z.int().min(0);

export const ending = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('game') }),
  z.strictObject({ by: z.literal('resigning'), seat: seatNumber }),
  z.strictObject({ by: z.literal('time'), seat: seatNumber }),
  z.strictObject({ by: z.literal('draw') }),
  /** A player left or timed out before all had moved. No result. */
  z.strictObject({ by: z.literal('aborted'), seat: seatNumber, late: z.literal(true).optional() }),
  /** The game never started: declined, left or expired. */
  z.strictObject({
    by: z.literal('nobody'),
    why: z.enum(['declined', 'withdrawn', 'lapsed', 'manager', 'operator']).optional(),
    seat: seatNumber.optional(),
  }),
  /** Closed after a period of inactivity. */
  z.strictObject({ by: z.literal('inactivity') }),
  /** A waiting player ended the game because `seat` was absent. No result. */
  z.strictObject({ by: z.literal('absence'), seat: seatNumber }),
  /** An exercise that was solved or completed, failed, or left. No result. */
  z.strictObject({ by: z.literal('exercise'), how: z.enum(['solved', 'failed', 'left']) }),
  /** Ended by a server manager, or by the operator of the bot. */
  z.strictObject({ by: z.literal('manager') }),
  z.strictObject({ by: z.literal('operator') }),
]);

export const clock = z.strictObject({
  /** Null for no time limit. */
  perTurnMs: z.int().min(1).nullable(),
  /** Time at which each seat's time is up. Null for seats not on turn. While paused, the remaining milliseconds. */
  expiresAt: z.array(z.number().nullable()),
  /** Time since which each seat is on turn, if there is no time limit. */
  waitingSince: z.array(z.number().nullable()).optional(),
  /** Seats reminded in this turn, once per reminder. */
  reminded: z.array(seatNumber),
  /** Seats whose time ran out or who were absent, and about whom the others were asked. */
  expired: z.array(seatNumber),
});

/** A ping that must still be sent. Edits of the board do not notify users. */
export const notice = z.strictObject({
  /** Sent to Discord, which drops duplicates. */
  nonce: z.string(),
  /** `offer`, `wish`, `declined` and `agreed` belong to features: questions to other players, and an answer. */
  about: z.enum([
    'turn',
    'begins',
    'reminder',
    'timeout',
    'offer',
    'wish',
    'declined',
    'agreed',
    'invitation',
    'uninvited',
    'vacant',
    'inactivity',
    'replaced',
    'end',
  ]),
  seats: z.array(seatNumber),
  /** Whether a reminder comes before the last one of the turn. */
  early: z.literal(true).optional(),
  /** Whether it is sent right after the game's first board. */
  atStart: z.literal(true).optional(),
  /** Whether it is sent by direct message, at the user's request. */
  privately: z.literal(true).optional(),
  /** The user whose invitation was withdrawn. */
  uninvited: z.string().optional(),
});

/** A ping message that was sent. It is deleted when all its seats have acted. */
export const sentPing = z.strictObject({
  channel: z.string(),
  message: z.string(),
  /** Whether the bot is not a member of the channel's server. */
  guest: z.literal(true).optional(),
  about: notice.shape.about,
  seats: z.array(seatNumber),
  /** Other tables that the same message covers. It is deleted when all are answered. */
  among: z.array(z.string()).optional(),
});

export const move = z.strictObject({
  seat: seatNumber,
  line: z.string(),
  at: z.number(),
  /** Whether it was played by the same press as the previous move. */
  joined: z.literal(true).optional(),
});

/** Location of a table's board. */
export const location = z.strictObject({
  guild: z.string().nullable(),
  channel: z.string(),
  /** Forum of the post. `channel` is the forum itself until the post is created. */
  forum: z.string().optional(),
  /** Lobby channel of an open challenge. `channel` is the lobby itself until the game starts in a thread of the board message. */
  lobby: z.string().optional(),
  /** Status shown by the post's tags. */
  tagged: z.enum(['waiting', 'playing', 'over']).optional(),
  /** Whether the bot is not a member of the server and can only respond to interactions. */
  guest: z.literal(true).optional(),
  /** Whether the table of one person is shown only in their panel and has no board message. `channel` can have another table. */
  inPanel: z.literal(true).optional(),
  /** Null until it is sent. */
  message: z.string().nullable(),
  /** Whether the board cannot be shown and the players were notified. */
  lost: z.literal(true).optional(),
  /** Seats whose invited users were mentioned on an earlier board. Earlier records have `true`, which is ignored. */
  mentioned: z.array(seatNumber).optional().catch(undefined),
  /** Whether a player has moved the table to this channel, which was not opened for it. */
  moved: z.literal(true).optional(),
  /** Earlier boards whose buttons must still be removed. */
  stale: z
    .array(z.strictObject({ channel: z.string(), message: z.string(), guest: z.literal(true).optional() }))
    .optional(),
  /** Language of public messages. */
  language: z.enum(LANGUAGES),
  /** Defaults to `plain`. */
  display: z.enum(DISPLAYS).optional(),
});

/** Terms agreed when the table was opened. */
export const terms = z.strictObject({
  name: z.string().optional(),
  /** Whether a moderator has removed the name, so that players cannot set another one. */
  nameLocked: z.literal(true).optional(),
  /** Requested milliseconds per turn. The game's options can set others. */
  perTurnMs: z.int().min(1).optional(),
  /** Whether the table was opened as a rematch. */
  rematch: z.literal(true).optional(),
  /** Whether spectators may see everything. */
  openToSpectators: z.literal(true).optional(),
  unrated: z.literal(true).optional(),
  /** Whether a server admin has undone the ratings of the game. */
  voided: z.literal(true).optional(),
  /** Rating that users who take an open seat must be close to. */
  rating: z.int().optional(),
  /** Whether players may ask for hints and let the computer play for them. Such a table is not rated. */
  help: z.literal(true).optional(),
  /** Whether the game repeats another one or was continued from a position of it. It is in no history and no stats. */
  practice: z.literal(true).optional(),
  /** Whether the user who opened the table has programs. The waiting board then offers to seat one. */
  programs: z.literal(true).optional(),
  /**
   * Whether a feature has arranged the game for its players: it counts towards no limit, has a result however it ends, and no
   * computer takes over.
   */
  arranged: z.literal(true).optional(),
  /** Whether no other game follows: there is neither a rematch nor a waiting list for the next game. */
  single: z.literal(true).optional(),
  /** Whether it is an exercise: it ends in its own way, is in no history and no stats, and is soon deleted. */
  exercise: z.literal(true).optional(),
  /** Whether the table tells its player each move: there are no shortcuts, and the player can leave at any time. */
  guided: z.literal(true).optional(),
  /** Whether computers do not move automatically. */
  computersWait: z.literal(true).optional(),
  /** Whether spectators do not see the board, because they may play the same game. It is not compared with other games. */
  hidden: z.literal(true).optional(),
  /** Whether seats are shuffled when the game starts. */
  shuffleSeats: z.boolean(),
  /** The names of uploaded files, by option. */
  files: z.record(z.string(), z.string()).optional(),
  /** The user who opened a table of computers only. */
  opener: z.string().optional(),
});

/** The turns of one seat. */
export const turn = z.strictObject({
  /**
   * Number of turns, including those taken back. No number is used twice, so that a button is valid for only one turn
   * of its seat.
   */
  count: z.int().min(0),
  /** The Discord interaction of the newest line. A typed line of an older interaction is refused. */
  interaction: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** Whether only this seat knows its newest line, because others decide at the same time. */
  sealed: z.literal(true).optional(),
});

/** The newest events, for the lines above the board. */
export const events = z.strictObject({
  /** Latest events, oldest first, as far back as the newest turn or a seat's last move. */
  list: z.array(z.looseObject({ kind: z.string() }) as z.ZodType<GameEvent>),
  /** Number of the last events that belong to the newest turn. */
  newestTurn: z.int().min(0),
  /** Number of the last events that belong to the newest press. */
  newestPress: z.int().min(0),
  /** Number of the last events since each seat's own last move. */
  sinceOwnTurn: z.array(z.int().min(0)),
  /** Number of events before these that each seat has not seen, because a feature has moved for it since. Undefined without such moves. */
  unseenBefore: z.array(z.int().min(0)).optional(),
});

export const pings = z.strictObject({
  /** Pings that must still be sent. */
  notices: z.array(notice),
  sent: z.array(sentPing),
});

/** Inactivity timer. Players are asked `afterMs` milliseconds after `sinceAt`. */
export const inactivity = z.strictObject({ afterMs: z.number(), sinceAt: z.number(), asked: z.boolean() });

/** A text in English and other languages. */
export const translation = z.partialRecord(z.enum(LANGUAGES), z.string()).and(z.object({ en: z.string() }));
/** A name, which is the same in every language, or a translation. */
export const text = z.union([z.string(), translation]);
