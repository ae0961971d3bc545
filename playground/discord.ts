import type { Activities } from './activities/activities.ts';
import type { MovableClock, Snowflakes } from './clock.ts';
import type { Faults } from './faults.ts';
import type { SessionStarts } from './gateway/sessions.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { World } from './world/world.ts';

/** A WebSocket of a bot or tab. Declared here, because the types of ws are not installed with the package. */
export interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  on(event: 'message' | 'close' | 'error', listener: (data: unknown) => void): unknown;
}

/** Settings of the application in the developer portal. */
export interface Portal {
  /** Bits of the enabled privileged intents. */
  readonly privileged: number;
  /** Minimum number of shards. */
  readonly shards: number;
  /** Returns the GUILD_CREATE payloads of the bot's other servers. */
  otherGuilds(): Iterable<{ readonly id: string }>;
}

/** The state shared by routes, user actions and gateway sessions. */
export interface Discord {
  readonly clock: MovableClock;
  readonly ids: Snowflakes;
  readonly world: World;
  readonly interactions: Interactions;
  readonly portal: Portal;
  readonly starts: SessionStarts;
  readonly faults: Faults;
  readonly activities: Activities;
  /** The gateway URL that bots receive. */
  readonly gatewayUrl: string;
}

/** Discord's nested validation errors: each path ends in a node with `_errors`. */
export interface FormErrors {
  _errors?: { code: string; message: string }[];
  [step: string]: FormErrors | { code: string; message: string }[] | undefined;
}

