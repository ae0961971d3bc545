import { type Client, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import { ApplicationIntegrationType } from 'discord-api-types/v10';

/** What the bot does in a server, and so what it asks for: nothing else. */
export const PERMISSIONS: bigint[] = [
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
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const server = client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: PERMISSIONS,
  });
  const apps = client.generateInvite({ scopes: [OAuth2Scopes.ApplicationsCommands] });
  return {
    server: `${server}&integration_type=${GuildInstall}`,
    apps: `${apps}&integration_type=${UserInstall}`,
  };
}
