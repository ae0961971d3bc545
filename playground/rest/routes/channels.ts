import { PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { check, text } from '../../limits/form.ts';
import { threadChange } from '../../limits/threads.ts';
import { snowflake } from '../../limits/values.ts';
import { timestamp } from '../../messages/compose.ts';
import { requireChannel, requireWritableChannel } from '../../world/access.ts';
import { botDm, isDm, isForum, isTextChannel, isThread, type Thread, textChannel } from '../../world/channel.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { type Route, route } from '../router.ts';
import { changeForum, checkTags, forumOf } from './posts.ts';

const dmForm = z.looseObject({ recipient_id: snowflake });

/** A new text channel. Other types are not supported. */
const channelForm = z.looseObject({ name: text(1, 100), type: z.literal(0).nullish() });

/** Routes that create, read, change and delete channels, show typing, and open DMs. */
export function channelRoutes(discord: Discord): Route[] {
  const { clock, ids, world } = discord;
  return [
    route('GET', '/channels/:channel', ({ params }) => ({
      body: requireChannel(world, params.channel, PermissionFlagsBits.ViewChannel),
    })),
    route('PATCH', '/channels/:channel', ({ params, body }) => {
      const channel = requireChannel(world, params.channel);
      if (isDm(channel)) throw discordErrors.wrongChannelType();
      if (isForum(channel)) return changeForum(discord, channel, body);
      if (!isThread(channel)) throw discordErrors.missingPermissions();
      const { name, rate_limit_per_user: slow, applied_tags: tags, ...rest } = check(threadChange, body);
      const forum = forumOf(world, channel);
      if (channel.owner_id !== APPLICATION_ID) throw discordErrors.missingPermissions();
      const known = Object.entries(rest).filter(([field]) => field in (channel.thread_metadata ?? {}));
      const archived = rest.archived !== undefined && { archive_timestamp: timestamp(clock.now()) };
      const metadata = { ...channel.thread_metadata, ...Object.fromEntries(known), ...archived };
      const change = {
        ...(name !== undefined && { name }),
        ...(slow !== undefined && { rate_limit_per_user: slow ?? 0 }),
        ...(forum && tags && { applied_tags: checkTags(world, forum, tags) }),
        thread_metadata: metadata as NonNullable<Thread['thread_metadata']>,
      };
      return { body: world.changeChannel(channel.id, change) };
    }),
    route('DELETE', '/channels/:channel', ({ params }) => {
      const channel = requireChannel(world, params.channel);
      if (!isDm(channel)) throw discordErrors.missingPermissions();
      return { body: channel };
    }),
    route('POST', '/channels/:channel/typing', ({ params }) => {
      const channel = requireWritableChannel(world, params.channel);
      world.emit('typing', { channel, user: APPLICATION_ID });
      return {};
    }),
    route('POST', '/guilds/:guild/channels', ({ params, body }) => {
      const { guild } = params;
      if (!world.hasServer(guild) || !world.installations.isOn(guild)) throw discordErrors.missingAccess();
      if (!(world.serverPermissions & PermissionFlagsBits.ManageChannels)) throw discordErrors.missingPermissions();
      const { name } = check(channelForm, body);
      const position = [...world.channels.values()].filter(isTextChannel).length;
      const channel = textChannel(ids.next(), name, position, guild);
      world.addChannel(channel);
      return { status: 201, body: channel };
    }),
    route('POST', '/users/@me/channels', ({ body }) => {
      const recipient = check(dmForm, body).recipient_id;
      if (recipient === APPLICATION_ID) throw discordErrors.ownDm();
      const person = world.users.member(recipient);
      if (!person) throw discordErrors.invalidRecipients();
      const known = world.dmWith(recipient);
      if (known) return { body: known };
      const dm = botDm(ids.next(), person.user);
      world.addChannel(dm);
      return { body: dm };
    }),
  ];
}
