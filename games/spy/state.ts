import { rngState } from '@longtable/kit';
import { z } from 'zod';
import { characterSpec } from './files/characters.ts';
import { matchConfig } from './rules/config.ts';
import { PROPERTY_NAMES } from './rules/properties.ts';

const point = z.object({ x: z.int(), y: z.int() });
/** A person's number is their place in the character file, so it says nothing about whose agent they are. */
const personId = z.int().min(0);
/** A seat, `NPC` for guests; `UNKNOWN` stands only in what one seat knows, never in a stored match. */
const faction = z.union([z.literal(0), z.literal(1), z.literal('NPC'), z.literal('UNKNOWN')]);
const seat = z.union([z.literal(0), z.literal(1)]);

/** A cocktail and the factions that threw a pill into it. */
const cocktail = z.object({ poisonedBy: z.array(faction) });

/** A gadget in somebody's inventory; `usages` are left where they are counted, `activeOn` is who carries the wire. */
const item = z.object({
  gadget: z.string(),
  usages: z.int().nullable(),
  activeOn: personId.optional(),
});

const person = z.object({
  id: personId,
  /** Nothing after the janitor or a guest's departure. */
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
  /** One letter a field, see fields.ts. */
  rows: z.array(z.string()),
  safes: z.array(z.object({ at: point, number: z.int() })),
  tables: z.array(z.object({ at: point, chips: z.int(), inverted: z.boolean(), destroyed: z.boolean() })),
  cocktails: z.array(z.object({ at: point, cocktail })),
  /** Foggy fields and the round at whose start the fog is gone. */
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

/** What a player has learned about a person who is not theirs. */
const note = z.enum(['enemy', 'harmless', 'guest']);

const side = z.object({
  /** The six items to pick from; nothing while the pool cannot fill it, and after the draft. */
  offer: z.object({ agents: z.array(personId), gadgets: z.array(z.string()) }).nullable(),
  agents: z.array(personId),
  gadgets: z.array(z.string()),
  /** Who gets which gadget, in the order of `gadgets`. */
  given: z.array(personId.nullable()),
  ready: z.boolean(),
  combinations: z.array(z.int()),
  opened: z.array(z.int()),
  /** Guests whose secret is known. */
  secrets: z.array(personId),
  notes: z.array(z.object({ person: personId, note })),
  /** Attempts at spying that came to nothing, a hint that somebody is no guest. */
  failures: z.array(z.object({ person: personId, times: z.int() })),
  /** Turns missed in a row. */
  strikes: z.int().default(0),
  /** Where agents are on their way to, turn after turn. */
  walkTargets: z.array(z.object({ person: personId, to: point })).default([]),
  /** The kind of action that an agent took last, as its line begins. */
  lastAction: z.string().nullable().default(null),
  tally,
});

const figure = z.union([personId, z.literal('cat'), z.literal('janitor')]);

/** Why a match was won, in the original's words. */
const VICTORIES = [
  'VICTORY_BY_IP',
  'VICTORY_BY_COLLAR',
  'VICTORY_BY_DRINKING',
  'VICTORY_BY_SPILLING',
  'VICTORY_BY_HP',
  'VICTORY_BY_RANDOMNESS',
  'VICTORY_BY_KICK',
] as const;

/** The casino as somebody last saw it: what a viewer may know of a moment that is past. */
const casinoSnapshot = z.object({
  board,
  /** Their own side; those who only watch have none. */
  side: side.nullable(),
  people: z.array(person),
  cat: point.nullable(),
  janitor: point.nullable(),
  round: z.int(),
  /** Their own agent who acted last. */
  active: personId.nullable(),
  collarTaken: z.boolean(),
});

/**
 * Who has seen what. Whoever waits sees the casino as it was when they last acted, and hears of the rest in one piece when
 * they are on again; so nothing tells an agent's move from a guest's.
 */
const seen = z.object({
  /** What each player sees while they wait, then what everybody else sees; nothing where they see it as it is. */
  snapshots: z.tuple([casinoSnapshot.nullable(), casinoSnapshot.nullable(), casinoSnapshot.nullable()]),
  /** The events since everybody was last shown the casino. */
  recentEvents: z.array(z.looseObject({ kind: z.string() })),
  /** How much of it each player has heard. */
  heardCounts: z.tuple([z.int(), z.int()]),
  /** Whose next news begin a new story: their turn is over. */
  startsStory: z.tuple([z.boolean(), z.boolean()]),
});

/** A match that everybody sees as it is. */
export const ALL_SEEN: z.infer<typeof seen> = {
  snapshots: [null, null, null],
  recentEvents: [],
  heardCounts: [0, 0],
  startsStory: [true, true],
};

/** A whole match as storage keeps it. */
export const stateSchema = z.object({
  config: matchConfig,
  /** The factor for the seconds of the configuration, where its clock runs. */
  clockFactor: z.int().min(1).max(3600).optional(),
  /** Gadgets that are left out of the match. */
  withheld: z.array(z.string()).optional(),
  cast: z.array(characterSpec),
  phase: z.enum(['draft', 'equipment', 'rounds', 'over']),
  random: rngState,
  board,
  sides: z.tuple([side, side]),
  people: z.array(person),
  cat: point.nullable(),
  janitor: point.nullable(),
  round: z.int(),
  /** Figures that have not acted in this round. */
  order: z.array(figure),
  active: personId.nullable(),
  /** Persons that a seat heals or a fireplace dries at the end of this round. */
  marks: z.object({ healing: z.array(personId), drying: z.array(personId) }),
  /** The collar has left its safe. */
  collarTaken: z.boolean(),
  /** Who brought the collar to the cat. */
  courier: faction.nullable(),
  ending: z.object({ winner: seat, reason: z.enum(VICTORIES) }).nullable(),
  /** What both sides were worth at the start of each round. */
  scoreHistory: z.array(z.tuple([z.int(), z.int()])).default([]),
  seen: seen.default(ALL_SEEN),
});

/** A match, with everything that nobody may know yet. */
export type State = z.infer<typeof stateSchema>;
/** The fields and what stands or lies on them. */
export type Board = z.infer<typeof board>;
/** A character in the casino: agent or guest. */
export type Person = z.infer<typeof person>;
/** A gadget that somebody carries. */
export type Item = z.infer<typeof item>;
/** A cocktail, and who poisoned it. */
export type Cocktail = z.infer<typeof cocktail>;
/** What one player has, knows and was offered. */
export type Side = z.infer<typeof side>;
/** The casino as somebody last saw it. */
export type CasinoSnapshot = z.infer<typeof casinoSnapshot>;
/** What a player has learned about a person who is not theirs. */
export type Note = z.infer<typeof note>;
/** Whose side somebody is on. */
export type Faction = z.infer<typeof faction>;
/** Whoever has a turn in a round: a person, the cat or the janitor. */
export type Figure = z.infer<typeof figure>;
/** What decided a match. */
export type Victory = (typeof VICTORIES)[number];
/** A seat of this game. */
export type Player = z.infer<typeof seat>;

/** What a state says of a match in which nothing has happened yet. */
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

/** A person who is on the board. */
export type PersonOnBoard = Person & { at: NonNullable<Person['at']> };
