import type { NextMove, Seat, Shortcuts } from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { isOver, type Room, type State } from '../state.ts';
import { choices, parseShortcut } from './choices.ts';
import { nextAttack, nextRest } from './fight.ts';
import { nextStep } from './walk.ts';

/**
 * Shortcuts for several rounds. Each ends when a unit dies or a new level starts, and stops early if `interruption`
 * returns a reason.
 */
export const shortcuts: Shortcuts<State> = { choices, next };

function next(state: State, seat: Seat, shortcut: string, before: State): NextMove {
  const parsed = parseShortcut(shortcut);
  if (seat !== 0 || !parsed || !state.room || !before.room || isOver(state)) return {};
  if (state.level !== before.level || state.room.enemies.length !== before.room.enemies.length) return {};
  const room = withRememberedTraps(state.room, before.room);
  switch (parsed.verb) {
    case 'walk':
      return nextStep(room, before.room, parsed.to);
    case 'fight':
      return nextAttack(room, before.room);
    case 'rest':
      return nextRest(room, before.room);
  }
}

/** Returns the room in which all traps are visible that were visible when the shortcut began. */
function withRememberedTraps(now: Room, before: Room): Room {
  if (now === before) return now;
  // While no unit dies, the indices of enemies stay valid.
  const enemies = now.enemies.map((enemy, index) =>
    enemy.kind === 'trap' && isShown(before.enemies[index]!) ? { ...enemy, visible: true } : enemy,
  );
  return { ...now, enemies };
}
