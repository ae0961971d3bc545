/** What a piece of the board says by its colour. */
export type Tone = 'head' | 'runa' | 'monster' | 'boss' | 'well' | 'hurt' | 'dying' | 'guard';

/** Draws a text in its tone, or without colours at all. */
export type Paint = (text: string, tone: Tone | undefined) => string;

const ANSI: Readonly<Record<Tone, string>> = {
  head: '1',
  runa: '1;32',
  monster: '31',
  boss: '1;35',
  well: '32',
  hurt: '33',
  dying: '1;31',
  guard: '34',
};

/** As it is. */
export const plain: Paint = (text) => text;

/** With the codes of ANSI colours. */
export const inColour: Paint = (text, tone) => (tone && text !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text);

/** How somebody fares who has this much of their health left. */
export function toneOf(health: number, most: number): Tone {
  if (4 * health <= most) return 'dying';
  return 2 * health <= most ? 'hurt' : 'well';
}
