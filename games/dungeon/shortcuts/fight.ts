import type { NextMove, Text } from '@longtable/kit';
import { castRefusal, targets } from '../rules/abilities.ts';
import { dangerOf } from '../rules/danger.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { closerThan } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import { stepsFrom } from '../rules/paths.ts';
import type { Action } from '../rules/round.ts';
import type { Room } from '../state.ts';
import { DEADLY, lostHealth, seenBy, trapAppeared } from '../words/sentences.ts';
import { wayTo } from './way.ts';

/** A fight pauses when this part of the hero's full health is lost. */
const PAUSE_FRACTION = 4;

/** The next blow of a fight, which ends when an enemy falls or nobody is left to fight. */
export function nextAttack(now: Room, before: Room): NextMove {
  const stopped = interruption(now, before, { loss: Math.floor(now.hero.pool / PAUSE_FRACTION) });
  if (stopped) return { stopped };
  if (now !== before && dangerOf(now).death > 0) return { stopped: DEADLY };
  const action = attackAction(now);
  return action ? { line: makeLine({ verb: 'act', action }) } : {};
}

/** The ability if it has a target, else an attack on the nearest enemy that has seen the hero or a step towards it. */
function attackAction(room: Room): Action | undefined {
  const { hero } = room;
  const shown = room.enemies.filter(isShown);
  if (!castRefusal(hero, shown) && targets(hero, shown).length > 0) return 'cast';
  return shown
    .filter((enemy) => sees(enemy, hero) || closerThan(2, enemy, hero))
    .flatMap((enemy) => wayTo(room, enemy) ?? [])
    .toSorted((one, other) => one.steps - other.steps)[0]?.direction;
}

/** The next round of a rest in which a Warrior heals with the shield whenever it is ready; nobody else can heal by resting. */
export function nextRest(now: Room, before: Room): NextMove {
  const { hero } = now;
  if (hero.class !== 'Warrior' || hero.health === hero.pool) return {};
  const stopped = interruption(now, before, { loss: 0 });
  return stopped ? { stopped } : { line: makeLine({ verb: 'act', action: hero.remaining === 0 ? 'cast' : 'wait' }) };
}

/** Whether no visible enemy has seen the hero or stands next to him. */
export function isCalm({ hero, enemies }: Room): boolean {
  return !enemies.some((enemy) => isShown(enemy) && (sees(enemy, hero) || closerThan(2, enemy, hero)));
}

/** An enemy with a longer way than this is behind walls. */
const MAX_STEPS = 10;
/** A trap that is further off can't strike in the next rounds. */
const TRAP_DISTANCE = 4;

/** What a shortcut takes in its stride. */
interface Tolerance {
  /** How much health may be lost. */
  readonly loss: number;
  /** The place of the enemy to which it leads. */
  readonly goal?: number;
}

/** What has come up since a shortcut began: the hero was hurt, an enemy has seen him, or a trap has appeared. */
export function interruption(now: Room, before: Room, { loss, goal }: Tolerance): Text | undefined {
  const hurt = before.hero.health - now.hero.health;
  if (hurt > loss) return lostHealth(hurt);
  const stepsTo = stepsFrom(now, now.hero, MAX_STEPS);
  const newcomer = now.enemies.find((enemy, index) => {
    const earlier = before.enemies[index]!;
    if (index === goal) return false;
    if (enemy.kind === 'trap') return isShown(enemy) && !isShown(earlier) && closerThan(TRAP_DISTANCE, enemy, now.hero);
    return (
      sees(enemy, now.hero) && !sees(earlier, before.hero) && (enemy.kind === 'boss' || stepsTo(enemy) !== undefined)
    );
  });
  if (!newcomer) return undefined;
  return newcomer.kind === 'trap' ? trapAppeared(newcomer.name) : seenBy(newcomer.name);
}
