import { type AnyGame, RNG } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { runa } from '@longtable/runa';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { open, person, place, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { choicePath, hintFor, labelsOf, moveText, pathText } from './hint.ts';

test("returns the computer's move", async () => {
  const context = await testContext();
  const begun = await open(context, { game: guess, help: true });
  const why = { en: 'The lowest number that is left.', de: 'Die kleinste Zahl, die noch bleibt.' };
  expect(await hintFor(context, begun, 'ada')).toEqual({ seat: 0, line: 'pick 2', why });
  const one = await playLine(context, begun.table.id, { person: 'ada' }, 'pick 7');
  expect(await refusalOf(hintFor(context, one, 'ada'))).toMatchObject({ code: 'notYourTurn' });
  const both = await playLine(context, begun.table.id, { person: 'bo' }, 'pick 7');
  const acting = guess.turn(both.table.state as never)[0] === 0 ? 'ada' : 'bo';
  expect(await hintFor(context, both, acting)).toMatchObject({ line: 'guess 1' });
});

test('tells a move as its story, or by its labels if its outcome is unknown', async () => {
  const context = await testContext();
  const { state } = (await open(context)).table;
  const reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
  expect(moveText(noughts, state, 0, 'b2', reader)).toBe('You take b2.');
  const rolls: AnyGame = {
    ...noughts,
    play: (...move) => ({ ...noughts.play(...move), undoable: undefined }) as never,
  };
  expect(moveText(rolls, state, 0, 'b2', reader)).toBe('b2');
  expect(moveText(rolls, state, 0, 'b2', { ...reader, open: true })).toBe('You take b2.');
});

test.each([
  [['4', '4 twos'], '4 twos'],
  [['Bid 4…', '4 twos'], 'Bid 4 twos'],
  [['Bid', 'Bid 4 twos'], 'Bid 4 twos'],
  [['4', 'Bid 4 twos'], 'Bid 4 twos'],
  [['D4', 'D4'], 'D4'],
  [['D4 ›', '↑ D5'], 'D4 › ↑ D5'],
  [['Walk 1', '12'], 'Walk 1 › 12'],
  [['Walk', '…', 'North'], 'Walk › North'],
  [['Bid 4 4', '4 4 twos'], 'Bid 4 4 twos'],
  [['Take a card', 'a card back'], 'Take a card back'],
])('joins the labels %j to one path', (labels, path) => {
  expect(choicePath(labels, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] })).toBe(path);
});

test('returns the shortcut of a card that needs a target', async () => {
  const context = await testContext([runa]);
  const advice = { line: '1', shortcut: '>1 2' };
  const pool = { ...context.computerPool, advise: async () => advice };
  const begun = await open(context, { game: runa, sitters: [person('ada')], help: true });
  expect(await hintFor({ ...context, computerPool: pool as never }, begun, 'ada')).toMatchObject({ line: '>1 2' });
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
  expect(await refusalOf(hintFor(context, rated, 'ada'))).toMatchObject({ code: 'ratedAlone' });
  const strict = await open(context, { game: guess, rated: false, place: place('d') });
  expect(await refusalOf(hintFor(context, strict, 'ada'))).toMatchObject({ code: 'withoutHelp' });
});

test('refuses hints for strangers and for games without computers', async () => {
  const context = await testContext();
  const begun = await open(context);
  expect(await refusalOf(hintFor(context, begun, 'cleo'))).toMatchObject({ code: 'notYourTable' });
  expect(await refusalOf(hintFor(context, begun, 'ada'))).toMatchObject({ code: 'noAdvice' });
});

const READER = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
const MENU: Readonly<Record<string, readonly object[]>> = {
  '': [
    { line: 'go ', label: 'Go…', final: false },
    { line: 'go north', label: 'Go far north', final: true },
    { line: 'say ', label: 'Say', final: false, input: {} },
    { line: 'end', label: 'End turn', final: true },
  ],
  'go ': [
    { line: 'go n', label: 'North', final: true },
    { line: 'go s', label: 'South', final: true },
  ],
};
const menus = {
  ...noughts,
  choices: (_: unknown, seat: number, partial: string) => (seat === 0 ? (MENU[partial] ?? []) : []),
  shortcuts: { choices: () => [{ line: '>go', label: 'Go home', final: true }], lines: () => ({ lines: [] }) },
} as unknown as AnyGame;

test.each([
  ['go s', ['Go…', 'South'], 'Go › South'],
  ['go north', ['Go far north'], 'Go far north'],
  ['say hello', ['Say', 'hello'], 'Say › hello'],
  ['end', ['End turn'], 'End turn'],
  ['ending', undefined, 'ending'],
  ['to end', undefined, 'to end'],
  ['>go', undefined, 'Go home'],
])('finds the labels that lead to %s', (line, labels, path) => {
  expect(labelsOf(menus, {}, 0, line)).toEqual(labels);
  expect(pathText(menus, {}, 0, line, READER)).toBe(path);
});

test('describes a shortcut and a move that is not allowed by their labels', () => {
  const play = () => ({ refused: { code: 'no', sentence: 'No.' } });
  expect(moveText({ ...menus, play } as unknown as AnyGame, {}, 0, 'go s', READER)).toBe('Go › South');
  expect(moveText(menus, {}, 0, '>go', READER)).toBe('Go home');
});

test('returns the move and the reason of a hint, or a refusal if the computer fails', async () => {
  const context = await testContext();
  const begun = await open(context, { game: guess, help: true });
  const hintOf = (advise: () => Promise<unknown>) =>
    hintFor({ ...context, computerPool: { advise } as never }, begun, 'ada');
  expect(await hintOf(async () => ({ line: 'pick 2' }))).toEqual({ seat: 0, line: 'pick 2' });
  const all = { line: 'pick 2', move: 'Pick 2.', why: 'It is low.' };
  expect(await hintOf(async () => all)).toEqual({ seat: 0, ...all });
  expect(await refusalOf(hintOf(() => Promise.reject(new Error('failed'))))).toMatchObject({ code: 'noHint' });
});
