import { type AnyGame, RNG } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { loaded, open, place, testContext } from '../../../tests/context.ts';
import { hintFor } from './hint.ts';
import { playLine } from './move.ts';

test("returns the computer's move and the labels that lead to it", async () => {
  const context = await testContext();
  const begun = await open(context, { game: guess, help: true });
  const why = { en: 'The lowest number that is left.', de: 'Die kleinste Zahl, die noch bleibt.' };
  expect(await hintFor(context, begun, 'ada')).toEqual({ seat: 0, line: 'pick 2', labels: ['2'], why });
  const one = loaded(await playLine(context, begun.table.id, { person: 'ada' }, 'pick 7'));
  expect(await hintFor(context, one, 'ada')).toMatchObject({ refused: { code: 'notYourTurn' } });
  const both = loaded(await playLine(context, begun.table.id, { person: 'bo' }, 'pick 7'));
  const acting = guess.turn(both.table.state as never)[0] === 0 ? 'ada' : 'bo';
  const typed = { line: 'guess 1', labels: [{ en: 'Guess a number', de: 'Rate eine Zahl' }, '1'] };
  expect(await hintFor(context, both, acting)).toMatchObject(typed);
});

test('uses the middle level if a game has no hints of its own', async () => {
  const { hint: _own, ...computers } = spy.computers!;
  const wordless: AnyGame = { ...spy, computers };
  const context = await testContext([wordless]);
  const begun = await open(context, { game: wordless, help: true });
  const hint = await hintFor(context, begun, 'ada');
  const middle = computers.levels[Math.floor(computers.levels.length / 2)]!.id;
  expect(hint).toMatchObject({ line: computers.line(begun.table.state as never, 0, middle, RNG.seeded(0)) });
});

test('refuses hints between people in a rated game or without agreement', async () => {
  const context = await testContext();
  const rated = await open(context, { game: guess });
  expect(await hintFor(context, rated, 'ada')).toMatchObject({ refused: { code: 'ratedAlone' } });
  const strict = await open(context, { game: guess, rated: false, place: place('d') });
  expect(await hintFor(context, strict, 'ada')).toMatchObject({ refused: { code: 'withoutHelp' } });
});

test('refuses hints for strangers and for games without computers', async () => {
  const context = await testContext();
  const begun = await open(context);
  expect(await hintFor(context, begun, 'cleo')).toMatchObject({ refused: { code: 'notYourTable' } });
  expect(await hintFor(context, begun, 'ada')).toMatchObject({ refused: { code: 'noAdvice' } });
});
