import { type Client, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';

/** What the bot does in a server, and so what it asks for: nothing else. */
export const PERMISSIONS: bigint[] = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.CreatePublicThreads,
];

/** The address under which somebody puts the bot on their server. */
export function inviteLink(client: Client<true>): string {
  return client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: PERMISSIONS,
  });
}
