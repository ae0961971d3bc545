import { type APIMessage, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { check } from '../../limits/form.ts';
import { threadForm } from '../../limits/threads.ts';
import { composeUnchecked, timestamp } from '../../messages/compose.ts';
import { requireChannel } from '../../world/access.ts';
import {
  guildOf,
  isForum,
  isTextChannel,
  isThread,
  newThread,
  type Thread,
  type WorldChannel,
} from '../../world/channel.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { type Route, route } from '../router.ts';
import { publicMessage } from './messages.ts';
import { createPost } from './posts.ts';

const MAX_ACTIVE_THREADS = 1_000;

/** Routes that open threads and change their members. */
export function threadRoutes(discord: Discord): Route[] {
  const { clock, ids, world } = discord;

  const open = (parent: WorldChannel, id: string, body: unknown, type: 11 | 12): Thread => {
    const form = check(threadForm, body);
    const here = world.threads().filter((one) => one.guild_id === guildOf(parent).guild_id);
    const awake = here.filter((one) => !one.thread_metadata?.archived);
    if (awake.length >= MAX_ACTIVE_THREADS) throw discordErrors.tooManyThreads();
    const thread = newThread(parent, id, type, form, timestamp(clock.now()));
    world.addChannel(thread, [APPLICATION_ID]);
    return thread;
  };

  const systemMessage = (channel: WorldChannel, content: string, extra: Partial<APIMessage>) =>
    world.post(
      composeUnchecked(discord, { form: { content, allowed_mentions: {} }, channel, author: world.users.bot, extra }),
    );

  const membership = (thread: string, name: string): [Thread, string] => {
    const channel = requireChannel(world, thread);
    const user = name === '@me' ? APPLICATION_ID : name;
    if (!isThread(channel)) throw discordErrors.wrongChannelType();
    if (!world.users.userOrBot(user)) throw discordErrors.unknownUser();
    return [channel, user];
  };

  return [
    route('POST', '/channels/:channel/threads', (call) => {
      const { params, body } = call;
      const forum = world.channels.get(params.channel);
      if (forum && isForum(forum)) return createPost(discord, forum, call);
      const type = (body as { type?: unknown } | undefined)?.type === 11 ? 11 : 12;
      const needed = type === 11 ? PermissionFlagsBits.CreatePublicThreads : PermissionFlagsBits.CreatePrivateThreads;
      const parent = requireChannel(world, params.channel, needed | PermissionFlagsBits.SendMessages);
      if (!isTextChannel(parent)) throw discordErrors.wrongChannelType();
      const thread = open(parent, ids.next(), body, type);
      if (type === 11) {
        const pointer = { channel_id: thread.id, ...guildOf(parent), type: 0 };
        systemMessage(parent, thread.name, { type: MessageType.ThreadCreated, message_reference: pointer });
      }
      return { status: 201, body: thread };
    }),
    route('POST', '/channels/:channel/messages/:message/threads', ({ params, body }) => {
      const parent = requireChannel(world, params.channel, PermissionFlagsBits.CreatePublicThreads);
      if (!isTextChannel(parent)) throw discordErrors.wrongChannelType();
      const message = publicMessage(world, parent, params.message);
      if (world.channels.has(message.id)) throw discordErrors.threadExists();
      const thread = open(parent, message.id, body, 11);
      world.edit({ ...message, thread, flags: (message.flags ?? 0) | MessageFlags.HasThread });
      const pointer = { message_id: message.id, channel_id: parent.id, ...guildOf(parent), type: 0 };
      const extra = { type: MessageType.ThreadStarterMessage, message_reference: pointer, referenced_message: message };
      systemMessage(thread, '', extra);
      return { status: 201, body: thread };
    }),
    route('PUT', '/channels/:channel/thread-members/:user', ({ params }) => {
      world.join(...membership(params.channel, params.user));
      return {};
    }),
    route('DELETE', '/channels/:channel/thread-members/:user', ({ params }) => {
      world.part(...membership(params.channel, params.user));
      return {};
    }),
  ];
}
