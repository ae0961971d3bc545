import { column, type Language, say } from '@longtable/kit';
import { type Striker, strikers } from '../rules/danger.ts';
import type { Hero, Room } from '../state.ts';
import { heroParts } from '../words/hero.ts';
import { nameAlone } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { COLUMNS } from './board.ts';
import { healthRole, type Paint } from './colours.ts';

const NAME = 14;
/** Width of the health column. */
const HEALTH = 10;
/** Maximum number of attackers with a line of their own. */
const MAX_STRIKERS = 2;

export function heroLines(hero: Hero, language: Language, paint: Paint): string[] {
  const { health, pool } = hero;
  const role = healthRole(health, pool);
  const name = column(nameAlone(hero.name, language), NAME);
  const amount = ` ${health}/${pool}`.padStart(HEALTH);
  const bar = COLUMNS - NAME - amount.length - 2;
  const filled = Math.min(bar, Math.ceil((health / pool) * bar));
  return [
    `${paint(name, 'hero')}[${paint('#'.repeat(filled), role)}${'.'.repeat(bar - filled)}]${paint(amount, role)}`,
    ...wrapParts(heroParts(hero, language)),
  ];
}

/** Joins parts with commas into as few lines as possible. */
export function wrapParts(parts: readonly string[], columns = COLUMNS): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}, ${part}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/**
 * Returns lines about the strongest enemies that are about to attack, at most `MAX_STRIKERS`. If there are fewer, adds
 * a line with the letters of other enemies on the map.
 */
export function enemyLines(room: Room, map: readonly string[], language: Language, paint: Paint): string[] {
  const shown = strikers(room)
    .toSorted((one, other) => other.enemy.attack - one.enemy.attack)
    .slice(0, MAX_STRIKERS);
  const named = new Set(shown.map(({ enemy }) => enemy.tile));
  const letters = new Map(
    room.enemies
      .filter(({ tile }) => !named.has(tile) && map.some((row) => row.includes(tile)))
      .map(({ tile, name }) => [tile, `${tile} ${nameAlone(name, language)}`]),
  );
  return [
    ...shown.map((each) => strikerLine(each, language, paint)),
    ...wrapParts([...letters.values()]).slice(0, shown.length < MAX_STRIKERS ? 1 : 0),
  ];
}

function strikerLine({ enemy, by }: Striker, language: Language, paint: Paint): string {
  const named = `${enemy.tile} ${nameAlone(enemy.name, language)} ${enemy.health}/${enemy.pool}`;
  const strike = { enemy: paint(named, 'enemy'), attack: enemy.attack };
  return say(by === 'shot' ? texts.view.shoots(strike) : texts.view.attacks(strike), language);
}
