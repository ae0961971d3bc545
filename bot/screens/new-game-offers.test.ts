import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { openFeatureBot } from '../../tests/feature-bot.ts';
import type { Id } from '../../tests/ids.ts';

const LITTLE = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
const channels = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `${10 + at}`, name: `${10 + at}`, type: ChannelType.GuildText, position: at, permission_overwrites: [] },
  }));

async function offered(count: number, taken: number, botMay: bigint = LITTLE) {
  const bot = await openFeatureBot([noughts]);
  bot.rest.channels = channels(count);
  for (let at = 0; at < taken; at++)
    await open(bot.context, { occupants: [person(`a${at}`), person(`b${at}`)], location: locationIn(`${10 + at}`) });
  const { labels } = await bot.user('cleo', { botMay, channel: '10' }).command('play noughts');
  return labels.filter((label) => label.startsWith('#'));
}

test('offers at most three free channels, among the first twelve others', async () => {
  expect(await offered(8, 1)).toEqual(['#11', '#12', '#13']);
  expect(await offered(15, 12)).toEqual(['#22']);
  expect(await offered(15, 13)).toEqual([]);
});

test('sends the secret of a program that plays in a thread', async () => {
  const bot = await openFeatureBot([noughtsWithComputers], { programs: { address: 'tcp://x:1' } });
  bot.rest.channels = [];
  bot.rest.failures.set('POST /channels/c/threads', 'MissingPermissions');
  await open(bot.context);
  const cleo = bot.user('cleo');
  const { ids } = await cleo.command('play noughts', { program: true, computer: 'master' });
  bot.rest.failures.clear();
  const opened = await cleo.press(ids.find(({ kind }) => kind === 'thread') as Id, { isPrivate: true });
  expect(opened.text).toContain('tcp://x:1');
});
