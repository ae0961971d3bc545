import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';

/** Nothing can be shown there until somebody changes what Longtable may do. */
const CLOSED: ReadonlySet<string | number> = new Set([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
]);

/** Whether Discord says that nothing will ever be shown there again. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
}

/** Whether Discord says that nothing can be shown there, and no retry will help soon. */
export function isOutOfReach(error: unknown): boolean {
  return isGone(error) || (error instanceof DiscordAPIError && CLOSED.has(error.code));
}

/** Whether Discord says that a message is not there any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}
