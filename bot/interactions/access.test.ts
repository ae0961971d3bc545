import { type APIRole, type APITextChannel, ChannelType, Locale, PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { locationIn, open, testContext } from '../../tests/context.ts';
import { canSee } from './access.ts';
import type { Bot } from './bot.ts';
import { layoutOf } from './layouts.ts';

const GUILD = '1';
const hidden = [{ id: GUILD, type: 0, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) }];
const channel = (id: string, type: ChannelType, more: object = {}) =>
  ({ id, type, name: id, permission_overwrites: [], ...more }) as unknown as APITextChannel;
const layout = layoutOf(
  {
    ...{ id: GUILD, owner_id: '10', system_channel_id: null, preferred_locale: Locale.EnglishUS, members: [] },
    roles: [{ id: GUILD, permissions: String(PermissionFlagsBits.ViewChannel) } as APIRole],
    channels: [
      channel('room', ChannelType.GuildText),
      channel('staff', ChannelType.GuildText, { permission_overwrites: hidden }),
    ],
    threads: [
      channel('thread', ChannelType.PublicThread, { parent_id: 'room' }),
      channel('staff thread', ChannelType.PublicThread, { parent_id: 'staff' }),
      channel('private thread', ChannelType.PrivateThread, { parent_id: 'room' }),
    ],
  },
  'bot',
);
const archived = channel('archived', ChannelType.PublicThread, { parent_id: 'room' });
const layouts = {
  of: async () => layout,
  channel: async (_: string, id: string) => layout.channels.get(id) ?? [archived].find((one) => one.id === id),
};

interface Asking {
  readonly user?: string;
  readonly from?: string;
  readonly guild?: string;
  readonly isTyping?: boolean;
}

/** Whether a user, by default Eve in another channel, can see a table of Ada and Bo. */
async function sees(at: string, { user = 'eve', from = 'elsewhere', guild = GUILD, isTyping = false }: Asking = {}) {
  const context = await testContext();
  const { table } = await open(context, { location: { ...locationIn(at), guild: GUILD } });
  const asked = {
    ...{ channelId: from, guildId: guild, user: { id: user }, member: { user: { id: user }, roles: [] } },
    inRawGuild: () => true,
    isAutocomplete: () => isTyping,
  };
  return canSee({ context, layouts } as unknown as Bot, asked as unknown as Parameters<typeof canSee>[1], table);
}

test.each<[boolean, string, Asking?]>([
  [true, 'room'],
  [false, 'room', { guild: '2' }],
  [true, 'thread'],
  [false, 'staff'],
  [false, 'staff thread'],
  [false, 'private thread'],
  [true, 'private thread', { from: 'private thread' }],
  [true, 'private thread', { user: 'ada' }],
  [false, 'deleted'],
  [true, 'archived'],
  [false, 'archived', { isTyping: true }],
  [true, 'room', { isTyping: true }],
])('lets users see a table in channels that they can see: %s for %s %j', async (can, at, asking) => {
  expect(await sees(at, asking)).toBe(can);
});
