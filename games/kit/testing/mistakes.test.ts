import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyGame } from '../game.ts';
import { optionWords } from '../options.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Text } from '../text.ts';
import type { ContractSettings } from './contract.ts';
import { firstFailure } from './first-failure.ts';
import { auction, scrambleAuction } from './games/auction.ts';
import { guess, scrambleGuess } from './games/guess.ts';
import { noughts } from './games/noughts.ts';

const SETTINGS: Readonly<Record<string, ContractSettings>> = {
  guess: { scramble: scrambleGuess, revealing: ['guessed'] },
  auction: { scramble: scrambleAuction, revealing: ['revealed'] },
};
const open: AnyGame = noughts;
const secret: AnyGame = guess;
const several: AnyGame = auction;
let moves = 0;

const puzzle: Puzzle = {
  id: 'row',
  goal: 'win',
  options: {},
  seed: 1,
  lines: ['a1', 'a2', 'b1', 'b2'].map((line, index) => ({ seat: index % 2, line })),
  seat: 0,
  answer: ['c1'],
  rating: 1200,
};
const puzzling = (...all: readonly Partial<Puzzle>[]): AnyGame => ({
  ...open,
  puzzles: {
    goals: { win: { en: 'Win this turn.', de: 'Gewinne in diesem Zug.' } },
    all: () => all.map((change) => ({ ...puzzle, ...change })),
    verdict: (state, { lines }) => {
      if (open.result(state)?.winners.includes(0)) return 'solved';
      return state.cells.replaceAll('.', '').length > lines.length ? 'failed' : 'open';
    },
    refutation: () => [],
  },
});
const achieving = (achievement: Partial<NonNullable<AnyGame['achievements']>[number]>): AnyGame => ({
  ...open,
  achievements: [
    {
      id: 'corner',
      name: { en: 'Cornered', de: 'In der Ecke' },
      about: { en: 'Win with a corner.', de: 'Gewinne mit einer Ecke.' },
      isEarned: ({ isWon }) => isWon,
      ...achievement,
    },
  ],
});
const scoring = (score: NonNullable<AnyGame['daily']>['score']): AnyGame => ({
  ...secret,
  daily: { options: () => ({}), score },
});
const counting = (tally: NonNullable<AnyGame['tally']>): AnyGame => ({ ...open, tally });
const teaching = (task: Text): AnyGame => {
  const lesson = open.lesson as NonNullable<AnyGame['lesson']>;
  return { ...open, lesson: { ...lesson, steps: lesson.steps.map((step) => ({ ...step, task })) } };
};
const computing = (computers: Partial<NonNullable<AnyGame['computers']>>): AnyGame => ({
  ...secret,
  computers: { ...(secret.computers as NonNullable<AnyGame['computers']>), ...computers },
});
const marks = { en: 'marks', de: 'Zeichen' };

