import { PermissionFlagsBits } from 'discord-api-types/v10';

/** Permissions of @everyone, including the bot. */
export const EVERYONE_PERMISSIONS =
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
export const CHAT_PERMISSIONS =
  PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.MentionEveryone;

/** Permissions of server managers. */
export const MANAGER_PERMISSIONS =
  EVERYONE_PERMISSIONS |
  PermissionFlagsBits.ManageGuild |
  PermissionFlagsBits.ManageChannels |
  PermissionFlagsBits.ManageMessages;
