import { type Client, Events, type Guild, PermissionFlagsBits } from 'discord.js';
import type { Place } from '../../storage/records/table.ts';

/** Whether files may be sent to a channel; where nothing is known of it, as in direct messages, Discord will say. */
export function mayAttach(client: Client<true>, channel: string): boolean {
  const known = client.channels.cache.get(channel);
  if (!known || known.isDMBased()) return true;
  return known.permissionsFor(client.user)?.has(PermissionFlagsBits.AttachFiles) ?? true;
}

/** Tells, after a change of what Longtable may do in a server, whether a board can be shown in a place of it. */
type WhenAllowed = (isOpen: (place: Place) => boolean) => Promise<void>;

/** Calls whenever Discord says that Longtable may be allowed something that it was not. */
export function watchPermissions(client: Client<true>, whenAllowed: WhenAllowed): void {
  const changed = ({ id }: Guild) =>
    void whenAllowed(({ guild, channel }) => guild === id && mayWrite(client, channel));
  client.on(Events.ChannelCreate, ({ guild }) => changed(guild));
  client.on(Events.ChannelUpdate, (_, channel) => !channel.isDMBased() && changed(channel.guild));
  client.on(Events.GuildRoleUpdate, (_, { guild }) => changed(guild));
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && changed(guild));
}

function mayWrite(client: Client<true>, channel: string): boolean {
  const known = client.channels.cache.get(channel);
  if (!known || known.isDMBased()) return true;
  const { SendMessages, SendMessagesInThreads, ViewChannel } = PermissionFlagsBits;
  const needed = [ViewChannel, known.isThread() ? SendMessagesInThreads : SendMessages];
  return known.permissionsFor(client.user)?.has(needed) ?? true;
}
