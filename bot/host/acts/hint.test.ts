import { expect, test } from 'vitest';
import type { AnyGame } from '../../../games/kit/game.ts';
import { spy } from '../../../games/spy/index.ts';
import { guess } from '../../../tests/guess.ts';
import { open, place, seated, testHouse } from '../../../tests/house.ts';
import { hintFor } from './hint.ts';
import { playLine } from './move.ts';

test('a hint is the line of the computer and the labels that lead there', async () => {
  const house = await testHouse();
  const begun = await open(house, { game: guess, help: true });
  const why = { en: 'The lowest number that is left.', de: 'Die kleinste Zahl, die noch bleibt.' };
  expect(await hintFor(house, begun, 'ada')).toEqual({ seat: 0, line: 'pick 2', labels: ['2'], why });
  const one = seated(await playLine(house, begun.table.id, { person: 'ada' }, 'pick 7'));
  expect(await hintFor(house, one, 'ada')).toMatchObject({ refused: { code: 'notYourTurn' } });
  const both = seated(await playLine(house, begun.table.id, { person: 'bo' }, 'pick 7'));
  const acting = guess.turn(both.table.state as never)[0] === 0 ? 'ada' : 'bo';
  const typed = { line: 'guess 1', labels: [{ en: 'Guess a number', de: 'Rate eine Zahl' }, '1'] };
  expect(await hintFor(house, both, acting)).toMatchObject(typed);
});

test('of several levels the middle one is asked where a game has no hints of its own', async () => {
  const { hint: _own, ...computers } = spy.computers!;
  const wordless: AnyGame = { ...spy, computers };
  const house = await testHouse([wordless]);
  const begun = await open(house, { game: wordless, help: true });
  const hint = await hintFor(house, begun, 'ada');
  expect(hint).toMatchObject({ line: spy.computers?.line(begun.table.state as never, 0, 'smart') });
});

test('between people there is none in a rated game, nor where it was not agreed on', async () => {
  const house = await testHouse();
  const rated = await open(house, { game: guess });
  expect(await hintFor(house, rated, 'ada')).toMatchObject({ refused: { code: 'ratedAlone' } });
  const strict = await open(house, { game: guess, rated: false, place: place('d') });
  expect(await hintFor(house, strict, 'ada')).toMatchObject({ refused: { code: 'withoutHelp' } });
});

test('there is none for strangers and for games that the computer does not play', async () => {
  const house = await testHouse();
  const begun = await open(house);
  expect(await hintFor(house, begun, 'cleo')).toMatchObject({ refused: { code: 'notYourTable' } });
  expect(await hintFor(house, begun, 'ada')).toMatchObject({ refused: { code: 'noAdvice' } });
});
