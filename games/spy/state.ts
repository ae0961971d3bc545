import { rngState } from '@longtable/kit';
import { z } from 'zod';
import { characterSpec } from './files/cast.ts';
import { matchConfig } from './rules/config.ts';
import { PROPERTY_NAMES } from './rules/properties.ts';

const point = z.object({ x: z.int(), y: z.int() });
/** Index in the character file, which does not depend on the faction. */
const personId = z.int().min(0);
/** A seat, or `NPC` for guests. `UNKNOWN` occurs only in visible states, never in a stored match. */
const faction = z.union([z.literal(0), z.literal(1), z.literal('NPC'), z.literal('UNKNOWN')]);
const seat = z.union([z.literal(0), z.literal(1)]);

/** A cocktail and the factions that poisoned it. */
const cocktail = z.object({ poisonedBy: z.array(faction) });

/**
 * A gadget in an inventory. `usages` is the number of remaining uses, or null if unlimited. `activeOn` is the person
 * who is wiretapped.
 */
const item = z.object({
  gadget: z.string(),
  usages: z.int().nullable(),
  activeOn: personId.optional(),
});

const person = z.object({
  id: personId,
  /** Field, or null while the person is not on the board. */
  at: point.nullable(),
  faction,
  bp: z.int(),
  ap: z.int(),
  hp: z.int(),
  ip: z.int(),
  chips: z.int(),
  properties: z.array(z.enum(PROPERTY_NAMES)),
  items: z.array(item),
  cocktail: cocktail.nullable(),
});

const board = z.object({
  /** One letter per field, see grid.ts. */
  rows: z.array(z.string()),
  safes: z.array(z.object({ at: point, number: z.int() })),
  tables: z.array(z.object({ at: point, chips: z.int(), inverted: z.boolean(), destroyed: z.boolean() })),
  cocktails: z.array(z.object({ at: point, cocktail })),
  /** Fields in fog, and the round at whose start it clears. */
  fog: z.array(z.object({ at: point, until: z.int() })),
  lying: z.array(z.object({ at: point, item })),
});

const tally = z.object({
  drinks: z.int(),
  poisoned: z.int(),
  pours: z.int(),
  damage: z.int(),
  steps: z.int(),
  roulette: z.int(),
  exfiltrations: z.int(),
  secretIp: z.int(),
  catIp: z.int(),
  gadgetIp: z.int(),
});

/** A player's knowledge about a person of another faction. */
const note = z.enum(['enemy', 'harmless', 'guest']);

const side = z.object({
  /** The items to pick from. Null while the pool is too small and after the draft. */
  offer: z.object({ agents: z.array(personId), gadgets: z.array(z.string()) }).nullable(),
  agents: z.array(personId),
  gadgets: z.array(z.string()),
  /** The carrier of each gadget, in the order of `gadgets`. Null until it is assigned. */
  given: z.array(personId.nullable()),
  ready: z.boolean(),
  combinations: z.array(z.int()),
  opened: z.array(z.int()),
  /** Guests whose secret is known. */
  secrets: z.array(personId),
  notes: z.array(z.object({ person: personId, note })),
  /** People on whom spying failed, with the probability that all attempts would fail on a guest. */
  failures: z.array(z.object({ person: personId, probability: z.number() })),
  /** Number of consecutive missed turns. */
  strikes: z.int().default(0),
  /** Targets of unfinished walks, and whether an item was there. */
  walkTargets: z.array(z.object({ person: personId, to: point, hasItem: z.boolean().default(false) })).default([]),
  /** The start of the last action's line, or null before the first action. */
  lastAction: z.string().nullable().default(null),
  tally,
});

const figure = z.union([personId, z.literal('cat'), z.literal('janitor')]);

/** Reasons of victory, in the original's words. */
const VICTORIES = [
  'VICTORY_BY_IP',
  'VICTORY_BY_COLLAR',
  'VICTORY_BY_DRINKING',
  'VICTORY_BY_SPILLING',
  'VICTORY_BY_HP',
  'VICTORY_BY_RANDOMNESS',
  'VICTORY_BY_KICK',
] as const;

