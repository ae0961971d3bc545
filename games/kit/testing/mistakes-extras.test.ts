import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyGame } from '../game.ts';
import { optionWords } from '../options.ts';
import { compose, icon } from '../picture/make.ts';
import type { Puzzle } from '../puzzle.ts';
import { viewOf } from '../scene/board.ts';
import type { Scene, Thing } from '../scene/scene.ts';
import { firstFailure } from './contract.ts';
import { lesson, open, secret, showing, teaching, testMistakes } from './mistakes.ts';

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
const solvedBy = (isSolved: (cells: string) => boolean): AnyGame => {
  const { puzzles } = puzzling({}) as Required<AnyGame>;
  const verdict = ({ cells }: { cells: string }) =>
    cells.replaceAll('.', '').length === puzzle.lines.length ? 'open' : isSolved(cells) ? 'solved' : 'failed';
  return { ...open, puzzles: { ...puzzles, verdict } };
};
const refuting = (line: string): AnyGame => {
  const { puzzles } = puzzling({}) as Required<AnyGame>;
  return { ...open, puzzles: { ...puzzles, refutation: () => [{ seat: 1, line }] } };
};
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
const counting = (statistics: NonNullable<AnyGame['statistics']>): AnyGame => ({ ...open, statistics });
/** Number of lines of the computer with chance of its own. */
let asked = 0;
const NO_ICON =
  'Similar ones are *dice*; `npx longtable icons` lists all. SVG path data in 512 by 512 pixels is an icon of your own.';
const marks = { en: 'marks', de: 'Zeichen' };

test('names the option whose picture is wrong on a line of its own', () => {
  const size = z.int().min(3).max(5).optional();
  const options = z.object({ size: size.register(optionWords, { about: { en: 'Size', de: 'Größe' } }) });
  const picture = () => compose(100, ['#000000'], [icon('no-such', 50, 50, 20)]);
  const [message, at] = firstFailure({ ...showing({ picture }), options }).split('\n');
  expect(message).toMatch(/an icon of your own\.$/);
  expect(at).toBe('with the options {"size":3}');
});

/** Scene of a guessing game with these changes to its only thing. */
const sceneWith = (change: Partial<Thing>, name = 'Cup'): Scene => ({
  header: '1',
  regions: [{ id: 'table', kind: 'lanes', label: '1', columns: ['1', '2'] }],
  things: [
    {
      ...{ id: 'cup', kind: 'cup', region: 'table', spot: '1', name, numbers: [], states: [], about: '1' },
      ...change,
    },
  ],
  signs: {},
});

/** Scene with a hand that belongs to no player. */
const unowned: Scene = {
  ...sceneWith({ region: 'cards', spot: '' }),
  regions: [{ id: 'cards', kind: 'hand', label: '1' }],
};
const crowded: Scene = { ...sceneWith({}), things: ['cup', 'mug'].flatMap((id) => sceneWith({ id }).things) };

/** Game with secrets whose computer picks or guesses the first number. */
const thinking = (computers: Partial<NonNullable<AnyGame['computers']>>): AnyGame => ({
  ...secret,
  computers: {
    levels: [{ id: 'beginner', name: { en: 'Beginner', de: 'Anfänger' }, about: { en: 'easy', de: 'leicht' } }],
    line: ({ picked }) => (picked.includes(0) ? 'pick 1' : 'guess 1'),
    ...computers,
  },
});
const guessing = (worlds: NonNullable<AnyGame['worlds']>): AnyGame => ({ ...secret, worlds });

