import { ApplicationFlags, GatewayIntentBits } from 'discord-api-types/v10';
import type { Discord } from './discord.ts';

/** Settings of the application in the developer portal. */
export interface Portal {
  /** Bits of the enabled privileged intents. */
  readonly privileged: number;
  /** Minimum number of shards. */
  readonly shards: number;
  /** Returns the GUILD_CREATE payloads of the bot's other servers. */
  otherGuilds(): Iterable<{ readonly id: string }>;
}

/** Privileged intents and the application flags of unverified bots that have them. */
const INTENT_FLAGS = [
  [GatewayIntentBits.GuildMembers, ApplicationFlags.GatewayGuildMembersLimited],
  [GatewayIntentBits.GuildPresences, ApplicationFlags.GatewayPresenceLimited],
  [GatewayIntentBits.MessageContent, ApplicationFlags.GatewayMessageContentLimited],
] as const;

/** Mask of the intents that must be enabled in the portal. */
export const PRIVILEGED_INTENTS = INTENT_FLAGS.reduce((all, [intent]) => all | intent, 0);

export function applicationFlags({ portal, activities }: Pick<Discord, 'portal' | 'activities'>): number {
  const first = activities.enabled ? ApplicationFlags.Embedded : 0;
  return INTENT_FLAGS.reduce((flags, [intent, flag]) => (portal.privileged & intent ? flags | flag : flags), first);
}
