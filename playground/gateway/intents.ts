/** The intents that decide what a session hears, by Discord's bits. */
export const Intent = {
  guilds: 1 << 0,
  guildMessages: 1 << 9,
  guildReactions: 1 << 10,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  directReactions: 1 << 13,
  directTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

const LARGEST = (1 << 26) - 1;

/** Whether a number can be a set of intents. */
export function areIntents(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST;
}
