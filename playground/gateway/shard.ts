/** Which part of the bot a session is: its number, and how many there are. */
export type Shard = readonly [number: number, count: number];

const WHOLE: Shard = [0, 1];

/** Reads the shard that a bot identifies as; nothing when there can be no such shard. */
export function parseShard(value: unknown): Shard | undefined {
  if (value === undefined || value === null) return WHOLE;
  const [number, count] = Array.isArray(value) && value.length === 2 ? value : [];
  if (!Number.isInteger(number) || !Number.isInteger(count)) return undefined;
  return number >= 0 && number < count ? [number, count] : undefined;
}

/** Whether a shard hears of a server; what belongs to none, as direct messages, is told to the first. */
export function hears([number, count]: Shard, guild: string | undefined): boolean {
  return guild === undefined ? number === 0 : Number((BigInt(guild) >> 22n) % BigInt(count)) === number;
}
