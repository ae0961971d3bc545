import type { AnyGame, Choice } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';

const LEVELS = ['hangs', 'lingers', 'allocates'];
const submenu = (line: string): Choice => ({ line, label: ({ viewer }) => `${line} ${viewer}`, final: false });

function throwLater(): void {
  setTimeout(() => {
    throw new Error('too late');
  }, 20);
}

/**
 * External game with errors. A pick of 4 leads to a state of many levels, 5 throws later, 6 leads to a board that cannot be
 * drawn, 7 hangs and 8 throws.
 * The menu `hang` hangs, `throw` throws and `environment` lists the visible variables. All functions after the end throw.
 */
export const faultyGame: AnyGame = {
  ...guess,
  id: 'rogue',
  title: 'Rogue',
  secrets: false,
  choices(state, seat, partial) {
    while (partial === 'hang');
    if (partial === 'throw') throw new Error('no such menu');
    if (partial === 'environment') return Object.keys(process.env).map(submenu);
    const choices = guess.choices(state, seat, partial);
    return partial === '' && choices.length > 0 ? [...choices, submenu('hang'), submenu('throw')] : choices;
  },
  play(state, seat, line) {
    if (line === 'pick 5') throwLater();
    while (line === 'pick 7');
    if (line === 'pick 8') throw new Error('out of numbers');
    const outcome = guess.play(state, seat, line);
    return line === 'pick 4' && !outcome.refused
      ? { ...outcome, state: { ...outcome.state, deep: deepList() } }
      : outcome;
  },
  presentation: {
    ...guess.presentation,
    view(state, reader, partial) {
      if (state.picked.includes(6)) throw new Error('nothing to see');
      return guess.presentation.view(state, reader, partial);
    },
  },
  computers: {
    levels: LEVELS.map((id) => ({ id, name: id, about: { en: 'is not sound', de: 'ist nicht gesund' } })),
    line(_state, _seat, level) {
      if (level === 'hangs') return 'pick 7';
      if (level === 'allocates') for (const all: unknown[] = []; ; ) all.push({ at: all.length });
      throwLater();
      return 'pick 2';
    },
  },
  lesson: { options: {}, seed: 1, steps: [{ about: 'Eight', task: 'Pick 8.', line: 'pick 8' }], end: 'Done.' },
  statistics: () => fail(),
  daily: { options: () => ({}), score: () => fail() },
  achievements: [{ id: 'any', name: 'Any', about: 'Any', isEarned: () => fail() }],
};

/** Returns a list in a list and so on, which a worker can send and the main thread cannot read. */
function deepList(): unknown {
  let list: unknown = [];
  for (let level = 0; level < 6000; level++) list = [list];
  return list;
}

function fail(): never {
  throw new Error('cannot count');
}

export const FAULTY_GAME_MODULE = import.meta.url;
