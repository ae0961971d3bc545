/** The intents that decide what a session hears, by Discord's bits. */
export const Intent = {
  guilds: 1 << 0,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildReactions: 1 << 10,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  directReactions: 1 << 13,
  directTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

/** Every bit that means something: 0 to 16, 20, 21, 24 and 25. */
const KNOWN = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);

/** Whether a number can be a set of intents. */
export function areIntents(value: unknown): value is number {
  // Bit by bit only 32 bits are looked at, so what is larger is refused first.
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= KNOWN && (Number(value) & ~KNOWN) === 0;
}
