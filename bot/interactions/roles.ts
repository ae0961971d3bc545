import { PermissionFlagsBits } from 'discord.js';
import { type Refused, refusal } from '../host/refusal.ts';
import { readServer } from '../host/settings/server.ts';
import { texts as hostTexts } from '../host/words/texts.ts';
import type { Reply } from './reply.ts';

/** Whether a user has the permission Manage Server. */
export function isManager({ interaction: { memberPermissions } }: Reply): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/** Returns a refusal if a server limits an action to roles that the user does not have. Managers may do everything. */
export async function roleRefusal(
  reply: Reply,
  action: 'tableRoles' | 'tournamentRoles' | 'designRoles',
): Promise<Refused | undefined> {
  const { [action]: roles = [] } = await readServer(reply.bot.context, reply.guildId);
  if (roles.length === 0 || isManager(reply)) return undefined;
  const { member } = reply.interaction;
  const own = member && Array.isArray(member.roles) ? member.roles : [];
  if (roles.some((role) => own.includes(role))) return undefined;
  const sentence = hostTexts.moderation[action]({ roles: roles.map((role) => `<@&${role}>`) });
  return { refused: { code: 'needsRole', sentence } };
}

/** Returns the id of the server that a user manages, or the refusal. */
export function managedServer(reply: Reply): string | Refused {
  if (reply.guildId === null) return refusal('serverOnly');
  return isManager(reply) ? reply.guildId : refusal('notManager');
}
