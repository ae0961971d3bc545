import { ApplicationFlags, GatewayIntentBits } from 'discord-api-types/v10';

/** Settings of the application in the developer portal. */
export interface Portal {
  /** Bits of the enabled privileged intents. */
  readonly privileged: number;
  /** Minimum number of shards. */
  readonly shards: number;
  /** Returns the GUILD_CREATE payloads of the bot's other servers. */
  others(): Iterable<{ readonly id: string }>;
}

/** Privileged intents and the application flags of unverified bots that have them. */
const FLAGS = [
  [GatewayIntentBits.GuildMembers, ApplicationFlags.GatewayGuildMembersLimited],
  [GatewayIntentBits.GuildPresences, ApplicationFlags.GatewayPresenceLimited],
  [GatewayIntentBits.MessageContent, ApplicationFlags.GatewayMessageContentLimited],
] as const;

/** Mask of the intents that must be enabled in the portal. */
export const PRIVILEGED = FLAGS.reduce((all, [intent]) => all | intent, 0);

export function applicationFlags({ privileged }: Portal): number {
  return FLAGS.reduce((flags, [intent, flag]) => (privileged & intent ? flags | flag : flags), 0);
}
