/** What a piece of the board says by its colour. */
export type Tone = 'turn' | 'asleep' | 'shield' | 'drain' | 'affordable';

/** Draws a text in its tone, or without colours at all. */
export type Paint = (text: string, tone: Tone | undefined) => string;

const ANSI: Readonly<Record<Tone, number>> = { turn: 1, asleep: 30, shield: 34, drain: 35, affordable: 32 };

/** As it is. */
export const plain: Paint = (text) => text;

/** With the codes of ANSI colours. */
export const inColour: Paint = (text, tone) => (tone && text !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text);
