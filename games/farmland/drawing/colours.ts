/** What a colour means. */
export type ColourRole = 'first' | 'second' | 'firstReady' | 'secondReady' | 'target';

/** Draws text in a tone, or without colours. */
export type Paint = (text: string, role?: ColourRole) => string;

const ANSI: Readonly<Record<ColourRole, string>> = {
  first: '36',
  second: '33',
  firstReady: '1;36',
  secondReady: '1;33',
  target: '32',
};

/** Without colours. */
export const plain: Paint = (text) => text;

/** With ANSI colour codes. */
export const inColour: Paint = (text, role) =>
  role && text.trim() !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text;
