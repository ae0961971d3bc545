import { english } from '../grammar/index.ts';

/** Prefix of an entry of a file, such as “Creatures 2”. Undefined is the whole file. */
const at = (place: string | undefined) => (place ? `${place}: ` : '');

export const en = {
  field: {
    length: ({ min, max }: { min: number; max: number }) =>
      `must be ${min > 0 ? `${min} to` : 'at most'} ${max} characters long`,
    percentage: 'must be a percentage from 0 to 100',
    /** `minLabel` is the meaning of the minimum, such as “never”. */
    wholeNumber: ({ min, max, minLabel }: { min: number; max: number; minLabel: string | undefined }) =>
      `must be a whole number from ${min} to ${max}${minLabel ? ` (${min}: ${minLabel})` : ''}`,
    oneOf: ({ names }: { names: readonly string[] }) => `must be ${english.either(names)}`,
    percent: ({ digits }: { digits: string }) => `${digits}%`,
  },
  file: {
    notJson: 'The file isn’t valid JSON.',
    unknownKey: ({ place, key }: { place: string | undefined; key: string }) =>
      `${at(place)}“${key}” isn’t a valid key.`,
    notAnObject: ({ place }: { place: string | undefined }) =>
      `${at(place ?? 'The file')}expected an object in curly brackets.`,
    badValue: ({ place, key, requirement }: { place: string | undefined; key: string; requirement: string }) =>
      `${at(place)}“${key}” ${requirement}.`,
    trueOrFalse: 'must be true or false',
    list: 'must be a list',
    oneOf: ({ values }: { values: string }) => `must be one of ${values}`,
  },
  generic: {
    random: { name: 'Random', about: 'plays any move' },
    simulator: { name: 'Simulator', about: 'tries moves in simulated games' },
    hint: ({ percent }: { percent: number }) =>
      `This scored best in simulated games: ${percent}% of the maximum on average.`,
  },
  faults: { over: 'The game is over.', 'not-your-turn': 'It’s not your turn.' },
  rulePages: { rules: 'Rules', typing: 'Typing moves' },
  signs: { turn: 'in turn', won: 'winner', ready: 'ready', asleep: 'asleep', spent: 'has acted' },
  /** Regions without things; “none” is the text for creatures or units. */
  scene: { none: 'none', empty: 'empty' },
  levels: {
    beginner: 'Beginner',
    novice: 'Novice',
    learner: 'Learner',
    amateur: 'Amateur',
    casual: 'Casual',
    skilled: 'Skilled',
    seasoned: 'Seasoned',
    advanced: 'Advanced',
    expert: 'Expert',
    master: 'Master',
  },
};

export type KitWords = typeof en;