/** An error response in Discord's format. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: FormErrors | undefined;

  constructor(status: number, code: number, message: string, errors?: FormErrors) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  toJSON(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

/** Factories for the Discord errors that the playground sends. */
export const discordErrors = {
  unauthorized: () => new DiscordError(401, 0, '401: Unauthorized'),
  notFound: () => new DiscordError(404, 0, '404: Not Found'),
  wrongMethod: () => new DiscordError(405, 0, '405: Method Not Allowed'),
  /** The playground's own answer to a route of Discord that it does not simulate. Libraries retry a 501 and hide its text. */
  notSimulated: (method: string, path: string) =>
    new DiscordError(400, 0, `The playground does not simulate this route: ${method} ${path}`),
  unknownChannel: () => new DiscordError(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new DiscordError(404, 10004, 'Unknown Guild'),
  unknownMember: () => new DiscordError(404, 10007, 'Unknown Member'),
  unknownInvite: () => new DiscordError(404, 10006, 'Unknown Invite'),
  unknownOverwrite: () => new DiscordError(404, 10009, 'Unknown Permission Overwrite'),
  unknownRole: () => new DiscordError(404, 10011, 'Unknown Role'),
  unknownBan: () => new DiscordError(404, 10026, 'Unknown Ban'),
  unknownSku: () => new DiscordError(404, 10027, 'Unknown SKU'),
  unknownEntitlement: () => new DiscordError(404, 10029, 'Unknown Entitlement'),
  unknownSticker: () => new DiscordError(404, 10060, 'Unknown Sticker'),
  unknownRule: () => new DiscordError(404, 10107, 'Unknown Auto Moderation Rule'),
  tooManyPins: () => new DiscordError(400, 30003, 'Maximum number of pins reached for the channel (250)'),
  tooManyRoles: () => new DiscordError(400, 30005, 'Maximum number of server roles reached (250)'),
  tooManyWebhooks: () => new DiscordError(400, 30007, 'Maximum number of webhooks reached (15)'),
  tooManyServerEmojis: () => new DiscordError(400, 30008, 'Maximum number of emojis reached (50)'),
  tooManyAnimatedEmojis: () => new DiscordError(400, 30018, 'Maximum number of animated emojis reached (50)'),
  tooManyReactions: () => new DiscordError(400, 30010, 'Maximum number of reactions reached (20)'),
  tooManyChannels: () => new DiscordError(400, 30013, 'Maximum number of server channels reached (500)'),
  tooManyInvites: () => new DiscordError(400, 30016, 'Maximum number of invites reached (1000)'),
  tooManyStickers: () => new DiscordError(400, 30039, 'Maximum number of stickers reached (5)'),
  alreadyCrossposted: () => new DiscordError(400, 40033, 'This message was already crossposted'),
  badDeleteCount: () =>
    new DiscordError(
      400,
      50016,
      'Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages to delete',
    ),
  systemMessage: () => new DiscordError(403, 50021, 'Cannot execute action on a system message'),
  invalidRole: () => new DiscordError(400, 50028, 'Invalid Role'),
  tooOld: () => new DiscordError(400, 50034, 'You can only bulk delete messages that are under 14 days old.'),
  blockedMessage: () => new DiscordError(400, 200000, 'Message was blocked by automatic moderation'),
  bansFailed: () => new DiscordError(400, 500000, 'Failed to ban users'),
  pollExpired: () => new DiscordError(400, 520001, 'Poll expired'),
  pollEdit: () => new DiscordError(400, 520003, 'Cannot edit a poll message'),
  notPoll: () => new DiscordError(400, 520006, 'Cannot expire a non-poll message'),
  unknownMessage: () => new DiscordError(404, 10008, 'Unknown Message'),
  unknownUser: () => new DiscordError(404, 10013, 'Unknown User'),
  unknownEmoji: () => new DiscordError(400, 10014, 'Unknown Emoji'),
  unknownEmojiId: () => new DiscordError(404, 10014, 'Unknown Emoji'),
  unknownWebhook: () => new DiscordError(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new DiscordError(404, 10062, 'Unknown interaction'),
  unknownCommand: () => new DiscordError(404, 10063, 'Unknown application command'),
  unknownEvent: () => new DiscordError(404, 10070, 'Unknown Guild Scheduled Event'),
  unknownTag: () => new DiscordError(404, 10087, 'Unknown tag'),
  tooManyEmojis: () => new DiscordError(400, 30008, 'Maximum number of emojis reached (2000)'),
  tooManyFiles: () => new DiscordError(400, 30015, 'Maximum number of attachments in a message reached (10)'),
  tooManyEvents: () =>
    new DiscordError(400, 30038, 'Maximum number of uncompleted guild scheduled events reached (100)'),
  tooManyCommands: () => new DiscordError(400, 30032, 'Maximum number of application commands reached (100)'),
  tooLarge: () => new DiscordError(413, 40005, 'Request entity too large'),
  alreadyAnswered: () => new DiscordError(400, 40060, 'Interaction has already been acknowledged.'),
  duplicateTag: () => new DiscordError(400, 40061, 'Tag names must be unique'),
  tagRequired: () => new DiscordError(400, 40067, 'A tag is required to create a forum post in this channel'),
  tooManyFollowUps: () =>
    new DiscordError(400, 40094, 'This interaction has reached the maximum number of follow-up messages'),
  missingAccess: () => new DiscordError(403, 50001, 'Missing Access'),
  notYourMessage: () => new DiscordError(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: () => new DiscordError(400, 50006, 'Cannot send an empty message'),
  closedDm: () => new DiscordError(403, 50007, 'Cannot send messages to this user'),
  ownDm: () => new DiscordError(400, 50007, 'Cannot send messages to this user'),
  notText: () => new DiscordError(400, 50008, 'Cannot send messages in a non-text channel'),
  missingPermissions: () => new DiscordError(403, 50013, 'Missing Permissions'),
  wrongChannelType: () => new DiscordError(400, 50024, 'Cannot execute action on this channel type'),
  invalidToken: () => new DiscordError(401, 50027, 'Invalid Webhook Token'),
  invalidRecipients: () => new DiscordError(400, 50033, 'Invalid Recipient(s)'),
  noMutualServer: () =>
    new DiscordError(403, 50278, 'Cannot send messages to this user due to having no mutual guilds'),
  invalidVersion: () => new DiscordError(400, 50041, 'Invalid API version provided'),
  invalidForm: (errors?: FormErrors) => new DiscordError(400, 50035, 'Invalid Form Body', errors),
  entryPointNeeded: () =>
    new DiscordError(
      400,
      50240,
      "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
    ),
  archivedThread: () => new DiscordError(400, 50083, 'Thread is archived'),
  invalidJson: () => new DiscordError(400, 50109, 'The request body contains invalid JSON.'),
  tooManyThreads: () => new DiscordError(400, 160006, 'Maximum number of active threads reached'),
  threadExists: () => new DiscordError(400, 160004, 'A thread has already been created for this message'),
} as const;

/** An error message for the user, shown on the page. Discord's own clients prevent these actions. */
export class UserError extends Error {}
