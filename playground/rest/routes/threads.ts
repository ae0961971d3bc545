import { type APIMessage, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { refuse } from '../../error.ts';
import { check } from '../../limits/form.ts';
import { threadForm } from '../../limits/threads.ts';
import { sketch, timestamp } from '../../messages/compose.ts';
import { reach } from '../../world/access.ts';
import { BOT } from '../../world/cast.ts';
import { guildOf, isForum, isRoom, isThread, type Thread, threadIn, type WorldChannel } from '../../world/channel.ts';
import { type Route, route } from '../router.ts';
import { publicMessage } from './messages.ts';
import { createPost } from './posts.ts';

const ACTIVE_THREADS = 1_000;

/** Routes that open threads and change their members. */
export function threadRoutes(discord: Discord): Route[] {
  const { clock, ids, world } = discord;

  const open = (parent: WorldChannel, id: string, body: unknown, type: 11 | 12): Thread => {
    const form = check(threadForm, body);
    const here = world.threads().filter((one) => one.guild_id === guildOf(parent).guild_id);
    const awake = here.filter((one) => !one.thread_metadata?.archived);
    if (awake.length >= ACTIVE_THREADS) throw refuse.tooManyThreads();
    const thread = threadIn(parent, id, type, form, timestamp(clock.now()));
    world.addChannel(thread, [BOT.id]);
    return thread;
  };

  const systemMessage = (channel: WorldChannel, content: string, extra: Partial<APIMessage>) =>
    world.post(sketch(discord, { form: { content, allowed_mentions: {} }, channel, author: BOT, extra }));

  const membership = (thread: string, name: string): [Thread, string] => {
    const channel = reach(world, thread);
    const user = name === '@me' ? BOT.id : name;
    if (!isThread(channel)) throw refuse.wrongChannelType();
    if (!world.cast.account(user)) throw refuse.unknownUser();
    return [channel, user];
  };

  return [
    route('POST', '/channels/:channel/threads', (call) => {
      const { params, body } = call;
      const forum = world.channels.get(params.channel);
      if (forum && isForum(forum)) return createPost(discord, forum, call);
      const type = (body as { type?: unknown } | undefined)?.type === 11 ? 11 : 12;
      const needed = type === 11 ? PermissionFlagsBits.CreatePublicThreads : PermissionFlagsBits.CreatePrivateThreads;
      const parent = reach(world, params.channel, needed | PermissionFlagsBits.SendMessages);
      if (!isRoom(parent)) throw refuse.wrongChannelType();
      const thread = open(parent, ids.next(), body, type);
      if (type === 11) {
        const pointer = { channel_id: thread.id, ...guildOf(parent), type: 0 };
        systemMessage(parent, thread.name, { type: MessageType.ThreadCreated, message_reference: pointer });
      }
      return { status: 201, body: thread };
    }),
    route('POST', '/channels/:channel/messages/:message/threads', ({ params, body }) => {
      const parent = reach(world, params.channel, PermissionFlagsBits.CreatePublicThreads);
      if (!isRoom(parent)) throw refuse.wrongChannelType();
      const message = publicMessage(world, parent, params.message);
      if (world.channels.has(message.id)) throw refuse.threadExists();
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
