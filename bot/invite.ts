import { type Client, type InviteGenerationOptions, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import { ApplicationIntegrationType } from 'discord-api-types/v10';

/** What the bot does in a server, and so what it asks for: nothing else. */
export const PERMISSIONS: readonly bigint[] = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.CreatePublicThreads,
];

/** The addresses under which somebody puts the bot on their server, or adds it to their own apps. */
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

/** The address under which the bot is given what it needs on a server where it is, and these permissions too. */
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
