/** What a piece of the board says by its colour. */
export type Tone = 'first' | 'second' | 'firstReady' | 'secondReady' | 'target';

/** Draws a text in its tone, or without colours at all. */
export type Paint = (text: string, tone?: Tone) => string;

const ANSI: Readonly<Record<Tone, string>> = {
  first: '36',
  second: '33',
  firstReady: '1;36',
  secondReady: '1;33',
  target: '32',
};

/** As it is. */
export const plain: Paint = (text) => text;

/** With the codes of ANSI colours. */
export const inColour: Paint = (text, tone) =>
  tone && text.trim() !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text;
