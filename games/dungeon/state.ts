import { rngState } from '@longtable/kit';
import { z } from 'zod';

const count = z.int().min(0);

/** What every unit has. `health` is the amount, `pool` its maximum. */
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

const enemy = { ...unit, tile: z.string(), attack: count, defense: count, experience: count };
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

/** A level being played: its walls, the hero, and the living enemies in reading order of the level file. */
const roomSchema = z.object({ walls: z.array(z.string()), hero: heroSchema, enemies: z.array(enemySchema) });

/** A run: the room being played (none until a hero is chosen) and the levels that lie ahead. */
export const stateSchema = z.object({
  random: rngState,
  /** The number of the level being played, from 1; 0 until a hero is chosen. */
  level: count,
  rounds: count,
  /** The hero's starting experience, from levels that are not played here. */
  prior: count,
  /** Ours by their numbers, others by their texts. */
  ahead: z.array(z.union([z.int().min(1).max(10), z.string()])),
  /** Heroes and enemies beside the document's: ours by their name, others by the text of their file. */
  units: z.string().optional(),
  /** The seed of an endless descent, in which there is always one more level. */
  endless: count.optional(),
  /** The number of the only level of a run, where it was chosen from several. */
  chosen: count.optional(),
  /** The rounds that a computer player took, by hero in the order of the menu, where somebody counted them. */
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

/** How far a run is. The next level opens as soon as one is cleared, so a room without enemies is the last one. */
export function phase({ room }: State): 'choosing' | 'exploring' | 'won' | 'dead' {
  if (!room) return 'choosing';
  if (room.hero.health === 0) return 'dead';
  return room.enemies.length === 0 ? 'won' : 'exploring';
}

/** Whether a run has ended, well or badly. */
export function isOver(state: State): boolean {
  return ['won', 'dead'].includes(phase(state));
}

/** How many levels the whole run has; an endless one never runs out of them. */
export function levelCount({ level, ahead, endless }: State): number {
  return endless === undefined ? level + ahead.length : Number.POSITIVE_INFINITY;
}
