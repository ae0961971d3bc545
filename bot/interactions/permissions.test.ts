import { say } from '@longtable/kit';
import {
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  ChannelType,
  Locale,
  PermissionFlagsBits,
} from 'discord.js';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { layoutOf } from './layouts.ts';
import { cannotIn } from './permissions.ts';

const { ViewChannel, SendMessages } = PermissionFlagsBits;
const [GUILD, ROLE, BOT, ROOM] = ['1', '2', '12', '20'];

/** Returns what the bot says if its role grants and a channel overwrite denies these permissions. */
async function refusalIn({ granted, denied }: { granted: bigint; denied: bigint }): Promise<string | undefined> {
  const overwrite = { id: ROLE, type: 0, allow: '0', deny: String(denied) };
  const room = { id: ROOM, type: ChannelType.GuildText, name: 'room', permission_overwrites: [overwrite] };
  const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) }) as APIRole;
  const layout = layoutOf(
    {
      id: GUILD,
      owner_id: '10',
      roles: [role(GUILD, 0n), role(ROLE, granted)],
      system_channel_id: null,
      preferred_locale: Locale.EnglishUS,
      channels: [room as unknown as APITextChannel],
      threads: [],
      members: [{ user: { id: BOT }, roles: [ROLE] } as unknown as APIGuildMember],
    },
    BOT,
  );
  const client = { generateInvite: () => 'https://grant.example' };
  const bot = { client, layouts: { of: async () => layout } } as unknown as Bot;
  const refused = await cannotIn(bot, GUILD, ROOM, 'table');
  return refused && say(refused.refused.sentence, 'en');
}

test.each([
  ['allows a table with all permissions', ViewChannel | SendMessages, 0n, undefined],
  ['offers the link if no role grants a permission', ViewChannel, 0n, 'https://grant.example'],
  ['names the channel’s settings if they deny it', ViewChannel | SendMessages, SendMessages, 'The channel denies it'],
  ['names the channel’s settings if no role grants it either', ViewChannel, SendMessages, 'The channel denies it'],
])('%s', async (_, granted, denied, expected) => {
  const said = await refusalIn({ granted, denied });
  if (expected === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(expected);
});
