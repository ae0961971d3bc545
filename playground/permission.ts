import { PermissionFlagsBits } from 'discord-api-types/v10';

/** Permissions of @everyone, including the bot. */
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

/** The bot's permissions in DMs and chats, whether or not it is a member. */
export const IN_CHATS =
  PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.MentionEveryone;

/** Permissions of server managers. */
export const KEEPER =
  EVERYBODY | PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageChannels | PermissionFlagsBits.ManageMessages;
