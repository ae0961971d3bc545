import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import { DISPLAYS } from './display.ts';

/** How it is decided who meets whom. */
export const FORMATS = ['swiss', 'robin', 'knockout'] as const;

/** Somebody who takes part, by their place in the list. */
const entrant = z.int().min(0);

const pairing = z.strictObject({
  /** Who sits where; somebody alone has a bye, and nobody is there where nobody is left. */
  seats: z.array(entrant),
  /** The message whose thread the table stands in. */
  message: z.string().optional(),
  table: z.string().optional(),
  /** What each of them got, once that is known. */
  points: z.array(z.number()).optional(),
});

const schema = z.strictObject({
  guild: z.string(),
  channel: z.string(),
  /** The message that shows how it stands, once it was posted. */
  message: z.string().nullable(),
  language: z.enum(LANGUAGES),
  display: z.enum(DISPLAYS).optional(),
  /** Who opened it; nobody once they are forgotten. */
  organiser: z.string().optional(),
  game: z.string(),
  format: z.enum(FORMATS),
  /** How many rounds are played at most; as many as it takes without it. */
  most: z.int().min(1).optional(),
  /** How many sit at a table at least and as a rule; two without it. */
  tables: z.strictObject({ least: z.int().min(2), most: z.int().min(2) }).optional(),
  perTurn: z.int().min(1).optional(),
  rated: z.boolean(),
  /** The game's options; the original rules without it. */
  rules: z.record(z.string(), z.string()).optional(),
  /** Milliseconds for a round. */
  roundTime: z.number().min(1),
  status: z.enum(['open', 'playing', 'over']),
  /** It is over because it was called off. */
  cancelled: z.literal(true).optional(),
  /** Once it has begun they stand in the order of their ratings and nobody leaves the list. */
  entrants: z.array(
    z.strictObject({
      /** Nobody once they are forgotten. */
      person: z.string().optional(),
      name: z.string(),
      /** They have withdrawn. */
      out: z.literal(true).optional(),
    }),
  ),
  /** What decides between pairings that are equally good, drawn at the start: nobody can work out what a withdrawal leads to. */
  pairingSeed: z.int().min(1).optional(),
  rounds: z.array(z.strictObject({ until: z.number(), pairings: z.array(pairing) })),
  /** The event of its server that announces it. */
  event: z.string().optional(),
  /** When it lapses if nobody starts it. */
  lapsesAt: z.number(),
  /** Counts its changes, and which of them its message shows. */
  revision: z.int().min(0),
  shown: z.int().min(0).optional(),
  /** Its end was told in a message of its own. */
  told: z.literal(true).optional(),
  /** When somebody is to look after it. */
  at: z.number(),
});

/** A tournament, from when people may join to its last standings. */
export type Tournament = z.infer<typeof schema>;
export type Format = (typeof FORMATS)[number];
export type Pairing = z.infer<typeof pairing>;

export const tournamentKind: RecordKind<Tournament> = {
  name: 'tournament',
  version: 1,
  schema,
  due: ({ at }) => at,
};

const list = z.strictObject({ tournaments: z.array(z.string()) });

/** The tournaments of a server that are not over (`in:<server>`), its last ones that are (`past:<server>`), and those that a person takes or took part in (`of:<person>`). */
export type TournamentList = z.infer<typeof list>;

export const tournamentListKind: RecordKind<TournamentList> = { name: 'tournament-list', version: 1, schema: list };
