import { barLine, column, detailLines, headerLine, type Language, legendLines, say, widthOf } from '@longtable/kit';
import { type Striker, strikers } from '../rules/danger.ts';
import type { Hero, Room } from '../state.ts';
import { heroTexts } from '../words/hero.ts';
import { nameAlone } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { COLUMNS } from './board.ts';
import { healthRole, type Paint } from './colours.ts';

/** Maximum number of attackers with a line of their own. */
const MAX_STRIKERS = 2;

export function heroLines(hero: Hero, language: Language, paint: Paint): string[] {
  const { health, pool } = hero;
  return [
    barLine(nameAlone(hero.name, language), health, pool, `${health}/${pool}`, {
      name: (name) => paint(name, 'hero'),
      bar: (bar) => paint(bar, healthRole(health, pool)),
    }),
    ...detailPairs(heroTexts(hero).map((text) => say(text, language))),
  ];
}

/** Returns lines of two details each, the second ones below each other. Falls back to other columns if they don't fit. */
function detailPairs(details: readonly string[]): string[] {
  const columns = 2 + Math.max(0, ...details.filter((_, at) => at % 2 === 0).map(widthOf));
  const lines = details.flatMap((detail, at) =>
    at % 2 === 0 ? [` ${column(detail, columns)}${details[at + 1] ?? ''}`.trimEnd()] : [],
  );
  return lines.every((line) => widthOf(line) <= COLUMNS) ? lines : detailLines(details);
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
 * Returns lines about the strongest enemies that are about to attack, at most `MAX_STRIKERS`. Lines that are
 * left name the letters of other enemies on the map.
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
  const harms = shown.map((striker) => harmText(striker, language));
  const columns = Math.max(0, ...harms.map(widthOf));
  return [
    ...shown.map((striker, at) => strikerLine(striker, column(harms[at]!, columns), language, paint)),
    ...legendLines([...letters.values()]).slice(0, MAX_STRIKERS - shown.length),
  ];
}

function strikerLine({ enemy }: Striker, harm: string, language: Language, paint: Paint): string {
  const figures = `${enemy.health}/${enemy.pool}  ${harm}`;
  const line = headerLine(`${enemy.tile} ${nameAlone(enemy.name, language)}`, figures);
  return paint(line.slice(0, -figures.length), 'enemy') + figures.trimEnd();
}

function harmText({ enemy: { attack }, by }: Striker, language: Language): string {
  return say(by === 'shot' ? texts.view.shoots({ attack }) : texts.view.attacks({ attack }), language);
}
