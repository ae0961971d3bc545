import type { Enemy } from '../state.ts';

export type ColourRole = 'head' | 'hero' | 'dead' | 'enemy' | 'hurt' | 'dying';

/** Function that colours a text by its role, or returns it unchanged. */
export type Paint = (text: string, role: ColourRole | undefined) => string;

const ANSI: Readonly<Record<ColourRole, string>> = {
  head: '1',
  hero: '1;32',
  dead: '1;31',
  enemy: '31',
  hurt: '33',
  dying: '31',
};

export const plain: Paint = (text) => text;

/**
 * Returns the text with ANSI colour codes: the hero green and all enemies red, as in the document's figure. Without a
 * role the text is unchanged.
 */
export const inColour: Paint = (text, role) => (role && text !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text);

/** Returns rows of the board with coloured units. Adjacent units of one role share a code. */
export function paintRows(rows: readonly string[], enemies: readonly Enemy[], paint: Paint): readonly string[] {
  if (paint === plain) return rows;
  const roles = new Map<string, ColourRole>([
    ...enemies.map(({ tile }) => [tile, 'enemy'] as const),
    ['@', 'hero'],
    ['X', 'dead'],
  ]);
  return rows.map((row) => paintRow(row, roles, paint));
}

function paintRow(row: string, roles: ReadonlyMap<string, ColourRole>, paint: Paint): string {
  const parts: { text: string; role: ColourRole | undefined }[] = [];
  for (const text of row) {
    const role = roles.get(text);
    const last = parts.at(-1);
    if (last && last.role === role) last.text += text;
    else parts.push({ text, role });
  }
  return parts.map(({ text, role }) => paint(text, role)).join('');
}

export function healthRole(health: number, pool: number): ColourRole {
  if (4 * health <= pool) return 'dying';
  return 2 * health <= pool ? 'hurt' : 'hero';
}
