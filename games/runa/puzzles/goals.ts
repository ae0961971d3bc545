import type { Text } from '../../kit/text.ts';

/** What there is to find in a fight: what to reach, and within how many rounds. */
interface Goal {
  readonly kind: 'win' | 'best' | 'least' | 'survive';
  readonly rounds: number;
  /** Whether it also matters how much health that costs. */
  readonly sparing: boolean;
  readonly text: Text;
}

const NUMBERS = { 2: { en: 'two', de: 'zwei' }, 3: { en: 'three', de: 'drei' }, 4: { en: 'four', de: 'vier' } };

const TEXTS: Readonly<Record<Goal['kind'], (rounds: { readonly en: string; readonly de: string }) => Text>> = {
  win: ({ en, de }) => ({
    en: `Win this fight within ${en} rounds.`,
    de: `Gewinne diesen Kampf in höchstens ${de} Runden.`,
  }),
  best: ({ en, de }) => ({
    en: `Win this fight within ${en} rounds and lose as little health as you can.`,
    de: `Gewinne diesen Kampf in höchstens ${de} Runden und verliere so wenig Leben wie möglich.`,
  }),
  least: ({ en, de }) => ({
    en: `Lose as little health as you can in the next ${en} rounds.`,
    de: `Verliere in den nächsten ${de} Runden so wenig Leben wie möglich.`,
  }),
  survive: ({ en, de }) => ({
    en: `Survive the next ${en} rounds.`,
    de: `Überlebe die nächsten ${de} Runden.`,
  }),
};

function goal(kind: Goal['kind'], rounds: keyof typeof NUMBERS): Goal {
  return { kind, rounds, sparing: kind === 'best' || kind === 'least', text: TEXTS[kind](NUMBERS[rounds]) };
}

/** By the id that a puzzle names. */
export const GOALS: Readonly<Record<string, Goal>> = {
  'best-3': goal('best', 3),
  'best-4': goal('best', 4),
  'best-2': goal('best', 2),
  'win-2': goal('win', 2),
  'win-3': goal('win', 3),
  'win-4': goal('win', 4),
  'survive-2': goal('survive', 2),
  'survive-3': goal('survive', 3),
  'least-3': goal('least', 3),
  'least-2': goal('least', 2),
};
