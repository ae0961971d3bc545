import { describe, expect, test } from 'vitest';
import { locationIn, open } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { resign } from '../../host/actions/resign.ts';
import { changeServer } from '../../host/settings.ts';
import { findTableAt } from '../../host/table/find.ts';
import { tableWrites } from '../../host/table/record.ts';
import { tellOfFairPlay } from './fair-play.ts';

const admin = (bot: FeatureBot) => bot.user('9', { isManager: true });
const show = (bot: FeatureBot) => admin(bot).command('moderate fair-play');
const patternOf = (one: string, other: string) =>
  ({ kind: 'fairPlay', act: 'show', pattern: 'unplayed', game: 'noughts', one, other }) as const;

/** Plays games without moves between two players. */
async function play(bot: FeatureBot, players: readonly string[], count: number): Promise<void> {
  for (let game = 0; game < count; game++) {
    const channel = `c${players.join('-')}-${game}`;
    const occupants = players.map((id) => ({ kind: 'person' as const, id, name: `P${id}` }));
    const { table } = await open(bot.context, { occupants, location: { ...locationIn(channel), message: `m${game}` } });
    await resign(bot.context, table.id, players[1] ?? '');
  }
}

/** Lets the game in a channel have changed no ratings. */
async function forgetRatings({ context }: FeatureBot, channel: string): Promise<void> {
  const { table } = await findTableAt(context, channel);
  const seats = table.seats.map((occupant) => ({ ...occupant, rated: undefined }));
  await context.storage.transact({ writes: tableWrites(context, table, { ...table, seats }) });
}

test('counts the rated games of a pattern, and offers to undo their ratings only if there are some', async () => {
  const bot = await openFeatureBot();
  await play(bot, ['1', '2'], 4);
  await forgetRatings(bot, 'c1-2-0');
  const { labels, text } = await admin(bot).press(patternOf('1', '2'));
  expect(text).toContain('3 of them rated');
  expect(labels).toContain('Undo the ratings of these 3 games');
  const asked = await admin(bot).press({ ...patternOf('1', '2'), act: 'void' });
  expect([asked.labels[0], asked.text]).toEqual([labels[2], expect.stringContaining('these 3 games')]);
  for (const channel of ['c1-2-1', 'c1-2-2']) await forgetRatings(bot, channel);
  expect((await admin(bot).press(patternOf('1', '2'))).labels).toContain('Undo the ratings of 1 game');
  await forgetRatings(bot, 'c1-2-3');
  const unrated = await admin(bot).press(patternOf('1', '2'));
  expect(unrated.ids).toMatchObject([{ person: '1' }, { person: '2' }, { kind: 'fairPlayList' }]);
});

test('tells admins of a new pattern without those that they know', async () => {
  const bot = await openFeatureBot();
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  await play(bot, ['1', '2'], 3);
  await tellOfFairPlay(bot.bot, 'g');
  await play(bot, ['3', '4'], 3);
  await tellOfFairPlay(bot.bot, 'g');
  const [first, second] = bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
  expect(first).toContain('<@1> and <@2>');
  expect(second).toContain('<@3> and <@4>');
  expect(second).not.toContain('<@1>');
  for (const [one, other] of [
    ['1', '2'],
    ['3', '4'],
  ] as const)
    expect((await admin(bot).press(patternOf(one, other))).text).toContain(`<@${one}> and <@${other}>`);
});

describe('undoing the ratings of a pattern', () => {
  test('leads back to the list, lists the games in the log and redraws their boards', async () => {
    const bot = await openFeatureBot();
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    await play(bot, ['1', '2'], 3);
    await play(bot, ['3', '4'], 3);
    const done = await admin(bot).press({ ...patternOf('1', '2'), act: 'sure' }, { isPrivate: true });
    expect(done.ids).toContainEqual({ kind: 'fairPlayList' });
    const [entry] = bot.rest.sent.filter(({ channel }) => channel === 'log');
    expect(entry?.text).toMatch(/^<@9> undid the ratings of \d unusual games?:\n.*https:.*c1-2-\d/);
    expect(entry?.text).not.toContain('c3-4');
    expect(bot.rest.sent.some(({ channel, isEdit }) => channel.startsWith('c1-2') && isEdit)).toBe(true);
    expect(bot.rest.sent.filter(({ channel }) => channel.startsWith('dm-')).map(({ channel }) => channel)).toEqual([
      'dm-1',
      'dm-2',
    ]);
    expect((await show(bot)).text).toContain('<@3> and <@4>');
  });

  test('by one of its players is not offered and changes nothing', async () => {
    const bot = await openFeatureBot();
    await play(bot, ['1', '2'], 3);
    const one = bot.user('1', { isManager: true });
    const shown = await one.press(patternOf('1', '2'), { isPrivate: true });
    expect(shown.text).toContain('Another moderator has to decide');
    expect(shown.ids).not.toContainEqual({ ...patternOf('1', '2'), act: 'void' });
    await one.press({ ...patternOf('1', '2'), act: 'sure' }, { isPrivate: true });
    expect(bot.rest.sent.filter(({ channel }) => channel.startsWith('dm'))).toEqual([]);
  });

  test('of a pattern that is gone changes nothing and writes nothing', async () => {
    const bot = await openFeatureBot();
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    const gone = patternOf('1', '2');
    for (const act of ['show', 'void'] as const)
      expect((await admin(bot).press({ ...gone, act })).text).toContain('No unusual games in the last 7 days.');
    expect((await admin(bot).press({ kind: 'fairPlayList' }, { values: ['?'] })).text).toContain('No unusual games');
    const other = { values: ['inbox|0'] };
    expect((await admin(bot).press({ kind: 'fairPlayList' }, other)).text).toContain('No unusual games');
    await admin(bot).press({ ...gone, act: 'sure' }, { isPrivate: true });
    expect(bot.rest.sent).toEqual([]);
  });
});
