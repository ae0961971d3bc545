import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';
import { DISPLAYS } from '../../../storage/records/person.ts';
import { recordKind } from '../../../storage/store.ts';
import { idFormat, key, word } from '../../custom-ids/fields.ts';

/** Actions. `start` asks for confirmation: `begin` or `later`. `sure` confirms `/tournament cancel`. */
const ACTS = ['join', 'withdraw', 'start', 'begin', 'later', 'announce', 'standings', 'sure'] as const;

export const tournamentId = idFormat`tournament|${word('act', ACTS)}|${key('tournament')}`;

export const FORMATS = ['swiss', 'robin', 'knockout'] as const;

/** Index in `entrants`. */
const entrant = z.int().min(0);

const pairing = z.strictObject({
  /** Entrants by seat. A single entrant has a bye. Empty if both slots of a bracket are vacant. */
  seats: z.array(entrant),
  /** Message whose thread contains the table. */
  message: z.string().optional(),
  table: z.string().optional(),
  /** Points of the finished games by entrant in `seats`, if a pairing has several games. */
  games: z.array(z.array(z.number())).optional(),
  /** Points by entrant in `seats`, once decided. */
  points: z.array(z.number()).optional(),
});

const schema = z.strictObject({
  guild: z.string(),
  channel: z.string(),
  /** Null until it is posted. */
  message: z.string().nullable(),
  language: z.enum(LANGUAGES),
  display: z.enum(DISPLAYS).optional(),
  /** Absent after the organiser has deleted their data. */
  organiser: z.string().optional(),
  game: z.string(),
  format: z.enum(FORMATS),
  /** Maximum number of rounds of a Swiss. Computed by default. */
  most: z.int().min(1).optional(),
  /** Minimum and usual number of players per table. Defaults to two. */
  tables: z.strictObject({ least: z.int().min(2), most: z.int().min(2) }).optional(),
  /** Whether a pairing has two games with swapped seats, and in a knockout a deciding one. */
  swaps: z.literal(true).optional(),
  perTurn: z.int().min(1).optional(),
  rated: z.boolean(),
  /** Game options. Absent for the default rules. */
  rules: z.record(z.string(), z.string()).optional(),
  /** Milliseconds per round. */
  roundTime: z.number().min(1),
  status: z.enum(['open', 'playing', 'over']),
  cancelled: z.literal(true).optional(),
  /** In seed order once the tournament has started. After the start, no entrant is removed. */
  entrants: z.array(
    z.strictObject({
      /** Absent after the user has deleted their data. */
      person: z.string().optional(),
      name: z.string(),
      /** Whether they have withdrawn. */
      out: z.literal(true).optional(),
    }),
  ),
  /** Seed for choosing between equally good pairings. Secret, so that withdrawals have no predictable effect. */
  pairingSeed: z.int().min(1).optional(),
  rounds: z.array(z.strictObject({ until: z.number(), pairings: z.array(pairing) })),
  /** Whether the games of the round wait until the bot may open threads in the channel. */
  blocked: z.literal(true).optional(),
  event: z.string().optional(),
  /** Time at which the tournament expires if it has not started. */
  lapsesAt: z.number(),
  /** Number of changes. `shown` is the revision that the message shows. */
  revision: z.int().min(0),
  shown: z.int().min(0).optional(),
  /** Whether the end was announced. */
  told: z.literal(true).optional(),
  /** Time at which the tournament is due for processing. */
  at: z.number(),
});

export type Tournament = z.infer<typeof schema>;
export type Format = (typeof FORMATS)[number];
export type Pairing = z.infer<typeof pairing>;

export const tournamentKind = recordKind('tournament', schema, { due: ({ at }) => at });

/** Tournaments of a server (`in:<server>`), its finished ones (`past:<server>`), and those of a user (`of:<person>`). */
export const tournamentListKind = recordKind('tournament-list', z.strictObject({ tournaments: z.array(z.string()) }));

/** The pairing of a tournament that is played at a table. */
export const pairingLink = z.strictObject({
  id: z.string(),
  round: z.int().min(0),
  pairing: z.int().min(0),
  /** Number of earlier games of the pairing, if it has several. */
  game: z.int().min(0).optional(),
  /** Points of each seat of the table from these games. */
  scored: z.array(z.number()).optional(),
});

export type PairingLink = z.infer<typeof pairingLink>;