testMistakes([
  [
    'worlds that contain the truth',
    guessing((state) => [state]),
    'worlds(state, 0) knows a secret: [0].picked[1] is *, and * once scramble has changed what seat 0 may not know. Guess everything hidden, the state of the RNG too, with an RNG seeded from what the seat knows.',
  ],
  [
    'worlds that look different',
    guessing((state) => [{ ...state, guesses: [...state.guesses, 1] }]),
    'worlds(state, *) returns a state that looks different to seat *: * is * in the game and * there. Replace only what the seat cannot know.',
  ],
  [
    'a computer with chance of its own',
    thinking({
      line: ({ picked, highest }) => `${picked.includes(0) ? 'pick' : 'guess'} ${1 + (asked++ % highest)}`,
    }),
    'beginner plays "*" and, asked again in the same position, "*". Draw chance from the `rng` that `computers.line` gets, not from Math.random or the clock.',
  ],
  [
    'a quick level that does not exist',
    thinking({ quick: 'master' }),
    'computers.quick is "master", which is none of its levels: beginner.',
  ],
  [
    'a simultaneous decision that is not sealed',
    {
      ...secret,
      play: (state, seat, line) => {
        const outcome = secret.play(state, seat, line);
        const isDecision = !outcome.refused && state.picked.includes(0);
        return isDecision ? { ...outcome, undoable: true } : outcome;
      },
    },
    '"pick *" by seat * is `undoable: true`, but others decide at the same time: after the next decision it could not be undone anymore. Return `undoable: \'sealed\'`.',
  ],
  [
    'an emblem whose icon does not exist',
    showing({ emblem: { icon: 'dice-six-faces-five', colour: '#ff8fa8' } }),
    `there is no icon "dice-six-faces-five", which presentation.emblem has. ${NO_ICON}`,
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
    'a puzzle whose lines are refused',
    puzzling({ lines: [{ seat: 1, line: 'a1' }] }),
    'the puzzle "row" can\'t be set up: A puzzle’s line was refused (turn): a1. Its `lines` must be legal.',
  ],
  [
    'a puzzle with two answers',
    solvedBy((cells) => cells[2] !== '.' || cells[8] !== '.'),
    'the puzzle "row" has the answer "c1", but "c3" solves it, too. A puzzle has exactly one answer: choose another position, or correct puzzles.verdict.',
  ],
  [
    'a puzzle whose refutation is refused',
    refuting('a1'),
    'puzzles.refutation of "row" after "*" plays "a1" for seat 1, which `play` refuses (cell). Return lines that are legal after the attempt.',
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
    'a statistics that changes its shape',
    counting(({ cells }) => (cells.includes('x') ? [{ label: marks, value: 1 }] : [])),
    'statistics(state) has the labels “marks”, but “” at another table. Averages need the same labels in the same order everywhere; use 0 for what did not happen.',
  ],
  [
    'a computer that never ends its games',
    thinking({ line: ({ picked }) => (picked.includes(0) ? 'pick 1' : 'guess 9') }),
    'The game hasn\'t ended after 100 lines of the computer "beginner" in every seat. Let every line bring it closer to a `result`, for example with a limit of rounds; if it only is a long game, raise `computerSteps` in gameContract(game, { computerSteps }).',
  ],
  [
    'a lesson whose line is refused',
    teaching({ line: 'b2' }),
    'lesson.steps[1] plays "b2" for seat 0, which `choices` does not offer there (cell: Choose an empty cell, such as b2.). It offers "b1", *, "c3". `npx longtable position` prints all.',
  ],
  [
    'a lesson with a wrong answer',
    teaching({ answers: [{ seat: 1, line: 'b2' }] }),
    'lesson.steps[1].answers[0] plays "b2" for seat 1, which `choices` does not offer there (cell: Choose an empty cell, such as b2.). It offers "b1", *, "c3". `npx longtable position` prints all.',
  ],
  [
    'a lesson that answers for the wrong seat',
    teaching({ answers: [{ seat: 0, line: 'a3' }] }),
    'lesson.steps[1].answers[0] plays "a3" for seat 0, but it is the turn of seat 1.',
  ],
  [
    'a lesson with options that the game refuses',
    { ...open, options: z.strictObject({}), lesson: { ...lesson, options: { size: 9 } } },
    'lesson.options are {"size":9}, which the game\'s `options` refuse: *"size"',
  ],
  [
    'a scene that shows a secret',
    {
      ...secret,
      presentation: {
        ...secret.presentation,
        scene: ({ picked }) => sceneWith({ numbers: [{ role: 'count', value: picked[0], words: '1' }] }),
      },
    },
    'A secret leaks to *. Its view in *: view.scene.things[0].numbers[0].value is *, and * once scramble has changed what that viewer may not know. Hide it from them; or, if they may know it, let scramble leave it as it is.',
  ],
  [
    'a thing on a spot that does not exist',
    showing({ scene: () => sceneWith({ spot: '3' }) }),
    '"cup" in the scene for seat 0 has the spot "3", which the region "table" does not have',
  ],
  [
    'a thing with a state without a sign',
    showing({ scene: () => sceneWith({ states: ['full'] }) }),
    'the state "full" of "cup" in the scene for seat 0 has no sign',
  ],
  [
    'a thing that no rendering shows',
    showing({ scene: () => unowned, view: viewOf(() => unowned) }),
    '"cup" in the scene for seat 0 is not in the text board',
  ],
  [
    'two things on one field',
    showing({ scene: () => crowded, view: viewOf(() => crowded) }),
    '"cup" and "mug" are on one spot of "table", where boards show one thing',
  ],
  [
    'a choice about a thing that does not exist',
    {
      ...showing({ scene: () => sceneWith({}) }),
      choices: (...asked) => open.choices(...asked).map((choice) => ({ ...choice, things: ['table/2', 'spoon'] })),
    },
    '"*" is about "spoon", which seat * does not have in its scene',
  ],
]);
