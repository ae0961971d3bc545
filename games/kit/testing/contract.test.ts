import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Design } from '../design/design.ts';
import { type AnyGame, refuse, type Seat } from '../game.ts';
import { box, type Item } from '../picture/items.ts';
import { compose, icon, place, text } from '../picture/make.ts';
import { RNG } from '../rng.ts';
import type { Text } from '../text.ts';
import { type ContractSettings, firstFailure, stopAtFirstFailure } from './contract.ts';
import * as designs from './designs.ts';
import { guess, scrambleGuess } from './games/guess.ts';
import { noughts } from './games/noughts.ts';
import { noughtsEditor } from './games/noughts-editor.ts';
import { dailyIsPlayable } from './laws.ts';
import { lesson, showing, teaching } from './mistakes.ts';

const secretive: ContractSettings = { scramble: scrambleGuess, revealing: ['guessed'] };

test('stops at the first law that fails', () => {
  const check = stopAtFirstFailure();
  const skip = (note?: string): never => {
    throw new Error(`skipped: ${note}`);
  };
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => check('one', () => {}, skip)).not.toThrow();
  expect(() => check('two', fail, skip)).toThrow('broken');
  expect(() => check('three', fail, skip)).toThrow('skipped: “two” does not hold');
});

test('accepts valid games', () => {
  expect(firstFailure(noughts)).toBe('');
  expect(firstFailure(guess, secretive)).toBe('');
});

const choices: AnyGame['choices'] = (state, seat, partial) => noughts.choices(state, seat, partial);
const play: AnyGame['play'] = (state, seat, line) => noughts.play(state, seat, line);
const everyTurn: AnyGame['choices'] = (state, _seat, partial) =>
  noughts.choices(state, noughts.turn(state)[0] ?? 0, partial);
const relabelled =
  (label: Text): AnyGame['choices'] =>
  (...asked) =>
    choices(...asked).map((choice) => ({ ...choice, label }));
const wordless: AnyGame['play'] = (...asked) => {
  const outcome = play(...asked);
  return outcome.refused ? refuse('no', '') : outcome;
};
const throwing: AnyGame['play'] = (state, seat, line) => {
  if (line.length > 60) throw new Error('thrown');
  return play(state, seat, line);
};
const peeking: NonNullable<AnyGame['computers']>['line'] = ({ picked }, seat) =>
  picked.includes(0) ? 'pick 1' : `guess ${picked[1 - seat]}`;
