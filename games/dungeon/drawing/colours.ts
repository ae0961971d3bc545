import { BESTIARY } from '../rules/enemies.ts';
import type { Hero } from '../state.ts';

/** The codes that Discord draws in a coloured code block. */
const CODES = {
  head: '1',
  hero: '1;32',
  dead: '1;31',
  monster: '31',
  boss: '1;35',
  trap: '33',
  hurt: '33',
  dying: '31',
};

function paint(text: string, code: string): string {
  return `\u001b[${code}m${text}\u001b[0m`;
}

export function colourHead(line: string): string {
  return paint(line, CODES.head);
}

/** A row of the board with its units in colours; neighbours of one kind share a code. */
export function colourRow(row: string): string {
  return row.replace(/@|X|[skqzbgw]+|[MCK]+|[BQD]+/g, (units) => paint(units, codeOf(units[0]!)));
}

function codeOf(tile: string): string {
  const enemy = BESTIARY.get(tile);
  if (enemy) return CODES[enemy.kind];
  return tile === '@' ? CODES.hero : CODES.dead;
}

/** A line about an enemy: its name as it is on the board. */
export function colourEnemy(line: string): string {
  const enemy = [...BESTIARY.values()].find(({ name }) => line.startsWith(name));
  return enemy ? line.replace(enemy.name, (name) => paint(name, CODES[enemy.kind])) : line;
}

/** The hero's lines: the name as on the board, the health by how much is left. */
export function colourHero(lines: readonly string[], hero: Hero): readonly string[] {
  const amount = `HP ${hero.health}/${hero.pool}`;
  return lines.map((line) =>
    line.replace(hero.name, (name) => paint(name, CODES.hero)).replace(amount, (part) => paint(part, healthCode(hero))),
  );
}

function healthCode({ health, pool }: Hero): string {
  if (4 * health <= pool) return CODES.dying;
  return 2 * health <= pool ? CODES.hurt : CODES.hero;
}
