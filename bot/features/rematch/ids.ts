import { idFormat, key, word } from '../../custom-ids/fields.ts';

const table = key('table');

/** Switches between a match of two games and a single game. */
export const matchId = idFormat`match|${table}`;
export const rematchId = idFormat`rematch|${table}`;
/** Opens a rematch against the next stronger computer. */
export const strongerId = idFormat`stronger|${table}`;
/** Opens a solo game again, with a new seed or the same. */
export const againId = idFormat`again|${table}|${word('seed', ['new', 'same'])}`;
