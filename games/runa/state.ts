import { rngState } from '@longtable/kit';
import { z } from 'zod';
import { ALL_CARD_NAMES, ALL_CLASS_NAMES, type Card } from './rules/cards.ts';
import { MODIFIER_NAMES } from './rules/modifiers.ts';
import { MONSTER_NAMES, type MonsterAbility, type MonsterName } from './rules/monsters.ts';

export type Fighter = 'Runa' | MonsterName;

export type RunaEvent =
  | { readonly kind: 'enters'; readonly level: number; readonly stage: number }
  | { readonly kind: 'uses'; readonly who: 'Runa'; readonly ability: Card }
  | { readonly kind: 'uses'; readonly who: MonsterName; readonly ability: MonsterAbility }
  /** `own` is set if the player rolled the die. */
  | { readonly kind: 'rolls'; readonly roll: number; readonly own?: true }
  | {
      readonly kind: 'takes';
      readonly who: Fighter;
      readonly damage: number;
      readonly sort: 'phy' | 'mag';
      /** Health after the event. */
      readonly left: number;
    }
  | { readonly kind: 'dies'; readonly who: Fighter }
  | { readonly kind: 'focuses'; readonly who: Fighter; readonly focus: number }
  | { readonly kind: 'upgrades'; readonly die: number }
  | { readonly kind: 'gets'; readonly card: Card }
  | { readonly kind: 'heals'; readonly health: number; readonly left: number }
  | { readonly kind: 'wins' };

const count = z.int().min(0);
const level = z.union([z.literal(1), z.literal(2)]);
const card = z.object({ name: z.enum(ALL_CARD_NAMES), level });
const seeds = z.tuple([z.int(), z.int()]);

const monster = z.object({
  name: z.enum(MONSTER_NAMES),
  hp: z.int(),
  fp: count,
  /** Index of the ability to try next. */
  next: count,
  /** Focus points it gains before its next turn unless its focus is broken. */
  pending: count,
  block: count,
  deflect: count,
  /** Health at the start of the fight. Absent if it is the health of the monster's card. */
  full: count.optional(),
});

const runa = z.object({
  hp: z.int(),
  fp: z.int().min(1),
  die: z.int(),
  hand: z.array(card),
  pending: count,
  parry: count,
  reflect: count,
});

/** Pending question, or the end of the run. Each question of the original program has its own kind. */
const phase = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['class', 'seeds', 'card', 'reward', 'heal', 'won', 'lost']) }),
  z.object({ kind: z.literal('target'), card: count }),
  z.object({ kind: z.literal('dice'), card: count, target: count }),
  z.object({ kind: z.literal('loot'), offer: z.array(card) }),
]);

/** Counters for the summary of the run. */
const story = z.object({
  seeds: z.array(seeds),
  slain: z.array(z.enum(MONSTER_NAMES)),
  rooms: count,
  rounds: count,
  dealt: count,
  taken: count,
  healed: count,
});

export const stateSchema = z.object({
  phase,
  class: z.enum(ALL_CLASS_NAMES).nullable(),
  level,
  stage: z.int().min(1).max(4),
  runa,
  monsters: z.array(monster),
  /** Remaining cards and monsters of this level, drawn from the front. */
  pool: z.array(card),
  queue: z.array(z.enum(MONSTER_NAMES)),
  dice: z.enum(['bot', 'own']),
  /** Whether the run has the classes, cards and monsters of the expansion. */
  expansion: z.literal(true).optional(),
  /** Modifiers that make the run harder or easier than the document's. */
  modifiers: z.array(z.enum(MODIFIER_NAMES)).optional(),
  /**
   * Seeds of the shuffles: `own` if the player types them, or pairs for the first levels. Levels without a pair draw
   * random seeds.
   */
  seeds: z.union([z.literal('own'), z.array(seeds)]),
  /** State of the RNG that rolls and draws seeds. */
  random: rngState,
  story,
});
export type State = z.infer<typeof stateSchema>;
export type Phase = State['phase'];
export type Monster = State['monsters'][number];

/** Copy of a state for a command, and the events so far. */
export interface Draft {
  readonly state: State;
  readonly events: RunaEvent[];
}

/** Returns a new draft of a state. Cards and seed pairs are immutable and shared. */
export function draftOf(state: State): Draft {
  const { runa, monsters, pool, queue, story } = state;
  return {
    state: {
      ...state,
      runa: { ...runa, hand: [...runa.hand] },
      monsters: monsters.map((monster) => ({ ...monster })),
      pool: [...pool],
      queue: [...queue],
      story: { ...story, seeds: [...story.seeds], slain: [...story.slain] },
    },
    events: [],
  };
}

export const MAX_HEALTH = 50;

export function isOver({ phase }: State): boolean {
  return phase.kind === 'won' || phase.kind === 'lost';
}

/** Returns the class of a run. Throws if it is not chosen yet. */
export function classOf(state: State): NonNullable<State['class']> {
  if (state.class === null) throw new Error('The class is not chosen yet.');
  return state.class;
}

export function cardAt(state: State, index: number): Card {
  return state.runa.hand[index] as Card;
}

export function monsterAt(state: State, index: number): Monster {
  return state.monsters[index] as Monster;
}
