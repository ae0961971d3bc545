import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import type { CommandOptions } from '../../../tests/interaction-data.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { LIMITS } from '../../host/limits.ts';
import { changeServer } from '../../host/settings.ts';
import { playerStatsKind } from '../ratings/record.ts';
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
  test('from the menu is rated, with the clock of the server and all seats', async () => {
    const bot = await openBot({ lobby: 'lobby', perTurn: HOUR_MS });
    await bot.user('ada').press({ kind: 'opponent' }, { values: ['start|auction|open'] });
    const [challenge] = await challengesIn(bot.context, 'g');
    expect(challenge).toMatchObject({ game: 'auction', clock: { perTurnMs: HOUR_MS }, times: { lapsesAt: DAY_MS } });
    expect(challenge?.seats).toHaveLength(auction.seats.max);
    expect(challenge?.terms.unrated).toBeUndefined();
  });

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
  const VOICE = { channelType: ChannelType.GuildVoice };
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

  test('a friend needs no similar rating', async () => {
    const bot = await openBot({});
    const rating = { rating: 1600, deviation: 60, volatility: 0.06 };
    const games = { noughts: { played: 9, won: 4, drawn: 1, lost: 4, rating, lostTo: ['x', 'y', 'z'] } };
    const { storage } = bot.context;
    await storage.transact({ writes: [storage.store(playerStatsKind).put('ada', { games, scopes: {} })] });
    const { ids } = await ask(bot, 'ada', { ...NOUGHTS, 'similar-rating': true }, VOICE);
    await bot.user('ada').press(ids[0] as Id, { users: [{ id: 'bo' }], isPrivate: true });
    expect((await bot.tableIn('c')).table.terms.rating).toBeUndefined();
  });
});
