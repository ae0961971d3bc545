/** What the colour of a text on the board stands for. */
export type ColourRole = 'head' | 'runa' | 'monster' | 'boss' | 'well' | 'hurt' | 'dying' | 'guard';

/** Colours a text, or leaves it as it is. */
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

/** Without colours. */
export const plain: Paint = (text) => text;

/** With ANSI colour codes. */
export const inColour: Paint = (text, role) => (role && text !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text);

/** The colour of so much health out of the maximum. */
export function roleOf(health: number, max: number): ColourRole {
  if (4 * health <= max) return 'dying';
  return 2 * health <= max ? 'hurt' : 'well';
}
