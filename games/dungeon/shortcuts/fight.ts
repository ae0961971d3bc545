import type { NextMove } from '../../kit/game.ts';
import { castRefusal, targets } from '../rules/abilities.ts';
import { dangerOf } from '../rules/danger.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { closerThan } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import type { Action } from '../rules/round.ts';
import type { Room } from '../state.ts';
import { DEADLY } from '../words/shortcuts.ts';
import { interruption } from './interruption.ts';
import { wayTo } from './way.ts';

/** A fight pauses when this part of the hero's full health is lost. */
const PART = 4;

/** The next blow of a fight, which ends when an enemy falls or nobody is left to fight. */
export function nextBlow(now: Room, before: Room): NextMove {
  const stopped = interruption(now, before, { loss: Math.floor(now.hero.pool / PART) });
  if (stopped) return { stopped };
  if (now !== before && dangerOf(now).death > 0) return { stopped: DEADLY };
  const action = blow(now);
  return action ? { line: makeLine({ verb: 'act', action }) } : {};
}

/** The ability if it has a target, else an attack on the nearest enemy that has seen the hero or a step towards it. */
function blow(room: Room): Action | undefined {
  const { hero } = room;
  const shown = room.enemies.filter(isShown);
  if (!castRefusal(hero, shown) && targets(hero, shown).length > 0) return 'cast';
  return shown
    .filter((enemy) => sees(enemy, hero) || closerThan(2, enemy, hero))
    .flatMap((enemy) => wayTo(room, enemy) ?? [])
    .toSorted((one, other) => one.steps - other.steps)[0]?.direction;
}
