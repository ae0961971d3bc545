import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';

/** Somebody who wants to play what another looks for. */
const guest = z.strictObject({ person: z.string(), name: z.string() });

const post = z.strictObject({
  guild: z.string(),
  channel: z.string(),
  /** Once it was posted. */
  message: z.string().nullable(),
  language: z.enum(LANGUAGES),
  person: z.string(),
  name: z.string(),
  game: z.string(),
  /** Milliseconds for a turn; none without it. */
  perTurn: z.int().min(1).optional(),
  rated: z.boolean(),
  /** The game's options; the original rules without it. */
  rules: z.record(z.string(), z.string()).optional(),
  /** Only for people about as strong as this. */
  rating: z.int().optional(),
  /** How many seats there are; two without it. */
  seats: z.int().min(2).optional(),
  /** Who has come so far, where it takes more than two. */
  joinedUsers: z.array(guest).optional(),
  /** When it lapses. */
  until: z.number(),
  /** When somebody is to look after it: to post it, to take it away. */
  at: z.number(),
  /** The place of the table that it led to, if that is so, or that nobody can take it any more. */
  gone: z.union([z.strictObject({ channel: z.string(), other: z.string() }), z.literal('withdrawn')]).optional(),
});

/** Somebody looks for a game. */
export type LobbyPost = z.infer<typeof post>;

export const lobbyPostKind: RecordKind<LobbyPost> = { name: 'lobby', version: 1, schema: post, due: ({ at }) => at };

const list = z.strictObject({ posts: z.array(z.string()) });

/** What somebody has posted and still stands. The id is the person's. */
export type LobbyList = z.infer<typeof list>;

export const lobbyListKind: RecordKind<LobbyList> = { name: 'lobby-list', version: 1, schema: list };
