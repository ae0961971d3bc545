import {
  type APIMessage,
  AuditLogEvent,
  ChannelType,
  GatewayIntentBits,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import { check, snowflake } from '../../limits/form.ts';
import { composeUnchecked, timestamp } from '../../messages.ts';
import { guildOf, isDm, type WorldChannel } from '../../world/channel.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { isOwn, type World } from '../../world/world.ts';
import { type Call, type Route, route } from '../router.ts';
import { numberOf } from './members.ts';
import { publicMessage, requireChannel } from './messages.ts';

const EMOJI = /^(\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3)/u;
const CUSTOM_EMOJI = /^(?:a:)?(\w{2,32}):(\d{1,20})$/;

/** Returns an emoji as reactions store it: Unicode, or `name:id`. Throws if there is no such emoji. */
export function knownEmoji(world: World, text: string): string {
  const [, , id] = CUSTOM_EMOJI.exec(text) ?? [];
  const custom = id === undefined ? undefined : world.emojis.get(id);
  if (custom) return `${custom.name}:${custom.id}`;
  if (id !== undefined || !EMOJI.test(text)) throw discordErrors.unknownEmoji();
  return text;
}

/** Throws if a message has too many different reactions for one more. */
export function checkReactionCount({ reactions = [] }: APIMessage, emoji: string): void {
  const isKnown = reactions.some(({ emoji: { id, name } }) => emoji === (id ? `${name}:${id}` : name));
  if (!isKnown && reactions.length >= MAX_REACTIONS) throw discordErrors.tooManyReactions();
}

const MAX_REACTIONS = 20;
const BASE = '/channels/:channel/messages/:message/reactions';
const OF_EMOJI = `${BASE}/:emoji` as const;

/** Routes of reactions. */
export function reactionRoutes({ world }: Discord): Route[] {
  const { AddReactions, ManageMessages, ReadMessageHistory } = PermissionFlagsBits;
  const target = ({ params }: Call<'channel' | 'message'>, needed: bigint): [WorldChannel, APIMessage] => {
    const channel = requireChannel(world, params.channel, needed);
    return [channel, publicMessage(world, channel, params.message)];
  };
  return [
    route('PUT', `${OF_EMOJI}/@me`, (call) => {
      const [channel, message] = target(call, ReadMessageHistory);
      const emoji = knownEmoji(world, call.params.emoji);
      if (!world.tallies.get(message.id)?.get(emoji)?.size) requireChannel(world, channel.id, AddReactions);
      checkReactionCount(message, emoji);
      world.react(channel, message, emoji);
      return {};
    }),
    route('DELETE', `${OF_EMOJI}/@me`, (call) => {
      const [channel, message] = target(call, 0n);
      world.react(channel, message, knownEmoji(world, call.params.emoji), APPLICATION_ID, false);
      return {};
    }),
    route('DELETE', `${OF_EMOJI}/:user`, (call) => {
      const [channel, message] = target(call, ManageMessages);
      if (!world.users.userOrBot(call.params.user)) throw discordErrors.unknownUser();
      world.react(channel, message, knownEmoji(world, call.params.emoji), call.params.user, false);
      return {};
    }),
    route('GET', OF_EMOJI, (call) => {
      const [, message] = target(call, ReadMessageHistory);
      const users = [...(world.tallies.get(message.id)?.get(knownEmoji(world, call.params.emoji)) ?? [])];
      return { body: pageOf(world, users, call.query) };
    }),
    route('DELETE', BASE, (call) => {
      world.clearReactions(...target(call, ManageMessages));
      return {};
    }),
    route('DELETE', OF_EMOJI, (call) => {
      const [channel, message] = target(call, ManageMessages);
      world.clearReactions(channel, message, knownEmoji(world, call.params.emoji));
      return {};
    }),
  ];
}

/** Returns up to `limit` users after the one with the id `after`. */
function pageOf(world: World, users: readonly string[], query: URLSearchParams) {
  const after = BigInt(query.get('after') ?? 0);
  const later = users.filter((id) => BigInt(id) > after).sort((a, b) => Number(BigInt(a) - BigInt(b)));
  return later.slice(0, numberOf(query, 'limit', 1, 100, 25)).map((id) => world.users.userOrBot(id));
}

const MAX_PINS = 250;
const MAX_BULK_AGE_MS = 14 * 86_400_000;
const bulkForm = z.looseObject({ messages: z.array(snowflake) });

/** Routes that pin, publish and delete messages. */
export function moderationRoutes(discord: Discord): Route[] {
  const { clock, ids, world } = discord;
  const { ManageMessages, PinMessages, ReadMessageHistory, SendMessages } = PermissionFlagsBits;

  const pinned = (channel: WorldChannel) =>
    world
      .messagesIn(channel.id)
      .map(({ message }) => message)
      .filter((message) => message.pinned)
      .toReversed();

  const setPin = (isPinned: boolean) => (call: Call<'channel' | 'message'>) => {
    const channel = requireChannel(world, call.params.channel, PinMessages);
    const message = publicMessage(world, channel, call.params.message);
    if (message.type !== MessageType.Default && message.type !== MessageType.Reply && !isOwn(message))
      throw discordErrors.systemMessage();
    if (message.pinned === isPinned) return {};
    if (isPinned && pinned(channel).length >= MAX_PINS) throw discordErrors.tooManyPins();
    world.edit({ ...message, pinned: isPinned });
    const last_pin_timestamp = isPinned ? timestamp(clock.now()) : null;
    const data = { channel_id: channel.id, last_pin_timestamp, ...guildOf(channel) };
    const intents = isDm(channel) ? GatewayIntentBits.DirectMessages : GatewayIntentBits.Guilds;
    world.emit('dispatch', { type: 'CHANNEL_PINS_UPDATE', intents, channel, data });
    if (isPinned) {
      const message_reference = { type: 0, message_id: message.id, channel_id: channel.id, ...guildOf(channel) };
      const extra = { type: MessageType.ChannelPinnedMessage, message_reference };
      world.post(composeUnchecked(discord, { form: {}, channel, author: world.users.bot, extra }));
    }
    if (!isDm(channel)) {
      const action = isPinned ? AuditLogEvent.MessagePin : AuditLogEvent.MessageUnpin;
      const options = { channel_id: channel.id, message_id: message.id };
      const { reason } = call;
      world.state(guildOf(channel).guild_id).audit(ids.next(), { action, target: message.author.id, reason, options });
    }
    return {};
  };

  const pins = '/channels/:channel/messages/pins';
  return [
    route('GET', '/channels/:channel/pins', ({ params }) => ({
      body: pinned(requireChannel(world, params.channel, ReadMessageHistory)),
    })),
    route('GET', pins, ({ params, query }) => {
      const all = pinned(requireChannel(world, params.channel, ReadMessageHistory));
      const limit = numberOf(query, 'limit', 1, 50, 50);
      const items = all.slice(0, limit).map((message) => ({ pinned_at: message.timestamp, message }));
      return { body: { items, has_more: all.length > limit } };
    }),
    ...['/channels/:channel/pins/:message' as const, `${pins}/:message` as const].flatMap((path) => [
      route('PUT', path, setPin(true)),
      route('DELETE', path, setPin(false)),
    ]),
    route('POST', '/channels/:channel/messages/bulk-delete', ({ params, body, reason }) => {
      const channel = requireChannel(world, params.channel, ManageMessages);
      if (isDm(channel)) throw discordErrors.wrongChannelType();
      const { messages } = check(bulkForm, body);
      if (messages.length < 2 || messages.length > 100) throw discordErrors.badDeleteCount();
      const oldest = clock.now() - MAX_BULK_AGE_MS;
      if (messages.some((id) => Number(BigInt(id) >> 22n) + DISCORD_EPOCH < oldest)) throw discordErrors.tooOld();
      world.deleteMessages(channel, messages);
      const options = { count: String(messages.length) };
      const action = AuditLogEvent.MessageBulkDelete;
      world.state(guildOf(channel).guild_id).audit(ids.next(), { action, target: channel.id, reason, options });
      return {};
    }),
    route('POST', '/channels/:channel/messages/:message/crosspost', ({ params }) => {
      const channel = requireChannel(world, params.channel, SendMessages);
      if (channel.type !== ChannelType.GuildAnnouncement) throw discordErrors.wrongChannelType();
      const message = publicMessage(world, channel, params.message);
      if (!isOwn(message)) requireChannel(world, channel.id, ManageMessages);
      if ((message.flags ?? 0) & MessageFlags.Crossposted) throw discordErrors.alreadyCrossposted();
      return { body: world.edit({ ...message, flags: (message.flags ?? 0) | MessageFlags.Crossposted }).message };
    }),
  ];
}

const DISCORD_EPOCH = 1_420_070_400_000;

/** Routes of polls. */
export function pollRoutes(discord: Discord): Route[] {
  const { world } = discord;
  return [
    route('GET', '/channels/:channel/polls/:message/answers/:answer', ({ params, query }) => {
      const channel = requireChannel(world, params.channel, PermissionFlagsBits.ReadMessageHistory);
      const message = publicMessage(world, channel, params.message);
      const voters = [...(world.tallies.get(message.id)?.get(`answer ${params.answer}`) ?? [])];
      return { body: { users: pageOf(world, voters, query) } };
    }),
    route('POST', '/channels/:channel/polls/:message/expire', ({ params }) => {
      const channel = requireChannel(world, params.channel);
      const message = publicMessage(world, channel, params.message);
      if (!message.poll) throw discordErrors.notPoll();
      if (!isOwn(message)) throw discordErrors.notYourMessage();
      if (message.poll.results?.is_finalized) throw discordErrors.pollExpired();
      return { body: endPoll(discord, channel, message) };
    }),
  ];
}

/** Ends every poll at its time. */
export function endPollsInTime(discord: Discord): void {
  const { clock, world } = discord;
  world.on('message', ({ message: { channel_id, id, poll } }) => {
    if (!poll) return;
    clock.after(Date.parse(poll.expiry ?? '') - clock.now(), () => {
      const [channel, posted] = [world.channels.get(channel_id), world.find(channel_id, id)];
      if (channel && posted && !posted.message.poll?.results?.is_finalized) endPoll(discord, channel, posted.message);
    });
  });
}

/** Ends a poll and posts its result. */
function endPoll(discord: Discord, channel: WorldChannel, { poll, ...message }: APIMessage): APIMessage {
  const { clock, world } = discord;
  if (!poll) return message;
  const counts = poll.results?.answer_counts ?? [];
  const ended = {
    ...message,
    poll: { ...poll, expiry: timestamp(clock.now()), results: { is_finalized: true, answer_counts: counts } },
  };
  world.edit(ended);
  const winner = counts.toSorted((a, b) => b.count - a.count)[0];
  const fields = [
    { name: 'poll_question_text', value: poll.question.text ?? '' },
    { name: 'total_votes', value: String(counts.reduce((sum, { count }) => sum + count, 0)) },
    ...(winner
      ? [
          { name: 'victor_answer_id', value: String(winner.id) },
          { name: 'victor_answer_votes', value: String(winner.count) },
        ]
      : []),
  ];
  const message_reference = { type: 0, message_id: message.id, channel_id: channel.id, ...guildOf(channel) };
  const extra = { type: MessageType.PollResult, message_reference, embeds: [{ type: 'poll_result', fields }] };
  world.post(
    composeUnchecked(discord, {
      form: {},
      channel,
      author: message.author,
      extra: extra as unknown as Partial<APIMessage>,
    }),
  );
  return ended;
}

/** Sets a user's votes in a poll. Throws Discord's error if the poll has ended. */
export function vote(
  discord: Discord,
  channel: WorldChannel,
  message: APIMessage,
  user: string,
  answers: readonly number[],
): void {
  const { clock, world } = discord;
  const { poll } = message;
  if (!poll) throw discordErrors.notPoll();
  if (poll.results?.is_finalized || Date.parse(poll.expiry ?? '') <= clock.now()) throw discordErrors.pollExpired();
  const chosen = poll.allow_multiselect ? answers : answers.slice(0, 1);
  const { DirectMessagePolls, GuildMessagePolls } = GatewayIntentBits;
  const intents = isDm(channel) ? DirectMessagePolls : GuildMessagePolls;
  for (const { answer_id } of poll.answers) {
    const voters = world.tally(message.id, `answer ${answer_id}`);
    const [had, has] = [voters.has(user), chosen.includes(answer_id)];
    if (had === has) continue;
    if (has) voters.add(user);
    else voters.delete(user);
    const data = { user_id: user, channel_id: channel.id, message_id: message.id, ...guildOf(channel), answer_id };
    world.emit('dispatch', { type: `MESSAGE_POLL_VOTE_${has ? 'ADD' : 'REMOVE'}`, intents, channel, data });
  }
  const answer_counts = poll.answers.flatMap(({ answer_id: id }) => {
    const voters = world.tally(message.id, `answer ${id}`);
    return voters.size > 0 ? [{ id, count: voters.size, me_voted: voters.has(APPLICATION_ID) }] : [];
  });
  world.show(channel, { ...message, poll: { ...poll, results: { is_finalized: false, answer_counts } } });
}
