/** What the colour of a text on the board stands for. */
export type Tone = 'head' | 'runa' | 'monster' | 'boss' | 'well' | 'hurt' | 'dying' | 'guard';

/** Colours a text, or leaves it as it is. */
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

/** Without colours. */
export const plain: Paint = (text) => text;

/** With ANSI colour codes. */
export const inColour: Paint = (text, tone) => (tone && text !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text);

/** The colour of so much health out of the maximum. */
export function toneOf(health: number, most: number): Tone {
  if (4 * health <= most) return 'dying';
  return 2 * health <= most ? 'hurt' : 'well';
}
