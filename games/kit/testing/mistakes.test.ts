import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyGame } from '../game.ts';
import { firstFailure } from './contract.ts';
import { guess, scrambleGuess } from './games/guess.ts';
import { open, secret, several, testMistakes } from './mistakes.ts';

let moves = 0;

/** Game with secrets whose state has the state of an RNG as well. */
const rolling: AnyGame = {
  ...secret,
  state: guess.state.and(z.object({ random: z.int() })),
  setup: (...asked) => {
    const outcome = secret.setup(...asked);
    return outcome.refused ? outcome : { ...outcome, state: { ...outcome.state, random: 1 } };
  },
};

/** Common mistakes in the required parts of a game. */
testMistakes([
  [
    'a question that tells a secret',
    { ...secret, presentation: { ...secret.presentation, ask: ({ picked }, seat) => `${picked[1 - seat]}?` } },
    'A secret leaks to seat 0. After "", in *: ask is "*?", and "*?" once scramble has changed what that viewer may not know. Hide it from them; or, if they may know it, let scramble leave it as it is.',
  ],
  [
    'a scramble that changes only the RNG',
    rolling,
    'scramble changes only random at * positions, which no other seat sees, and no reader with `open` either. It must return a state in which everything that the viewer may not know is something else: hands, dice, sealed decisions. `view` shows them to the seat that knows them, and to readers with `open`.',
    { scramble: (state: { random: number }) => ({ ...state, random: state.random + 1 }), revealing: ['guessed'] },
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
    'a pattern with flags',
    {
      ...secret,
      choices: (...asked) =>
        secret
          .choices(...asked)
          .map(({ input, ...choice }) => ({ ...choice, ...(input && { input: { ...input, pattern: /[1-9]/u } }) })),
    },
    'the pattern of the choice "guess " for seat * has flags: *',
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
    {
      ...open,
      presentation: { ...open.presentation, view: () => ({ board: ['', '='.repeat(37)], sentences: ['-'] }) },
    },
    'view.board[1] for seat 0 in * is 37 columns wide: "=*=". Keep it to 36: shorten it, or cut names with nameOf(reader, seat, columns).',
  ],
  [
    'rules without the French of the summary',
    { ...open, title: 'X', summary: { en: 'Three.', de: 'Drei.', fr: 'Trois.' } },
    'rules[0].text has no words in French. Give it as { en, de, fr }, like the summary.',
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
      presentation: {
        ...secret.presentation,
        story: (events, reader) =>
          events.flatMap((event) =>
            event.kind === 'told' ? [event.text] : secret.presentation.story([event], reader),
          ),
      },
    },
    'A secret leaks to *. The story of "guess *" by seat *: story[0].text is "*.", and "*." once scramble has changed what that viewer may not know. Hide it from them in `story`. If the event is there to reveal it, list its kind: gameContract(game, { revealing: [\'guessed\', \'told\'] }). If they may know it already, let scramble leave it as it is.',
  ],
  [
    'a revealing event that is not listed',
    secret,
    'A secret leaks to *. The story of "guess *" by seat *: story[0].text is "*", and "*" once scramble has changed what that viewer may not know. Hide it from them in `story`. If the event is there to reveal it, list its kind: gameContract(game, { revealing: [\'guessed\'] }). If they may know it already, let scramble leave it as it is.',
    { scramble: scrambleGuess },
  ],
  [
    'secrets without a scramble',
    secret,
    'a game with secrets needs gameContract(game, { scramble }) in its test. scramble(state, viewer, random) returns a state that looks the same to the viewer, with everything that they may not know replaced: see chapter 2 of the guide.',
    {},
  ],
]);

test('checks a game whose summary is a string in English only', () => {
  const english = inEnglish(open) as AnyGame;
  const { lesson: _, ...unlearned } = english;
  expect(firstFailure(unlearned)).toBe('');
});

/** Returns a copy in which every text in several languages is its English string. */
function inEnglish(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return value;
  if ('en' in value) return value.en;
  if (Array.isArray(value)) return value.map(inEnglish);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inEnglish(part)]));
}
