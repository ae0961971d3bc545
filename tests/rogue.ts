import type { AnyGame } from '../games/kit/game.ts';
import { guess } from './guess.ts';
import { noughts } from './noughts.ts';

const LEVELS = ['hangs', 'lingers'];

/** Guess as somebody from outside has got it wrong: a 7 never comes back, an 8 throws, and its computer leaves an error behind. */
export const rogue: AnyGame = {
  ...guess,
  id: 'rogue',
  title: 'Rogue',
  play(state, seat, line) {
    if (line === 'pick 8') throw new Error('out of numbers');
    while (line === 'pick 7');
    return guess.play(state, seat, line);
  },
  computers: {
    levels: LEVELS.map((id) => ({ id, name: id, about: { en: 'is not sound', de: 'ist nicht gesund' } })),
    line(_state, _seat, level) {
      if (level === 'hangs') return 'pick 7';
      setTimeout(() => {
        throw new Error('too late');
      }, 20);
      return 'pick 2';
    },
  },
};

/** A shelf with this game on it, which threads can load. */
export const shelf: readonly AnyGame[] = [noughts, rogue];

/** Where it is. */
export const rogueModule = new URL(import.meta.url);
