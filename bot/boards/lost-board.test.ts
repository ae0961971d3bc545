import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { locationIn, open } from '../../tests/context.ts';
import { openFeatureBot } from '../../tests/feature-bot.ts';
import { changeServer } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';

test.each([
  { where: 'by the channel', isDenied: true },
  { where: 'on the server', isDenied: false },
])('tells players and admins once which repair helps when access is lost $where', async ({ isDenied }) => {
  const bot = await openFeatureBot();
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  const { table } = await open(bot.context, { location: locationIn('c') });
  const denied = { id: 'bot', type: 1, allow: '0', deny: String(PermissionFlagsBits.SendMessages) };
  if (isDenied) bot.rest.channels = [{ id: 'c', name: 'c', type: 0, permission_overwrites: [denied] }];
  else bot.rest.permissions &= ~PermissionFlagsBits.SendMessages;
  bot.rest.failures.set('POST /channels/c/', 'MissingPermissions');
  for (let times = 0; times < 2; times++) await bot.settle(await findTable(bot.context, table.id));
  const sent = (channel: string) => bot.rest.sent.filter((one) => one.channel === channel).map(({ text }) => text);
  const repair = isDenied ? 'a server role isn’t enough' : 'with [this link](';
  for (const channel of ['log', 'dm-ada', 'dm-bo'])
    expect(sent(channel)).toEqual([expect.stringMatching(/Noughts and Crosses.*Send Messages/)]);
  for (const channel of ['log', 'dm-ada', 'dm-bo']) expect(sent(channel)[0]).toContain(repair);
});
