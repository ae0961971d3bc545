import { rngState } from '@longtable/kit';
import { z } from 'zod';

const count = z.int().min(0);

/** `pool` is the maximum of `health`. */
const unit = { name: z.string(), health: count, pool: count, x: count, y: count };

const hero = { ...unit, attack: z.int(), defense: z.int(), level: z.int().min(1), experience: count };
const heroSchema = z.discriminatedUnion('class', [
  z.object({ ...hero, class: z.literal('Warrior'), cooldown: z.int(), remaining: count }),
  z.object({
    ...hero,
    class: z.literal('Mage'),
    manaPool: z.int(),
    manaCost: z.int(),
    spellPower: z.int(),
    hitCount: z.int(),
    range: z.int(),
    mana: count,
  }),
  z.object({ ...hero, class: z.literal('Rogue'), cost: z.int(), energy: count }),
  z.object({ ...hero, class: z.literal('Hunter'), range: z.int(), arrows: count, counter: count }),
]);

/** `id`: unique in the level. */
const enemy = { ...unit, id: z.string(), tile: z.string(), attack: count, defense: count, experience: count };
const monsterSchema = z.object({ ...enemy, kind: z.literal('monster'), vision: count });
const bossSchema = z.object({
  ...enemy,
  kind: z.literal('boss'),
  vision: count,
  frequency: count,
  combatTicks: count,
});
const trapSchema = z.object({
  ...enemy,
  kind: z.literal('trap'),
  visibility: count,
  invisibility: count,
  counter: count,
  visible: z.boolean(),
});
const enemySchema = z.discriminatedUnion('kind', [monsterSchema, bossSchema, trapSchema]);

/** A level being played. `enemies` contains the living enemies in the order of the level file, row by row. */
const roomSchema = z.object({ walls: z.array(z.string()), hero: heroSchema, enemies: z.array(enemySchema) });

export const stateSchema = z.object({
  random: rngState,
  /** Number of the current level from 1; 0 until a hero is chosen. */
  level: count,
  rounds: count,
  /** The hero's starting experience, from levels that are not played here. */
  prior: count,
  /** The remaining levels: built-in ones by number, others by text. */
  ahead: z.array(z.union([z.int().min(1).max(10), z.string()])),
  /** Additional heroes and enemies: `deep` for our own, else the text of a unit file. */
  units: z.string().optional(),
  /** Seed of an endless descent. Absent in other runs. */
  endless: count.optional(),
  /** Number of the only level of a run, if it was chosen from several. */
  chosen: count.optional(),
  /** Rounds that a computer took, per hero in the order of the menu. */
  goals: z.array(count).optional(),
  room: roomSchema.nullable(),
});

export type Hero = z.infer<typeof heroSchema>;
export type HeroClass = Hero['class'];
export type HeroOf<Class extends HeroClass> = Extract<Hero, { class: Class }>;
export type Monster = z.infer<typeof monsterSchema>;
export type Boss = z.infer<typeof bossSchema>;
export type Trap = z.infer<typeof trapSchema>;
export type Enemy = z.infer<typeof enemySchema>;
export type Room = z.infer<typeof roomSchema>;
export type State = z.infer<typeof stateSchema>;

/** Returns the phase of a run. A cleared level is left immediately, so a room without enemies is the last one. */
export function phase({ room }: State): 'choosing' | 'exploring' | 'won' | 'dead' {
  if (!room) return 'choosing';
  if (room.hero.health === 0) return 'dead';
  return room.enemies.length === 0 ? 'won' : 'exploring';
}

export function isOver(state: State): boolean {
  return ['won', 'dead'].includes(phase(state));
}

/** Returns the number of levels of a run, infinite for an endless descent. */
export function levelCount({ level, ahead, endless }: State): number {
  return endless === undefined ? level + ahead.length : Number.POSITIVE_INFINITY;
}