const drawnOn = (item: Item) => compose(100, ['#000000'], [item]);
const written = (words: string, place = box(0, 0, 80, 30)) => drawnOn(text(place, words));
const shortcut = (line: string, next: string): Partial<AnyGame> => ({
  shortcuts: {
    choices: (state, seat, partial) =>
      partial === '' && noughts.turn(state).includes(seat) ? [{ line, label: '1', final: true }] : [],
    next: () => (next === '' ? {} : { line: next }),
  },
});
const BROKEN: readonly (readonly [string, Partial<AnyGame>, RegExp])[] = [
  ['a summary that is too long', { summary: 'x'.repeat(101) }, /longer than 100/],
  ['no rules in German', { rules: [{ title: '1', text: { en: 'Rules.', de: '' } }] }, /has no words in German/],
  ['a computer without levels', { computers: { levels: [], line: () => '' } }, /at least one level/],
  ['options that are no object', { options: noughts.state.array() }, /optional|object schema/],
  ['a line that is played but not offered', { choices: (...a) => choices(...a).slice(0, 1) }, /not offered/],
  ['a play that trims', { play: (state, seat, line) => play(state, seat, line.trim()) }, /not offered/],
  ['a play that throws', { play: throwing }, /thrown/],
  [
    'a play that ignores the seat',
    { play: (state, _, line) => play(state, noughts.turn(state)[0] ?? 0, line) },
    /not offered/,
  ],
  ['a refusal without words', { play: wordless }, /has no words in English/],
  ['choices out of turn', { choices: everyTurn }, /seat [01] has choices/],
  ['no choices in turn', { choices: () => [] }, /was refused|no choices/],
  ['the same line twice', { choices: (...a) => [...choices(...a), ...choices(...a)] }, /share a line/],
  ['a step that goes nowhere', { choices: () => [{ line: '', label: 'again', final: false }] }, /lead nowhere/],
  ['choices that ignore the partial', { choices: (state, seat) => choices(state, seat, '') }, /choices after/],
  ['a label that is too long', { choices: relabelled('1'.repeat(81)) }, /longer than 80/],
  [
    'a label that is not translated',
    { choices: relabelled('Mark it') },
    /the label of "a1" is the string "Mark it" in every language\. Give it as \{ en, de \}/,
  ],
  ['a state that its schema does not take', { state: guess.state }, /invalid|expected/i],
  [
    'a state with undefined in it',
    { setup: () => ({ state: { cells: '.........', x: undefined }, events: [] }) },
    /equal/,
  ],
  ['a turn after the end', { turn: () => [0] }, /in turn|was refused/],
  ['no result at the end', { result: () => undefined }, /in turn/],
  [
    'a board that is too long',
    showing({ view: () => ({ board: Array(60).fill('x'.repeat(30)), sentences: ['x'] }) }),
    /1500/,
  ],
  ['a board with an emoji', showing({ view: () => ({ board: ['\u{1f438}'], sentences: ['frog'] }) }), /emoji/],
  ['a board that leaves its code block', showing({ view: () => ({ board: ['```'], sentences: ['x'] }) }), /backtick/],
  ['no sentences', showing({ view: () => ({ board: [], sentences: [] }) }), /no sentences/],
  ['an empty story line', showing({ story: () => [''] }), /not one line with words/],
  ['a story with an unknown icon', showing({ story: () => [{ text: 'x', icon: 'no-icon' }] }), /no icon "no-icon"/],
  ['a story with a placeholder', showing({ story: () => ['Player 1 moves.'] }), /has a placeholder/],
  ['English in German', showing({ story: () => ['Der Bauer takes e4.'] }), /is not German: takes/],
  ['an ending without the winner', showing({ ending: () => 'Gewonnen.' }), /does not name/],
  ['a word outside of the picture', showing({ picture: () => written('x', box(0, 90, 80, 30)) }), /outside/],
  [
    'a picture with a missing value',
    showing({ picture: () => written('x', box(0, Number.NaN, 80, 30)) }),
    /missing value/,
  ],
  ['a picture higher than 480 pixels', showing({ picture: () => compose(481, ['#000000'], []) }), /560 by 481/],
  [
    'letters that are too small on a phone',
    showing({ picture: () => drawnOn(text(box(0, 0, 80, 30), 'x', { size: 15 })) }),
    /letters of 15 pixels/,
  ],
  [
    'a thing without an icon in the picture',
    showing({ picture: () => compose(100, ['#000000'], [place(box(0, 0, 40, 40), 'hand-0/1'), icon('', 9, 9, 20)]) }),
    /no icon "", which presentation.picture has at the place "hand-0\/1"/,
  ],
  [
    'a thing whose icon is missing',
    showing({ icons: { Nought: 'no-such' } }),
    /there is no icon "no-such", which presentation.icons has for Nought/,
  ],
  ['English in a German picture', showing({ picture: () => written('the') }), /is not German/],
  ['a shortcut that plays nothing', shortcut('>on', ''), /">on" is offered, but plays nothing/],
  ['a shortcut that is refused', shortcut('>on', 'd4'), /">on" plays "d4" after .*, which is refused/],
  ['a shortcut that is not marked as one', shortcut('on', 'd4'), /"on" does not begin like one/],
  ['a lesson of four steps', { lesson: { ...lesson, steps: lesson.steps.slice(0, 4) } }, /A lesson needs 5 to 10/],
  ['a lesson without German', teaching({ task: { en: 'Go.', de: '' } }), /has no words in German/],
  ['a lesson with English in German', teaching({ about: { en: 'Go.', de: 'Du take c1.' } }), /is not German: take/],
];

test('rejects a daily whose first choices do not fit a menu', () => {
  const daily = { options: () => ({}), score: () => ({ points: [0], words: '1' }) };
  const game: AnyGame = { ...noughts, daily, choices: relabelled('1'.repeat(81)) };
  expect(() => dailyIsPlayable(game)).toThrow(/longer than 80/);
});

