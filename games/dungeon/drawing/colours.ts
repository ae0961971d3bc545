import type { Enemy } from '../state.ts';

/** The meaning of a piece of the board that is shown by its colour. */
export type Tone = 'head' | 'hero' | 'dead' | 'enemy' | 'hurt' | 'dying';

/** Draws a text in its tone, or without colours at all. */
export type Paint = (text: string, tone: Tone | undefined) => string;

const ANSI: Readonly<Record<Tone, string>> = {
  head: '1',
  hero: '1;32',
  dead: '1;31',
  enemy: '31',
  hurt: '33',
  dying: '31',
};

/** Returns the text without colours. */
export const plain: Paint = (text) => text;

/** Returns the text with the codes of ANSI colours: the hero green and all enemies red, as in the document's figure. */
export const inColour: Paint = (text, tone) => (tone && text !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text);

/** Returns rows of the board with their units in colours. Neighbours of one tone share a code. */
export function paintRows(rows: readonly string[], enemies: readonly Enemy[], paint: Paint): readonly string[] {
  if (paint === plain) return rows;
  const tones = new Map<string, Tone>([
    ...enemies.map(({ tile }) => [tile, 'enemy'] as const),
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
