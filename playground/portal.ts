import { ApplicationFlags, GatewayIntentBits } from 'discord-api-types/v10';

/** What the developer portal says of the application. */
export interface Portal {
  /** The privileged intents that are switched on, by Discord's bits. */
  readonly privileged: number;
  /** How many shards the bot needs at least. */
  readonly shards: number;
  /** The servers that the bot is in besides the playground's own, as the gateway introduces them. */
  others(): Iterable<{ readonly id: string }>;
}

/** The intents that have to be switched on in the portal, and how small bots show that they are. */
const FLAGS = [
  [GatewayIntentBits.GuildMembers, ApplicationFlags.GatewayGuildMembersLimited],
  [GatewayIntentBits.GuildPresences, ApplicationFlags.GatewayPresenceLimited],
  [GatewayIntentBits.MessageContent, ApplicationFlags.GatewayMessageContentLimited],
] as const;

/** The intents that a bot may not simply ask for. */
export const PRIVILEGED = FLAGS.reduce((all, [intent]) => all | intent, 0);

/** The flags of the application. */
export function applicationFlags({ privileged }: Portal): number {
  return FLAGS.reduce((flags, [intent, flag]) => (privileged & intent ? flags | flag : flags), 0);
}
