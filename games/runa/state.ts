import { z } from 'zod';
import { randomState } from '../kit/chance.ts';
import type { RunaEvent } from './events.ts';
import { CARD_NAMES, type Card, CLASS_NAMES } from './rules/cards.ts';
import { MONSTER_NAMES } from './rules/monsters.ts';

const count = z.int().min(0);
const level = z.union([z.literal(1), z.literal(2)]);
const card = z.object({ name: z.enum(CARD_NAMES), level });
const seeds = z.tuple([z.int(), z.int()]);

const monster = z.object({
  name: z.enum(MONSTER_NAMES),
  hp: z.int(),
  fp: count,
  /** The index of the ability to try next. */
  next: count,
  /** Focus points that come before its next turn unless the focus is broken. */
  pending: count,
  block: count,
  deflect: count,
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

/** What the run waits for: one kind for each question of the original, and the two ends. */
const phase = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['class', 'seeds', 'card', 'reward', 'heal', 'won', 'lost']) }),
  z.object({ kind: z.literal('target'), card: count }),
  z.object({ kind: z.literal('dice'), card: count, target: count }),
  z.object({ kind: z.literal('loot'), offer: z.array(card) }),
]);

/** What is told of the run when it is over. */
const story = z.object({
  seeds: z.array(seeds),
  slain: z.array(z.enum(MONSTER_NAMES)),
  rooms: count,
  rounds: count,
  dealt: count,
  taken: count,
  healed: count,
});

/** A run from its first question to its end. */
export const stateSchema = z.object({
  phase,
  class: z.enum(CLASS_NAMES).nullable(),
  level,
  stage: z.int().min(1).max(4),
  runa,
  monsters: z.array(monster),
  /** Cards and monsters still to be drawn in this level, from the front. */
  pool: z.array(card),
  queue: z.array(z.enum(MONSTER_NAMES)),
  dice: z.enum(['bot', 'own']),
  /** Typed by the player, or given for the first levels; levels without given seeds draw theirs. */
  seeds: z.union([z.literal('own'), z.array(seeds)]),
  /** The state of the generator that rolls and draws seeds. */
  random: randomState,
  story,
});
export type State = z.infer<typeof stateSchema>;
export type Phase = State['phase'];
export type Monster = State['monsters'][number];

/** A move in the making: the state it changes and what happened so far. */
export interface Run {
  readonly state: State;
  readonly events: RunaEvent[];
}

/** A move that is about to begin, on a copy that it may change; cards and seeds are shared and only ever replaced. */
export function openRun(table: State): Run {
  const { runa, monsters, pool, queue, story } = table;
  const state = {
    ...table,
    runa: { ...runa, hand: [...runa.hand] },
    monsters: monsters.map((monster) => ({ ...monster })),
    pool: [...pool],
    queue: [...queue],
    story: { ...story, seeds: [...story.seeds], slain: [...story.slain] },
  };
  return { state, events: [] };
}

/** The most health that Runa can have. */
export const HP_MAX = 50;

/** Whether the run is won or lost. */
export function isOver({ phase }: State): boolean {
  return phase.kind === 'won' || phase.kind === 'lost';
}

/** The class of a run that has chosen one. */
export function classOf(table: State): NonNullable<State['class']> {
  if (table.class === null) throw new Error('The class is not chosen yet.');
  return table.class;
}

/** The card at an index of Runa's hand. */
export function cardAt(table: State, index: number): Card {
  return table.runa.hand[index] as Card;
}

/** The living monster at an index. */
export function monsterAt(table: State, index: number): Monster {
  return table.monsters[index] as Monster;
}
