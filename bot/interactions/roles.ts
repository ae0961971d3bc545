import { PermissionFlagsBits, Routes } from 'discord.js';
import { Refusal } from '../host/refusal.ts';
import { readServer } from '../host/settings/server.ts';
import { texts as hostTexts } from '../host/words/texts.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';

/** Whether a user has the permission Manage Server. */
export function isManager({ interaction: { memberPermissions } }: Reply): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/** Refuses a user without the roles to which a server limits an action. Managers may do everything. */
export async function requireRole(
  reply: Reply,
  action: 'tableRoles' | 'tournamentRoles' | 'designRoles',
): Promise<void> {
  const { [action]: roles = [] } = await readServer(reply.bot.context, reply.guildId);
  if (roles.length === 0 || isManager(reply)) return;
  const { member } = reply.interaction;
  const own = member && Array.isArray(member.roles) ? member.roles : [];
  if (roles.some((role) => own.includes(role))) return;
  const sentence = hostTexts.moderation[action]({ roles: roles.map((role) => `<@&${role}>`) });
  throw new Refusal('needsRole', sentence);
}

/** Returns the id of the server that a user manages. */
export function managedServer(reply: Reply): string {
  if (reply.guildId === null) throw new Refusal('serverOnly');
  if (!isManager(reply)) throw new Refusal('notManager');
  return reply.guildId;
}

/** Returns the name of a member on a server. Undefined if it cannot be fetched. */
export async function memberName({ client }: Bot, guild: string, user: string): Promise<string | undefined> {
  type Member = { nick?: string | null; user?: { global_name?: string | null; username?: string } };
  const member = (await client.rest.get(Routes.guildMember(guild, user)).catch(() => undefined)) as Member | undefined;
  return member?.nick ?? member?.user?.global_name ?? member?.user?.username;
}
