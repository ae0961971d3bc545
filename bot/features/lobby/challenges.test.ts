import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import type { CommandOptions } from '../../../tests/interaction-data.ts';
import { LIMITS } from '../../host/limits.ts';
import { changeServer } from '../../host/settings.ts';
import { challengesIn } from './quick-match.ts';

const GAMES = [noughts, guess, auction];
const NOUGHTS = { game: 'noughts' };

async function openBot(settings: object = { lobby: 'lobby' }, limits = {}): Promise<FeatureBot> {
  const bot = await openFeatureBot(GAMES, {
    now: () => 0,
    limits: { ...LIMITS, pingDelayMs: 0, editsApart: 0, ...limits },
  });
  await changeServer(bot.context, 'g', () => settings);
  return bot;
}
describe('a challenge', () => {

  test('is replaced by a link to its thread when the game starts', async () => {
    const bot = await openBot();
    await bot.user('ada').command('lobby', NOUGHTS);
    const paired = await bot.user('bo').command('lobby', NOUGHTS);
    const [thread] = /<#message\d+>/.exec(paired.text) ?? [];
    expect(paired.text).toBe(`Your table: ${thread}`);
    await expect
      .poll(() => bot.rest.answers[0]?.map(({ text, labels }) => [text, labels]))
      .toEqual([
        [expect.stringContaining('Looking for'), ['Cancel']],
        [`Your table: ${thread}`, []],
      ]);
  });
});

describe('without a lobby', () => {
  const ask = (bot: FeatureBot, who: string, options: CommandOptions = NOUGHTS, where = {}) =>
    bot.user(who, where).command('lobby', options);

  test('the second admin gets no second channel', async () => {
    const bot = await openBot({});
    const [first, second] = [
      await ask(bot, 'mia', NOUGHTS, { isManager: true }),
      await ask(bot, 'max', { game: 'guess' }, { isManager: true }),
    ];
    await bot.user('mia', { isManager: true }).press(first.ids[1] as Id, { isPrivate: true });
    await bot.user('max', { isManager: true }).press(second.ids[0] as Id, { isPrivate: true });
    expect(bot.rest.requests).not.toContain('POST /guilds/g/channels');
    expect((await challengesIn(bot.context, 'g')).map(({ game }) => game).toSorted()).toEqual(['guess', 'noughts']);
  });
});
