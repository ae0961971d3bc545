import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { runa } from '@longtable/runa';
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
import { resign } from '../../host/actions/resign.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import { readTable } from '../../host/table/record.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { hintFor } from './index.ts';

test('returns the shortcut of a card that needs a target', async () => {
  const context = await testContext([runa]);
  const advice = { line: '1', shortcut: '>1 2' };
  const pool = { advise: async () => advice };
  const begun = await open(context, { game: runa, occupants: [person('ada')], help: true });
  expect(await hintFor(withResource(context, 'computers', pool), begun, 'ada')).toMatchObject({ line: '>1 2' });
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
