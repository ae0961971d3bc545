/** What a colour means. */
export type Tone = 'first' | 'second' | 'firstReady' | 'secondReady' | 'target';

/** Draws text in a tone, or without colours. */
export type Paint = (text: string, tone?: Tone) => string;

const ANSI: Readonly<Record<Tone, string>> = {
  first: '36',
  second: '33',
  firstReady: '1;36',
  secondReady: '1;33',
  target: '32',
};

/** Without colours. */
export const plain: Paint = (text) => text;

/** With ANSI colour codes. */
export const inColour: Paint = (text, tone) =>
  tone && text.trim() !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text;