describe('rejects a game with', () => {
  test.each(BROKEN)('%s', (_, change, wanted) => {
    expect(firstFailure({ ...noughts, ...change })).toMatch(wanted);
  });

  const view: AnyGame['presentation']['view'] = ({ picked }) => ({ board: [`${picked}`], sentences: ['x'] });
  const indiscreet: readonly (readonly [string, Partial<AnyGame>, RegExp])[] = [
    [
      'a view that shows all in German',
      {
        presentation: {
          ...guess.presentation,
          view: (state, reader) =>
            reader.language === 'de' ? view(state, reader) : guess.presentation.view(state, reader),
        },
      },
      /leaks to (seat \d|a spectator)\. Its view in de: view\.board\[0\]/,
    ],
    [
      'a menu that knows too much',
      {
        choices: (state, seat, partial) =>
          guess.choices(state, seat, partial).map((choice) => ({ ...choice, detail: `${state.picked[1 - seat]}` })),
      },
      /leaks to seat 0\. After "", in (en|de): choices\[0\]\.detail is "5", and/,
    ],
    [
      'a move that is undone after it revealed something',
      {
        play: (state, seat, line) => {
          const outcome = guess.play(state, seat, line);
          return outcome.refused ? outcome : { ...outcome, undoable: true };
        },
      },
      /"guess \d" is undoable, but shows seat \d something new: (view\.board\[0\]|story\[0\]\.text) is .* Leave `undoable` out/,
    ],
    [
      'a picture that shows all',
      { presentation: { ...guess.presentation, picture: ({ picked }) => written(`${picked}`) } },
      /A secret leaks to seat 0\. In its picture, the text "\d,\d" at 0 0, items\[0\]\.text is "\d,\d", and "\d,\d" once/,
    ],
    [
      'a story that tells all',
      {
        presentation: {
          ...guess.presentation,
          story: (events) => events.map((event) => `${(event as { number?: number }).number}`),
        },
      },
      /seat 0 hears, but does not see, what seat 1 did: story\[0\]\.text is "9" after "pick 9" and "5" after "pick 5"/,
    ],
    [
      'a computer that looks',
      { computers: { levels: [{ id: 'any', name: '1', about: '1' }], line: peeking } },
      /any looks at what it may not know: in seat \d it plays "guess \d", and "guess \d" if/,
    ],
    [
      'a computer that plays what is not offered',
      { computers: { levels: [{ id: 'any', name: '1', about: '1' }], line: () => 'pass' } },
      /not offered/,
    ],
  ];
  const hinting = (computers: Partial<NonNullable<AnyGame['computers']>>) => ({
    computers: { ...guess.computers!, ...computers },
  });
  const steady = (state: z.infer<typeof guess.state>, seat: Seat) =>
    guess.computers!.line(state, seat, '', RNG.seeded(0));
  const unhelpful: readonly (readonly [string, Partial<AnyGame>, RegExp])[] = [
    ['a hint without a reason', hinting({ hint: (state, seat) => ({ line: steady(state, seat) }) }), /no reason/],
    ['a hint that cannot be played', hinting({ hint: () => ({ line: 'pass', why: 'x' }) }), /not offered/],
    [
      'a hint that lets the computer play',
      {
        choices: (...asked) =>
          guess.choices(...asked).map((choice) => (choice.line === 'pick 2' ? { ...choice, help: true } : choice)),
      },
      /lets the computer play/,
    ],
    [
      'a hint in English only',
      hinting({ hint: (state, seat) => ({ line: steady(state, seat), why: 'the lowest' }) }),
      /not German/,
    ],
    [
      'a hint that knows too much',
      hinting({
        hint: (state, seat) => ({ line: steady(state, seat), why: `${state.picked[1 - seat]}` }),
      }),
      /may not know/,
    ],
  ];
  test.each([...indiscreet, ...unhelpful])('%s', (_, change, wanted) => {
    expect(firstFailure({ ...guess, ...change }, secretive)).toMatch(wanted);
  });

  test('a lesson that asks a computer', () => {
    const steps = lesson.steps.map((step) => ({ ...step, line: 'pick 1', answers: [] }));
    expect(firstFailure({ ...guess, lesson: { ...lesson, steps } }, secretive)).toMatch(
      /waits for the learner, seat 0, to play "pick 1", but it is the turn of seat 1/,
    );
  });

  test('a scramble that changes nothing', () => {
    expect(firstFailure(guess, { ...secretive, scramble: (state) => state })).toMatch(
      /scramble changes nothing at \d+ pos/,
    );
  });
});

describe('designs', () => {
  const [board, terms] = noughtsEditor.designs as [Design & { kind: 'painted' }, Design & { kind: 'listed' }];

  /** Returns the first failure of a design. */
  function flaw(design: Design): string {
    try {
      for (const law of [designs.designIsDescribed, designs.startersAreValid, designs.editsArePlayableOrFaulty])
        law(noughtsEditor, design);
    } catch (error) {
      return String((error as Error).cause ?? error);
    }
    return '';
  }

  test('accepts valid designs', () => {
    expect(flaw(board)).toBe('');
    expect(flaw(terms)).toBe('');
  });

  const flawed: readonly (readonly [string, Design, RegExp])[] = [
    ['an option that is none', { ...board, files: [{ option: 'boards', ending: '.txt' }] }, /no file option/],
    ['a fault without German', { ...board, faults: () => [{ reason: { en: 'No.', de: '' } }] }, /equal|no text/],
    [
      'a start with a fault',
      { ...board, starts: [{ id: 'x', name: 'x', doc: { boards: [['x..', '...', '...']] } }] },
      /equal/,
    ],
    ['a file that is not read back', { ...board, read: () => ({ problem: 'Never.' }) }, /Never/],
    [
      'a file that comes back different',
      { ...terms, read: () => ({ doc: { lists: { terms: [{ stake: 1 }] } } }) },
      /equal/,
    ],
    ['no fault where the game refuses', { ...board, faults: () => [] }, /has no fault but can't be played/],
    [
      'a sign that breaks a board',
      { ...board, brushes: [...board.brushes, { sign: '`', name: 'x' }] },
      /can't be the sign/,
    ],
    [
      'a form that is too long',
      { ...terms, lists: terms.lists.map((list) => ({ ...list, fields: Array(6).fill(list.fields[0]) })) },
      /room for 5 fields/,
    ],
  ];
  test.each(flawed)('rejects %s', (_, design, wanted) => expect(flaw(design)).toMatch(wanted));
});
