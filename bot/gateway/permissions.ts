import { type Client, PermissionFlagsBits } from 'discord.js';

/** Whether files may be sent to a channel; where nothing is known of it, as in direct messages, Discord will say. */
export function mayAttach(client: Client<true>, channel: string): boolean {
  const known = client.channels.cache.get(channel);
  if (!known || known.isDMBased()) return true;
  return known.permissionsFor(client.user)?.has(PermissionFlagsBits.AttachFiles) ?? true;
}
