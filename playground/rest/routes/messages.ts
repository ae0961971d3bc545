import { type APIMessage, AuditLogEvent, PermissionFlagsBits } from 'discord-api-types/v10';
import { byAge, isSnowflake } from '../../clock.ts';
import { type Discord, discordErrors } from '../../discord.ts';
import { validationError } from '../../limits/form.ts';
import type { MessageForm } from '../../limits/messages.ts';
import { compose, messageForm, revise } from '../../messages.ts';
import { guildOf, isDm, isForum, isThread, type WorldChannel } from '../../world/channel.ts';
import { isOwn, type World } from '../../world/world.ts';
import { type Route, route } from '../router.ts';
import { checkBlocked } from './automod.ts';
import { numberOf } from './members.ts';

const NONCE_MEMORY_MS = 5 * 60_000;

export function messageRoutes(discord: Discord): Route[] {
  const { world } = discord;
  return [
    route('GET', '/channels/:channel/messages', ({ params, query }) => {
      const channel = requireChannel(world, params.channel, PermissionFlagsBits.ReadMessageHistory);
      return { body: listMessages(world, channel, query) };
    }),
    route('POST', '/channels/:channel/messages', ({ params, body, files }) => {
      const channel = requireWritableChannel(world, params.channel, attachPermission(files));
      const form = messageForm(body);
      if (form.poll) requireChannel(world, params.channel, PermissionFlagsBits.SendPolls);
      const twin = findByNonce(discord, channel, form);
      if (twin) return { body: twin };
      const replied = repliedTo(world, channel, form);
      const message = compose(discord, { form, files, channel, author: world.users.bot, replied });
      checkBlocked(discord, message, channel);
      return { body: world.post(message).message };
    }),
    route('GET', '/channels/:channel/messages/:message', ({ params }) => {
      const channel = requireChannel(world, params.channel, PermissionFlagsBits.ReadMessageHistory);
      return { body: publicMessage(world, channel, params.message) };
    }),
    route('PATCH', '/channels/:channel/messages/:message', ({ params, body, files }) => {
      const channel = requireChannel(world, params.channel, attachPermission(files));
      const before = publicMessage(world, channel, params.message);
      if (!isOwn(before)) throw discordErrors.notYourMessage();
      if (before.poll) throw discordErrors.pollEdit();
      if (isThread(channel) && channel.thread_metadata?.archived) throw discordErrors.archivedThread();
      const message = revise(discord, before, messageForm(body, [], before), files);
      return { body: world.edit(message).message };
    }),
    route('DELETE', '/channels/:channel/messages/:message', ({ params, reason }) => {
      const channel = requireChannel(world, params.channel);
      const message = publicMessage(world, channel, params.message);
      if (isOwn(message)) world.deleteMessage(channel.id, message.id);
      else if (isDm(channel)) throw discordErrors.missingPermissions();
      else {
        requireChannel(world, params.channel, PermissionFlagsBits.ManageMessages);
        world.deleteMessage(channel.id, message.id);
        const options = { channel_id: channel.id, count: '1' };
        const target = message.author.id;
        world
          .state(guildOf(channel).guild_id)
          .audit(discord.ids.next(), { action: AuditLogEvent.MessageDelete, target, reason, options });
      }
      return {};
    }),
  ];
}

/**
 * Returns a message that the bot can access without an interaction token. Throws Discord's error if the message does
 * not exist or is ephemeral.
 */
export function publicMessage(world: World, channel: WorldChannel, id: string): APIMessage {
  const posted = world.find(channel.id, id);
  if (!posted || posted.only !== undefined) throw discordErrors.unknownMessage();
  return posted.message;
}

/** Returns the bot's recent message with the same nonce if `enforce_nonce` is set, otherwise undefined. */
function findByNonce({ clock, world }: Discord, channel: WorldChannel, form: MessageForm): APIMessage | undefined {
  if (!form.enforce_nonce || form.nonce === undefined || form.nonce === null) return undefined;
  return world
    .messagesIn(channel.id)
    .map((message) => message.message)
    .find(
      (message) =>
        message.nonce === form.nonce && isOwn(message) && clock.now() - Date.parse(message.timestamp) < NONCE_MEMORY_MS,
    );
}

function repliedTo(world: World, channel: WorldChannel, form: MessageForm): APIMessage | undefined {
  const reference = form.message_reference;
  if (!reference?.message_id) return undefined;
  const posted = world.find(channel.id, reference.message_id);
  if (posted && posted.only === undefined) return posted.message;
  if (reference.fail_if_not_exists === false) return undefined;
  const problem = { code: 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', message: 'Unknown message' };
  throw validationError([{ path: ['message_reference'], ...problem }]);
}

/** Returns the public messages of a channel that a query selects, newest first. Throws if its limit is invalid. */
function listMessages(world: World, channel: WorldChannel, query: URLSearchParams): APIMessage[] {
  const limit = numberOf(query, 'limit', 1, 100, 50);
  const all = world.messagesIn(channel.id).filter((message) => message.only === undefined);
  const newest = all
    .map((posted) => posted.message)
    .sort((firstMessage, secondMessage) => byAge(secondMessage.id, firstMessage.id));
  const [before, after, around] = ['before', 'after', 'around'].map((name) => {
    const id = query.get(name);
    return isSnowflake(id) ? id : undefined;
  });
  if (around !== undefined) {
    const middle = newest.findIndex((message) => byAge(message.id, around) <= 0);
    const start = Math.max(0, (middle < 0 ? newest.length : middle) - Math.floor(limit / 2));
    return newest.slice(start, start + limit);
  }
  if (before !== undefined) return newest.filter((message) => byAge(message.id, before) < 0).slice(0, limit);
  if (after !== undefined) return newest.filter((message) => byAge(message.id, after) > 0).slice(-limit);
  return newest.slice(0, limit);
}

/** Returns a channel if the bot has access and the needed permissions. Throws Discord's error otherwise. */
export function requireChannel(world: World, id: string, needed = 0n): WorldChannel {
  const channel = world.channels.get(id);
  if (!channel) throw discordErrors.unknownChannel();
  if (!world.installations.isMember(channel)) throw discordErrors.missingAccess();
  if (isDm(channel)) return channel;
  const permissions = world.botPermissions(channel);
  if (!(permissions & PermissionFlagsBits.ViewChannel)) throw discordErrors.missingAccess();
  if ((permissions & needed) !== needed) throw discordErrors.missingPermissions();
  return channel;
}

/** Returns the permission needed to send these files. */
export function attachPermission(files: readonly unknown[]): bigint {
  return files.length > 0 ? PermissionFlagsBits.AttachFiles : 0n;
}

/** Returns a channel that the bot can write to. Throws Discord's error otherwise. */
export function requireWritableChannel(world: World, id: string, more = 0n): WorldChannel {
  const known = world.channels.get(id);
  const thread = known !== undefined && isThread(known);
  const channel = requireChannel(
    world,
    id,
    more | (thread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages),
  );
  if (isForum(channel)) throw discordErrors.notText();
  for (const { id } of (isDm(channel) && channel.recipients) || []) {
    if (!world.isKnownToBot(id)) throw discordErrors.noMutualServer();
    if (world.closedDms.has(id)) throw discordErrors.closedDm();
  }
  if (isThread(channel) && channel.thread_metadata?.archived && channel.thread_metadata.locked)
    throw discordErrors.archivedThread();
  return channel;
}