/** The visible part of the match at an earlier moment. */
const casinoSnapshot = z.object({
  board,
  /** The viewer's own side; null for spectators. */
  side: side.nullable(),
  people: z.array(person),
  cat: point.nullable(),
  janitor: point.nullable(),
  round: z.int(),
  /** The viewer's agent who was active, or null. */
  active: personId.nullable(),
  collarTaken: z.boolean(),
});

/**
 * The knowledge of each viewer. A waiting player sees the snapshot of their last action and gets later events together,
 * so that agents cannot be distinguished from guests by timing.
 */
const seen = z.object({
  /** Snapshots for player 0, player 1 and spectators. Null if the viewer sees the live state. */
  snapshots: z.tuple([casinoSnapshot.nullable(), casinoSnapshot.nullable(), casinoSnapshot.nullable()]),
  /** Events since the last public snapshot. */
  recentEvents: z.array(z.looseObject({ kind: z.string() })),
  /** Number of `recentEvents` that each player has received. */
  deliveredCounts: z.tuple([z.int(), z.int()]),
  /** The round that not both players know of yet: the public snapshot of its start, and the number of `recentEvents` then. */
  secretRound: z.object({ snapshot: casinoSnapshot, events: z.int() }).nullable(),
});

/** The value of `seen` if all viewers see the live state. */
export const ALL_SEEN: z.infer<typeof seen> = {
  snapshots: [null, null, null],
  recentEvents: [],
  deliveredCounts: [0, 0],
  secretRound: null,
};

/** Schema of a match. */
export const stateSchema = z.object({
  config: matchConfig,
  /** Multiplier for the seconds of the configuration. Absent if its clock does not run. */
  clockFactor: z.int().min(1).max(3600).optional(),
  /** Names of gadgets that are excluded from the match. */
  excludedGadgets: z.array(z.string()).optional(),
  cast: z.array(characterSpec),
  phase: z.enum(['draft', 'equipment', 'rounds', 'over']),
  random: rngState,
  board,
  sides: z.tuple([side, side]),
  people: z.array(person),
  cat: point.nullable(),
  janitor: point.nullable(),
  round: z.int(),
  /** Figures that have not acted in this round, in the order of their turns. */
  order: z.array(figure),
  active: personId.nullable(),
  /** People whom a seat heals or a fireplace dries at the end of this round. */
  marks: z.object({ healing: z.array(personId), drying: z.array(personId) }),
  /** Whether the collar has left its safe. */
  collarTaken: z.boolean(),
  /** The faction that returned the collar, or null. */
  courier: faction.nullable(),
  ending: z.object({ winner: seat, reason: z.enum(VICTORIES) }).nullable(),
  /** Both scores at the start of each round. */
  scoreHistory: z.array(z.tuple([z.int(), z.int()])).default([]),
  seen: seen.default(ALL_SEEN),
});

export type State = z.infer<typeof stateSchema>;
/** The fields and the objects on them. */
export type Board = z.infer<typeof board>;
/** A person in the casino: an agent or a guest. */
export type Person = z.infer<typeof person>;
/** A carried gadget. */
export type Item = z.infer<typeof item>;
export type Cocktail = z.infer<typeof cocktail>;
/** The possessions and knowledge of one player. */
export type Side = z.infer<typeof side>;
/** The visible part of the match at an earlier moment. */
export type CasinoSnapshot = z.infer<typeof casinoSnapshot>;
/** A player's knowledge about a person of another faction. */
export type Note = z.infer<typeof note>;
export type Faction = z.infer<typeof faction>;
/** A figure with a turn: a person, the cat or the janitor. */
export type Figure = z.infer<typeof figure>;
export type Victory = (typeof VICTORIES)[number];
export type Player = z.infer<typeof seat>;

/** Returns the initial values of a match's progress. */
export function initialProgress(): Pick<
  State,
  'marks' | 'collarTaken' | 'courier' | 'ending' | 'scoreHistory' | 'seen'
> {
  return {
    marks: { healing: [], drying: [] },
    collarTaken: false,
    courier: null,
    ending: null,
    scoreHistory: [],
    seen: ALL_SEEN,
  };
}

export type PersonOnBoard = Person & { at: NonNullable<Person['at']> };
