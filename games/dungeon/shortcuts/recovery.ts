import type { NextMove } from '../../kit/game.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { closerThan } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import type { Room } from '../state.ts';
import { interruption } from './interruption.ts';

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
