import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';

/** A user who joined a lobby post. */
const guest = z.strictObject({ person: z.string(), name: z.string() });

const post = z.strictObject({
  guild: z.string(),
  channel: z.string(),
  /** Null until it is posted. */
  message: z.string().nullable(),
  language: z.enum(LANGUAGES),
  person: z.string(),
  name: z.string(),
  game: z.string(),
  /** Milliseconds per turn. Unlimited by default. */
  perTurn: z.int().min(1).optional(),
  rated: z.boolean(),
  /** Game options. Absent for the default rules. */
  rules: z.record(z.string(), z.string()).optional(),
  /** Rating that opponents must be close to. Absent if every rating is accepted. */
  rating: z.int().optional(),
  /** Defaults to two. */
  seats: z.int().min(2).optional(),
  /** Users who joined a post for more than two players. */
  joinedUsers: z.array(guest).optional(),
  /** Expiry time. */
  until: z.number(),
  /** Time at which the post must be posted, updated or deleted. */
  at: z.number(),
  /** The channel of the table that the post led to and the names of the users who joined, or `withdrawn`. */
  gone: z.union([z.strictObject({ channel: z.string(), other: z.string() }), z.literal('withdrawn')]).optional(),
});

/** A request for opponents. */
export type LobbyPost = z.infer<typeof post>;

export const lobbyPostKind: RecordKind<LobbyPost> = { name: 'lobby', version: 1, schema: post, due: ({ at }) => at };

const list = z.strictObject({ posts: z.array(z.string()) });

/** A user's open posts. The record id is the user id. */
export type LobbyList = z.infer<typeof list>;

export const lobbyListKind: RecordKind<LobbyList> = { name: 'lobby-list', version: 1, schema: list };
