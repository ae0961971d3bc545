export type ColourRole = 'first' | 'second' | 'firstReady' | 'secondReady' | 'target';

export type Paint = (text: string, role?: ColourRole) => string;

const ANSI: Readonly<Record<ColourRole, string>> = {
  first: '36',
  second: '33',
  firstReady: '1;36',
  secondReady: '1;33',
  target: '32',
};

export const plain: Paint = (text) => text;

export const inColour: Paint = (text, role) =>
  role && text.trim() !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text;
