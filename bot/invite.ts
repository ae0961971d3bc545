import { type Client, type InviteGenerationOptions, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import { ApplicationIntegrationType } from 'discord-api-types/v10';

/** Permissions that the invitation asks for. */
export const PERMISSIONS: readonly bigint[] = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.CreatePublicThreads,
];

/** Invitation links for a server and for a user's own apps. */
export interface Invites {
  readonly server: string;
  readonly apps: string;
}

export function invitesOf(client: Client<true>): Invites {
  const apps = client.generateInvite({ scopes: [OAuth2Scopes.ApplicationsCommands] });
  return {
    server: serverInvite(client, PERMISSIONS),
    apps: `${apps}&integration_type=${ApplicationIntegrationType.UserInstall}`,
  };
}

/** Returns a link that grants the bot its permissions and additional ones on a server. */
export function grantLink(client: Client<true>, guild: string, needed: readonly bigint[] = []): string {
  const permissions = [...new Set([...PERMISSIONS, ...needed])];
  return serverInvite(client, permissions, { guild, disableGuildSelect: true });
}

function serverInvite(
  client: Client<true>,
  permissions: readonly bigint[],
  where: Pick<InviteGenerationOptions, 'guild' | 'disableGuildSelect'> = {},
): string {
  const scopes = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands] as const;
  const invite = client.generateInvite({ scopes, permissions: [...permissions], ...where });
  return `${invite}&integration_type=${ApplicationIntegrationType.GuildInstall}`;
}
