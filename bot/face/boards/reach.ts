import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';

const OUT_OF_REACH: ReadonlySet<string | number> = new Set([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
]);

/** Whether Discord says that nothing can be shown there, and no retry will help. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof DiscordAPIError && OUT_OF_REACH.has(error.code);
}
