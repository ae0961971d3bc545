import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import type { Lesson, LessonStep } from '../lesson.ts';
import { type ContractSettings, firstFailure } from './contract.ts';
import { auction, scrambleAuction } from './games/auction.ts';
import { guess, scrambleGuess } from './games/guess.ts';
import { noughts } from './games/noughts.ts';

/** Mistake of an author: its title, the game, the error message of the suite, and other settings. `*` matches any text. */
export type Mistake = readonly [title: string, game: AnyGame, message: string, settings?: ContractSettings];

/** Games to make mistakes in: without secrets, with secrets, and with more than two seats. */
export const open: AnyGame = noughts;
export const secret: AnyGame = guess;
export const several: AnyGame = auction;

export const showing = (presentation: Partial<AnyGame['presentation']>): AnyGame => ({
  ...open,
  presentation: { ...open.presentation, ...presentation },
});

export const lesson = open.lesson as Lesson;

/** Returns noughts with a change to the second step of its lesson. */
export const teaching = (change: Partial<LessonStep>): AnyGame => ({
  ...open,
  lesson: { ...lesson, steps: lesson.steps.with(1, { ...(lesson.steps[1] as LessonStep), ...change }) },
});

const SETTINGS: Readonly<Record<string, ContractSettings>> = {
  guess: { scramble: scrambleGuess, revealing: ['guessed'] },
  auction: { scramble: scrambleAuction, revealing: ['revealed'] },
};

/** Returns a pattern for an error message. */
const saying = (words: string) => new RegExp(`^Error: ${words.split('*').map(RegExp.escape).join('.+')}$`);

/** Tests that the suite finds each mistake, with its message. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  for (const [title, game, message, settings = SETTINGS[game.id]] of mistakes) {
    test(title, () => {
      const [found] = firstFailure(game, settings).split('\n');
      expect(found).toMatch(saying(message));
    });
  }
}
