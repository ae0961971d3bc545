import type { Drawing } from './lounge.ts';

/** A back room: everything is a few steps away, and so is everybody. */
export const small: Drawing = [
  '#############',
  '#^....=_..^.#',
  '#.....=_....#',
  '#.@.......$.#',
  '#.....#.....#',
  '#_...###...@#',
  '#.....#.....#',
  '#.$.......=.#',
  '#....@....=_#',
  '#$........^.#',
  '#############',
];
