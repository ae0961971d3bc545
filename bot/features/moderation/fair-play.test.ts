import { describe, expect, test } from 'vitest';
import { locationIn, open } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { isVoidable } from './action.ts';
import { tellOfFairPlay } from './fair-play.ts';

const ADA = { kind: 'person', id: '1', name: 'Ada' } as const;
const BO = { kind: 'person', id: '2', name: 'Bo' } as const;
const OFTEN = { kind: 'fairPlay', act: 'show', pattern: 'often', game: 'noughts', one: '1', other: '2' } as const;
const admin = (bot: FeatureBot) => bot.user('9', { isManager: true });

/** Plays games that Bo resigns after some moves, and returns their ids. */
async function play(bot: FeatureBot, count: number, moves: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (let game = 0; game < count; game++) {
    const at = { ...locationIn(`c${game}`), message: `m${game}` };
    const { table } = await open(bot.context, { occupants: [ADA, BO], location: at });
    for (const [turn, line] of moves.entries())
      await playLine(bot.context, table.id, { person: turn % 2 === 0 ? '1' : '2' }, line);
    await resign(bot.context, table.id, '2');
    ids.push(table.id);
  }
  return ids;
}

describe('/moderate fair-play', () => {

  test('undoes the ratings of these games after a confirmation, notifies the players and writes it to the log', async () => {
    const bot = await openFeatureBot();
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    const ids = await play(bot, 7, ['a1', 'b1', 'a2', 'b2', 'c3']);
    const isRated = async (id: string) => isVoidable((await findTable(bot.context, id)).table);
    const rated = (await Promise.all(ids.map(isRated))).filter(Boolean).length;
    const asked = await admin(bot).press({ ...OFTEN, act: 'void' });
    expect(asked.ids).toEqual([{ ...OFTEN, act: 'sure' }, OFTEN]);
    await admin(bot).press({ ...OFTEN, act: 'sure' }, { isPrivate: true });
    expect(await Promise.all(ids.map(isRated))).toEqual(ids.map(() => false));
    const sent = (channel: string) => bot.rest.sent.filter((one) => one.channel === channel);
    expect(sent('log')).toMatchObject([{ text: expect.stringContaining(`ratings of ${rated} unusual games`) }]);
    expect(sent('dm-1')).not.toEqual([]);
    expect((await admin(bot).command('moderate fair-play')).text).toContain('No unusual games');
  });

  test('is announced in the log channel, once a week', async () => {
    let now = 1_800_000_000_000;
    const bot = await openFeatureBot(undefined, { now: () => now });
    await play(bot, 3, ['a1', 'b1']);
    const told = () => bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
    await tellOfFairPlay(bot.bot, 'g');
    expect(told()).toEqual([]);
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    for (let times = 0; times < 2; times++) await tellOfFairPlay(bot.bot, 'g');
    expect(told()).toEqual([expect.stringMatching(/look unusual.*\n- <@1> and <@2> · .*\[1\]\(https/)]);
    now += 8 * DAY_MS;
    for (let times = 0; times < 3; times++) await play(bot, 1, ['a1', 'b1']);
    await tellOfFairPlay(bot.bot, 'g');
    expect(told()).toHaveLength(2);
  });

  test('is for moderators', async () => {
    const bot = await openFeatureBot();
    expect((await bot.user('1').press({ ...OFTEN, act: 'sure' })).refused).toBe('notModerator');
  });
});
