import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refuse } from '../error.ts';
import { isDm, isForum, isThread, type WorldChannel } from './channel.ts';
import type { World } from './world.ts';

/** Returns a channel if the bot has access and the needed permissions. Throws Discord's error otherwise. */
export function reach(world: World, id: string, needed = 0n): WorldChannel {
  const channel = world.channels.get(id);
  if (!channel) throw refuse.unknownChannel();
  if (!world.installations.isMember(channel)) throw refuse.missingAccess();
  if (isDm(channel)) return channel;
  const permissions = world.botPermissions(channel);
  if (!(permissions & PermissionFlagsBits.ViewChannel)) throw refuse.missingAccess();
  if ((permissions & needed) !== needed) throw refuse.missingPermissions();
  return channel;
}

/** Returns the permission needed to send these files. */
export function toAttach(files: readonly unknown[]): bigint {
  return files.length > 0 ? PermissionFlagsBits.AttachFiles : 0n;
}

/** Returns a channel that the bot can write to. Throws Discord's error otherwise. */
export function reachToSend(world: World, id: string, more = 0n): WorldChannel {
  const known = world.channels.get(id);
  const thread = known !== undefined && isThread(known);
  const channel = reach(
    world,
    id,
    more | (thread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages),
  );
  if (isForum(channel)) throw refuse.notText();
  if (isDm(channel) && channel.recipients?.some(({ id }) => !world.takesDms(id))) throw refuse.closedDm();
  if (isThread(channel) && channel.thread_metadata?.archived && channel.thread_metadata.locked)
    throw refuse.archivedThread();
  return channel;
}
