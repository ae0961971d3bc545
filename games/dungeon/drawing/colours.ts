import { BESTIARY } from '../rules/enemies.ts';
import type { Enemy } from '../state.ts';

/** What a piece of the board says by its colour. */
export type Tone = 'head' | 'hero' | 'dead' | Enemy['kind'] | 'hurt' | 'dying';

/** Draws a text in its tone, or without colours at all. */
export type Paint = (text: string, tone: Tone | undefined) => string;

const ANSI: Readonly<Record<Tone, string>> = {
  head: '1',
  hero: '1;32',
  dead: '1;31',
  monster: '31',
  boss: '1;35',
  trap: '33',
  hurt: '33',
  dying: '31',
};

/** As it is. */
export const plain: Paint = (text) => text;

/** With the codes of ANSI colours. */
export const inColour: Paint = (text, tone) => (tone && text !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text);

/** A row of the board with its units in colours; neighbours of one kind share a code. */
export function paintRow(row: string, paint: Paint): string {
  if (paint === plain) return row;
  return row.replace(/@|X|[skqzbgw]+|[MCK]+|[BQD]+/g, (units) => paint(units, toneOfTile(units[0]!)));
}

function toneOfTile(tile: string): Tone {
  return BESTIARY.get(tile)?.kind ?? (tile === '@' ? 'hero' : 'dead');
}

/** How somebody fares who has this much of their health left. */
export function healthTone(health: number, pool: number): Tone {
  if (4 * health <= pool) return 'dying';
  return 2 * health <= pool ? 'hurt' : 'hero';
}
