import type { NextMove, Text } from '@longtable/kit';
import { castRefusal, targets } from '../rules/abilities.ts';
import { dangerOf } from '../rules/danger.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { closerThan } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import { stepsFrom } from '../rules/paths.ts';
import type { Action } from '../rules/round.ts';
import type { Room } from '../state.ts';
import { unitNoun } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { wayTo } from './way.ts';

/** Divisor of the full health. A fight pauses after a loss of more than the result. */
const PAUSE_FRACTION = 4;

/** Returns the next move of a fight, the reason to stop, or neither if no enemy can be fought. */
export function nextAttack(now: Room, before: Room): NextMove {
  const stopped = interruption(now, before, { loss: Math.floor(now.hero.pool / PAUSE_FRACTION) });
  if (stopped) return { stopped };
  if (now !== before && dangerOf(now).death > 0) return { stopped: texts.shortcuts.deadly };
  const action = attackAction(now);
  return action ? { line: makeLine({ verb: 'act', action }) } : {};
}

/**
 * Returns a cast if it has a target, otherwise an attack on or a step towards the nearest enemy that sees the hero or
 * is adjacent. Undefined if there is none.
 */
function attackAction(room: Room): Action | undefined {
  const { hero } = room;
  const shown = room.enemies.filter(isShown);
  if (!castRefusal(hero, shown) && targets(hero, shown).length > 0) return 'cast';
  return shown
    .filter((enemy) => sees(enemy, hero) || closerThan(2, enemy, hero))
    .flatMap((enemy) => wayTo(room, enemy) ?? [])
    .toSorted((one, other) => one.steps - other.steps)[0]?.direction;
}

/**
 * Returns the next move of a rest in which a Warrior heals with the shield, or the reason to stop. Neither for other
 * classes, which cannot heal by resting, and at full health.
 */
export function nextRest(now: Room, before: Room): NextMove {
  const { hero } = now;
  if (hero.class !== 'Warrior' || hero.health === hero.pool) return {};
  const stopped = interruption(now, before, { loss: 0 });
  return stopped ? { stopped } : { line: makeLine({ verb: 'act', action: hero.remaining === 0 ? 'cast' : 'wait' }) };
}

/** Whether no visible enemy sees the hero or is adjacent. */
export function isCalm({ hero, enemies }: Room): boolean {
  return !enemies.some((enemy) => isShown(enemy) && (sees(enemy, hero) || closerThan(2, enemy, hero)));
}

/** Maximum path length to an enemy. Enemies farther away are behind walls. */
const MAX_STEPS = 10;
/** Distance below which a new trap stops a shortcut. */
const TRAP_DISTANCE = 4;

/** Conditions under which a shortcut continues. */
interface Tolerance {
  /** Maximum loss of health. */
  readonly loss: number;
  /** Index of the target enemy, which does not interrupt. Undefined or -1 if there is none. */
  readonly goal?: number;
}

/**
 * Returns the reason why a shortcut stops: lost health, an enemy that newly sees the hero, or a trap that has appeared
 * nearby. Undefined if it continues.
 */
export function interruption(now: Room, before: Room, { loss, goal }: Tolerance): Text | undefined {
  const hurt = before.hero.health - now.hero.health;
  if (hurt > loss) return texts.shortcuts.lostHealth({ health: hurt });
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
  return newcomer.kind === 'trap'
    ? texts.shortcuts.trapAppeared({ trap: unitNoun(newcomer.name) })
    : texts.shortcuts.seen({ enemy: unitNoun(newcomer.name) });
}
