/** Shards of this process, and their total number in all processes. */
export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

/** Parses shards such as `0,1/4`: ids and total number. Undefined for any other text, such as `auto`. */
export function parseShards(text: string): Shards | undefined {
  const [, list, count] = /^(\d+(?:,\d+)*)\/(\d+)$/.exec(text) ?? [];
  if (list === undefined) return undefined;
  return { ids: [...new Set(list.split(',').map(Number))], count: Number(count) };
}

/** Whether a text is `auto` or a list of shards below their count. */
export function areShards(text: string): boolean {
  const shards = parseShards(text);
  return shards ? shards.ids.every((id) => id < shards.count) : text === 'auto';
}

/** Maximum number of requests per second for all processes of a bot. */
const REQUESTS_PER_SECOND = 50;

/** Returns the share of the request limit for these shards. */
export function requestsPerSecond(shards: Shards | undefined): number {
  return shards
    ? Math.max(1, Math.floor((REQUESTS_PER_SECOND * shards.ids.length) / shards.count))
    : REQUESTS_PER_SECOND;
}
