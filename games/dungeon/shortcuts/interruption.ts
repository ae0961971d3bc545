import type { Text } from '../../kit/text.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { closerThan } from '../rules/grid.ts';
import { stepsFrom } from '../rules/paths.ts';
import type { Room } from '../state.ts';
import { appeared, lost, seenBy } from '../words/shortcuts.ts';

/** An enemy with a longer way than this is behind walls. */
const FAR = 10;
/** A trap that is further off can't strike in the next rounds. */
const NEAR = 4;

/** What a shortcut takes in its stride. */
interface Bearable {
  /** How much health may be lost. */
  readonly loss: number;
  /** The place of the enemy to which it leads. */
  readonly goal?: number;
}

/** What has come up since a shortcut began: the hero was hurt, an enemy has seen him, or a trap has appeared. */
export function interruption(now: Room, before: Room, { loss, goal }: Bearable): Text | undefined {
  const hurt = before.hero.health - now.hero.health;
  if (hurt > loss) return lost(hurt);
  const stepsTo = stepsFrom(now, now.hero, FAR);
  const newcomer = now.enemies.find((enemy, index) => {
    const earlier = before.enemies[index]!;
    if (index === goal) return false;
    if (enemy.kind === 'trap') return isShown(enemy) && !isShown(earlier) && closerThan(NEAR, enemy, now.hero);
    return (
      sees(enemy, now.hero) && !sees(earlier, before.hero) && (enemy.kind === 'boss' || stepsTo(enemy) !== undefined)
    );
  });
  if (!newcomer) return undefined;
  return newcomer.kind === 'trap' ? appeared(newcomer.name) : seenBy(newcomer.name);
}
