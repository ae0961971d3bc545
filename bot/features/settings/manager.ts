import { PermissionFlagsBits } from 'discord.js';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { Reply } from '../../interactions/reply.ts';

/** The server whose settings somebody can change where they are. */
export function managedServer({ guildId, interaction: { memberPermissions } }: Reply): string | Refused {
  if (guildId === null) return refusal('serverOnly');
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ? guildId : refusal('notManager');
}
