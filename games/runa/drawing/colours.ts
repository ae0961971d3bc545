export type ColourRole = 'head' | 'runa' | 'monster' | 'boss' | 'well' | 'hurt' | 'dying' | 'guard';

export type Paint = (text: string, role: ColourRole | undefined) => string;

const ANSI: Readonly<Record<ColourRole, string>> = {
  head: '1',
  runa: '1;32',
  monster: '31',
  boss: '1;35',
  well: '32',
  hurt: '33',
  dying: '1;31',
  guard: '34',
};

export const plain: Paint = (text) => text;

export const inColour: Paint = (text, role) => (role && text !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text);

/**
 * Returns the colour role of a health value: `dying` up to a quarter of `max`, `hurt` up to a half, otherwise `well`.
 */
export function roleOf(health: number, max: number): ColourRole {
  if (4 * health <= max) return 'dying';
  return 2 * health <= max ? 'hurt' : 'well';
}
