import { type AnyGame, RNG } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { runa } from '@longtable/runa';
import { spy } from '@longtable/spy';
import { describe, expect, test } from 'vitest';
import {
  locationIn,
  noughtsWithComputers,
  open,
  person,
  refusalOf,
  testContext,
  withResource,
} from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import { readTable } from '../../host/table/record.ts';
import { onTurn } from '../../host/table/table.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { hintFor } from './index.ts';

test("returns the computer's move", async () => {
  const context = await testContext();
  const begun = await open(context, { game: guess, help: true });
  const why = { en: 'The lowest number that is left.', de: 'Die kleinste Zahl, die noch bleibt.' };
  expect(await hintFor(context, begun, 'ada')).toEqual({ seat: 0, line: 'pick 2', why });
  const one = await playLine(context, begun.table.id, { person: 'ada' }, 'pick 7');
  expect(await refusalOf(hintFor(context, one, 'ada'))).toMatchObject({ code: 'notYourTurn' });
  const both = await playLine(context, begun.table.id, { person: 'bo' }, 'pick 7');
  const acting = onTurn(both)[0] === 0 ? 'ada' : 'bo';
  expect(await hintFor(context, both, acting)).toMatchObject({ line: 'guess 1' });
});

test('returns the shortcut of a card that needs a target', async () => {
  const context = await testContext([runa]);
  const advice = { line: '1', shortcut: '>1 2' };
  const pool = { advise: async () => advice };
  const begun = await open(context, { game: runa, occupants: [person('ada')], help: true });
  expect(await hintFor(withResource(context, 'computers', pool), begun, 'ada')).toMatchObject({ line: '>1 2' });
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
  const strict = await open(context, { game: guess, rated: false, location: locationIn('d') });
  expect(await refusalOf(hintFor(context, strict, 'ada'))).toMatchObject({ code: 'withoutHelp' });
});

test('refuses hints for strangers and for games without computers', async () => {
  const context = await testContext();
  const begun = await open(context);
  expect(await refusalOf(hintFor(context, begun, 'cleo'))).toMatchObject({ code: 'notYourTable' });
  expect(await refusalOf(hintFor(context, begun, 'ada'))).toMatchObject({ code: 'noAdvice' });
});

test('returns the move and the reason of a hint, or a refusal if the computer fails', async () => {
  const context = await testContext();
  const begun = await open(context, { game: guess, help: true });
  const hintOf = (advise: () => Promise<unknown>) =>
    hintFor(withResource(context, 'computers', { advise }), begun, 'ada');
  expect(await hintOf(async () => ({ line: 'pick 2' }))).toEqual({ seat: 0, line: 'pick 2' });
  const all = { line: 'pick 2', move: 'Pick 2.', why: 'It is low.' };
  expect(await hintOf(async () => all)).toEqual({ seat: 0, ...all });
  expect(await refusalOf(hintOf(() => Promise.reject(new Error('failed'))))).toMatchObject({ code: 'noHint' });
});

describe('a hint', () => {
  async function hintOf(game: AnyGame, lesson = false) {
    const bot = await openFeatureBot([game]);
    const occupants = [person('ada'), { kind: 'computer' as const, level: 'master' }];
    const { id } = (await open(bot.context, { game, occupants, help: true, ...(lesson && { lesson }) })).table;
    return (await bot.user('ada').press({ kind: 'hint', table: id }, { isPrivate: true })).text;
  }
  const advising = (advice: object): AnyGame => ({
    ...noughtsWithComputers,
    computers: { ...noughtsWithComputers.computers!, hint: () => ({ line: 'b2', ...advice }) },
  });

  test('is the board with the move in the game’s words and the reason', async () => {
    expect(await hintOf(advising({ move: 'Take the centre', why: 'It is in four rows.' }))).toMatch(
      /```\n {2}a b c[\s\S]*\*\*Take the centre\*\*\nIt is in four rows\./,
    );
    const plain = await hintOf(advising({}));
    expect(plain).toMatch(/\*\*.*b2.*\*\*$/);
    expect(plain).not.toContain('lesson');
  });

  test('names the next step in a lesson', async () => {
    expect(await hintOf({ ...noughts, computers: noughtsWithComputers.computers! }, true)).toMatch(
      /Next step in the lesson: \*\*/,
    );
  });
});

test('leaves a run with hints off the leaderboard with a notice', async () => {
  const bot = await openFeatureBot([runa]);
  await bot.user('ada').command('play runa');
  const [id = ''] = await tablesOf(bot.context, 'ada');
  const hinted = await bot.user('ada').press({ kind: 'hint', table: id }, { isPrivate: true });
  expect(hinted.text).toContain('no longer counts on the leaderboard');
  expect((await readTable(bot.context, id))?.terms).toMatchObject({ unrated: true, help: true });
  const again = await bot.user('ada').press({ kind: 'hint', table: id }, { isPrivate: true });
  expect(again.text).not.toContain('leaderboard');
  await resign(bot.context, id, 'ada');
  expect((await readPlayerStats(bot.context, 'ada')).games.runa).toMatchObject({ played: 1 });
  expect((await readPlayerStats(bot.context, 'ada')).games.runa?.best).toBeUndefined();
});
