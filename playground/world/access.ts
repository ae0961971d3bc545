import { PermissionFlagsBits } from 'discord-api-types/v10';
import { discordErrors } from '../error.ts';
import { isDm, isForum, isThread, type WorldChannel } from './channel.ts';
import type { World } from './world.ts';

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
  if (isDm(channel) && channel.recipients?.some(({ id }) => !world.acceptsDms(id))) throw discordErrors.closedDm();
  if (isThread(channel) && channel.thread_metadata?.archived && channel.thread_metadata.locked)
    throw discordErrors.archivedThread();
  return channel;
}