/** Common mistakes of authors with the error message of the suite. */
const MISTAKES: readonly (readonly [string, AnyGame, string])[] = [
  [
    'a view that shows a secret',
    { ...secret, face: { ...secret.face, view: ({ picked }) => ({ board: [`${picked}`], sentences: ['-'] }) } },
    'A secret leaks to seat 0. Its face in *: view.board[0] is "0,*", and "0,*" once scramble has changed what that viewer may not know. Hide it from them; or, if they may know it, let scramble leave it as it is.',
  ],
  [
    'a question that tells a secret',
    { ...secret, face: { ...secret.face, ask: ({ picked }, seat) => `${picked[1 - seat]}?` } },
    'A secret leaks to seat 0. After "", in *: ask is "*?", and "*?" once scramble has changed what that viewer may not know. Hide it from them; or, if they may know it, let scramble leave it as it is.',
  ],
  [
    'a play that changes the state in place',
    {
      ...open,
      play(state, seat, line) {
        state.cells = 'xxxxxxxxx';
        return open.play(state, seat, line);
      },
    },
    "play(state, 0, \"*\") threw TypeError: Cannot assign to read only property 'cells' of object '#<Object>'. `play` may not change the state that it is given: return a new one, such as { ...state, … }.",
  ],
  [
    'a play with chance of its own',
    {
      ...open,
      play(state, seat, line) {
        const outcome = open.play(state, seat, line);
        return outcome.refused ? outcome : { ...outcome, events: [{ kind: 'mark', seat, cell: `${moves++}` }] };
      },
    },
    'The same moves give another game: events[0].cell was "*" the first time and is "*" the second. Let `setup` and `play` use nothing but their arguments: draw chance from the seed, and keep its state in the state.',
  ],
  [
    'a choice that is refused',
    {
      ...open,
      choices: (state, seat, partial) =>
        open.choices(state, seat, partial).map((choice) => ({ ...choice, line: choice.line.toUpperCase() })),
    },
    '"*" by seat 0 was refused (cell: Choose an empty cell, such as b2.). What `choices` offers and what computers play, `play` has to accept.',
  ],
  [
    'a board of 37 columns',
    { ...open, face: { ...open.face, view: () => ({ board: ['', '='.repeat(37)], sentences: ['-'] }) } },
    'view.board[1] for seat 0 in en is 37 columns wide: "=*=". Keep it to 36: shorten it, or cut names with nameOf(reader, seat, columns).',
  ],
  [
    'a label without German',
    {
      ...open,
      choices: (...asked) => open.choices(...asked).map((choice) => ({ ...choice, label: { en: 'Here', de: '' } })),
    },
    'the label of the choice "*" for seat 0 has no words in German. Give it as { en, de }, like the summary.',
  ],
  [
    'a label without the French of the summary',
    { ...open, title: 'X', summary: { en: 'Three.', de: 'Drei.', fr: 'Trois.' } },
    'rules[0].title has no words in French. Give it as { en, de, fr }, like the summary.',
  ],
  [
    'a puzzle whose answer fails',
    puzzling({ answer: ['c3'] }),
    'the puzzle "row" is "failed" after its answer "c3". Correct the answer or puzzles.verdict.',
  ],
  [
    'a puzzle whose answer is illegal',
    puzzling({ answer: ['a1'] }),
    'the puzzle "row" answers "a1", which seat 0 can\'t play there. Give a line that `choices` offers.',
  ],
  [
    'a puzzle with an unknown goal',
    puzzling({ goal: 'draw' }),
    'the puzzle "row" has the goal "draw", which puzzles.goals does not have: win',
  ],
  [
    'a puzzle without an answer',
    puzzling({ answer: [] }),
    'the puzzle "row" has no answer. Give the lines that solve it.',
  ],
  [
    'a puzzle whose lines are refused',
    puzzling({ lines: [{ seat: 1, line: 'a1' }] }),
    'the puzzle "row" can\'t be set up: A puzzle’s line was refused (turn): a1. Its `lines` must be legal.',
  ],
  [
    'two puzzles with one id',
    puzzling({}, {}),
    'two puzzles have the id "row". Ids are stored with the users who solved them.',
  ],
  [
    'a line of missed turns that is refused',
    { ...open, terms: () => ({ clock: { perTurn: 1000, pause: null, missed: 'pass' } }) },
    'terms(options).clock.missed is "pass", but `play` refuses it for seat 0 (cell). A seat that runs out of time could never move on: accept the line whenever the seat is in turn.',
  ],
  [
    'an achievement that throws',
    achieving({ isEarned: ({ state }) => state.hand.length > 1 }),
    'the achievement "corner": isEarned for seat 0 threw TypeError: *. It must work at every position, also at the start.',
  ],
  [
    'an achievement that answers with a number',
    achieving({ isEarned: () => 1 as never }),
    'the achievement "corner": isEarned for seat 0 returns 1. Return true or false.',
  ],
  [
    'an achievement in English only',
    achieving({ about: 'Win with a corner.' }),
    'what the achievement "corner" is about is the string "Win with a corner." in every language. Give it as { en, de }; if it is a name that stays the same, list it in the contract\'s `english`.',
  ],
  [
    'an achievement without German',
    achieving({ name: { en: 'Cornered' } }),
    'the name of the achievement "corner" has no words in German. Give it as { en, de }, like the summary.',
  ],
  [
    'a daily score that throws',
    scoring(({ guesses }) => ({ points: [guesses.at(-1).length], words: '1' })),
    'daily.score(state) threw TypeError: *. It must work at every position, also at the start.',
  ],
  [
    'a daily score that tells a secret',
    scoring(({ picked }) => ({ points: [picked[0]], words: '1' })),
    'daily.score leaks a secret to everyone: points[0] is *, and * once scramble has changed what spectators may not know. Count only what all can see.',
  ],
  [
    'a tally that changes its shape',
    counting(({ cells }) => (cells.includes('x') ? [{ label: marks, value: 1 }] : [])),
    'tally(state) has the labels “marks”, but “” at another table. Averages need the same labels in the same order everywhere; use 0 for what did not happen.',
  ],
  [
    'a tally that is no number',
    counting(({ cells }) => [{ label: marks, value: 1 / cells.replaceAll('.', '').length }]),
    'the statistic “marks” is Infinity. Return a number.',
  ],
  [
    'a lesson in English only',
    teaching('Take the cell.'),
    'lesson.steps[0].task is the string "Take the cell." in every language. Give it as { en, de }; if it is a name that stays the same, list it in the contract\'s `english`.',
  ],
  [
    'a lesson without German',
    teaching({ en: 'Take the cell.' }),
    'lesson.steps[0].task has no words in German. Give it as { en, de }, like the summary.',
  ],
  [
    'an option in English only',
    { ...open, options: z.object({ size: z.int().min(3).max(5).optional().register(optionWords, { about: 'Size' }) }) },
    'the description of the option "size" is the string "Size" in every language. Give it as { en, de }; if it is a name that stays the same, list it in the contract\'s `english`.',
  ],
  [
    'a refusal in English only',
    {
      ...open,
      play: (...asked) => {
        const outcome = open.play(...asked);
        return outcome.refused ? { refused: { code: 'no', sentence: 'You can’t.' } } : outcome;
      },
    },
    'the refusal "no" is the string "You can’t." in every language. Give it as { en, de }; if it is a name that stays the same, list it in the contract\'s `english`.',
  ],
  [
    'winners without places at a table of four',
    {
      ...several,
      seats: { min: 4, max: 4 },
      result: (state) => several.result(state) && { winners: [several.result(state)?.places?.[0]?.[0] ?? 0] },
    },
    'result(state) is { winners: [*] } at a table of 4: who of the others is second? Return resultOfPlaces([[first], [second], …]), with tied seats in one place.',
  ],
  [
    'places that leave out a seat',
    {
      ...several,
      seats: { min: 4, max: 4 },
      result: (state) => several.result(state) && { winners: [0], places: [[0], [1, 2]] },
    },
    'result(state) is { winners: [0], places: [[0],[1,2]] } at a table of 4. Name each seat exactly once in `places`.',
  ],
  [
    'a secret in another event of a revealing move',
    {
      ...secret,
      play(state, seat, line) {
        const outcome = secret.play(state, seat, line);
        if (outcome.refused || !line.startsWith('guess')) return outcome;
        return { ...outcome, events: [...outcome.events, { kind: 'told', text: `${state.picked[1 - seat]}.` }] };
      },
      face: {
        ...secret.face,
        story: (events, reader) =>
          events.flatMap((event) => (event.kind === 'told' ? [event.text] : secret.face.story([event], reader))),
      },
    },
    'A secret leaks to *. The story of "guess *" by seat *: story[0].text is "*.", and "*." once scramble has changed what that viewer may not know. Hide it from them; or, if they may know it, let scramble leave it as it is.',
  ],
  [
    'an ending that names no winner',
    { ...open, face: { ...open.face, ending: () => 'Over.' } },
    '"Over." does not name the reader, who won, as “you” in en or as *',
  ],
  [
    'a computer that plays what is not offered',
    computing({ line: () => 'pass' }),
    'steady plays "pass", which is not offered',
  ],
  [
    'a hint without a reason',
    computing({ hint: (state, seat) => ({ line: secret.computers?.line(state, seat, '', undefined as never) ?? '' }) }),
    'The hint "*" has no reason.',
  ],
  [
    'a story with a placeholder',
    { ...open, face: { ...open.face, story: () => ['Player 1 moves.'] } },
    '"Player 1 moves." has a placeholder instead of a name',
  ],
];

/** Returns a pattern for an error message, in which `*` matches any text. */
const saying = (words: string) => new RegExp(`^Error: ${words.split('*').map(RegExp.escape).join('.+')}$`);

test.each(MISTAKES)('%s', (_, game, said) => {
  const [message] = firstFailure(game, SETTINGS[game.id]).split('\n');
  expect(message).toMatch(saying(said));
});

test('checks a game whose summary is a string in English only', () => {
  const english = inEnglish(open) as AnyGame;
  expect(firstFailure({ ...english, lesson: undefined as never })).toBe('');
});

/** Returns a copy in which every text in several languages is its English string. */
function inEnglish(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return value;
  if ('en' in value) return value.en;
  if (Array.isArray(value)) return value.map(inEnglish);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inEnglish(part)]));
}
