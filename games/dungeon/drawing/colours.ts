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

/** Rows of the board with their units in colours; neighbours of one kind share a code. */
export function paintRows(rows: readonly string[], enemies: readonly Enemy[], paint: Paint): readonly string[] {
  if (paint === plain) return rows;
  const tones = new Map<string, Tone>([
    ...enemies.map(({ tile, kind }) => [tile, kind] as const),
    ['@', 'hero'],
    ['X', 'dead'],
  ]);
  return rows.map((row) => paintRow(row, tones, paint));
}

function paintRow(row: string, tones: ReadonlyMap<string, Tone>, paint: Paint): string {
  const parts: { text: string; tone: Tone | undefined }[] = [];
  for (const text of row) {
    const tone = tones.get(text);
    const last = parts.at(-1);
    if (last && last.tone === tone) last.text += text;
    else parts.push({ text, tone });
  }
  return parts.map(({ text, tone }) => paint(text, tone)).join('');
}

/** How somebody fares who has this much of their health left. */
export function healthTone(health: number, pool: number): Tone {
  if (4 * health <= pool) return 'dying';
  return 2 * health <= pool ? 'hurt' : 'hero';
}
