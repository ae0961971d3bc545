import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { firstFailure } from './first-failure.ts';
import { guess, scrambleGuess } from './games/guess.ts';
import { noughts } from './games/noughts.ts';

const secretive = { scramble: scrambleGuess, revealing: ['guessed'] };
const open: AnyGame = noughts;
const secret: AnyGame = guess;
let moves = 0;

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
    'the label of the choice "*" for seat 0 has no words in German. Give it as { en, de }.',
  ],
];

/** Returns a pattern for an error message, in which `*` matches any text. */
const saying = (words: string) => new RegExp(`^Error: ${words.split('*').map(RegExp.escape).join('.+')}$`);

test.each(MISTAKES)('%s', (_, game, said) => {
  const [message] = firstFailure(game, game.secrets ? secretive : {}).split('\n');
  expect(message).toMatch(saying(said));
});
