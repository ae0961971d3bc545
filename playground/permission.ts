import { PermissionFlagsBits } from 'discord-api-types/v10';

/** What everybody in the server may do, the bot included. */
export const EVERYBODY =
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.CreateEvents |
  PermissionFlagsBits.SendMessagesInThreads;

/** What the bot may do in conversations and chats, whether it is in them or only answers there. */
export const IN_CHATS =
  PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.MentionEveryone;

/** What somebody who runs the server may do. */
export const KEEPER =
  EVERYBODY | PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageChannels | PermissionFlagsBits.ManageMessages;
