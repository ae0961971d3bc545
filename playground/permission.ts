/** The permission bits of Discord that the playground knows. */
export const Permission = {
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  manageGuild: 1n << 5n,
  manageChannels: 1n << 4n,
  useApplicationCommands: 1n << 31n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendMessagesInThreads: 1n << 38n,
} as const;

const everyday =
  Permission.addReactions |
  Permission.viewChannel |
  Permission.sendMessages |
  Permission.embedLinks |
  Permission.attachFiles |
  Permission.readMessageHistory |
  Permission.useApplicationCommands |
  Permission.createPublicThreads |
  Permission.createPrivateThreads |
  Permission.sendMessagesInThreads;

/** What everybody in the server may do, the bot included. */
export const EVERYBODY = everyday;

/** What somebody who runs the server may do on top of that. */
export const KEEPER = everyday | Permission.manageGuild | Permission.manageChannels | Permission.manageMessages;
