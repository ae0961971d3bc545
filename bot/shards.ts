import { type Client, ShardClientUtil } from 'discord.js';

/** The shards of the bot that a process takes care of, and how many there are in all processes together. */
export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

/** Reads a list of shards such as `0,1/4`; nothing for `auto`, which leaves all of them to one process. */
export function parseShards(text: string): Shards | undefined {
  const [, list, count] = /^(\d+(?:,\d+)*)\/(\d+)$/.exec(text) ?? [];
  if (list === undefined) return undefined;
  return { ids: [...new Set(list.split(',').map(Number))], count: Number(count) };
}

/** Whether a text says which shards there are: `auto`, or a list of those from 0 below their count. */
export function areShards(text: string): boolean {
  const shards = parseShards(text);
  return shards ? shards.ids.every((id) => id < shards.count) : text === 'auto';
}

/** What Discord lets a bot ask per second, all its processes together. */
const REQUESTS_PER_SECOND = 50;

/** The part of it that a process with these shards takes, so that processes together don’t run into the limit. */
export function requestsPerSecond(shards: Shards | undefined): number {
  return shards
    ? Math.max(1, Math.floor((REQUESTS_PER_SECOND * shards.ids.length) / shards.count))
    : REQUESTS_PER_SECOND;
}

/** Whether a server is one of those that this process would see. */
export function isOnOurShards({ options }: Client<true>, guild: string): boolean {
  const ids = Array.isArray(options.shards) ? options.shards : [0];
  return ids.includes(ShardClientUtil.shardIdForGuildId(guild, options.shardCount ?? 1));
}
