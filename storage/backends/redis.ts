import { createClient } from '@redis/client';
import { type Backend, type Lease, type Reader, UNGUARDED, type WriteOutcome } from '../backend.ts';
import { asBackend, unreachableError } from './adapter.ts';

const PING_MS = 1000;
const REPLY_TIMEOUT_MS = 3000;
const NO_EVICTION = 'noeviction';

/** Prefix of all keys. Two colons follow it in the keys of records, and one in other keys. */
const NAMESPACE = 'longtable';
const leaseKey = (name: string) => `${NAMESPACE}:lease:${name}`;
const dueKey = (index: string) => `${NAMESPACE}:due:${index}`;

/**
 * Connects to the server. Commits are as durable as the server's settings. `appendonly yes` with `appendfsync always`
 * loses nothing. With the default `everysec`, a power failure can lose the last second.
 */
export async function openRedis(url: string): Promise<Backend> {
  let connected = false;
  const client = createClient({
    url,
    name: NAMESPACE,
    // While the server is unreachable, moves fail immediately instead of being applied later.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: REPLY_TIMEOUT_MS,
      reconnectStrategy: (tries, cause) => (connected ? Math.min(50 * 2 ** tries, 2000) : cause),
    },
  });
  // Commands reject on their own if the connection fails.
  client.on('error', () => {});
  try {
    await client.connect();
    checkEvictionPolicy(await client.info('memory').catch(() => ''));
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw unreachableError('Redis', url, error);
  }
  connected = true;
  const stopKeepAlive = keepAlive(client);

  const run = (script: string, keys: string[], args: string[]) => client.eval(script, { keys, arguments: args });
  const onLeases = (script: string, leases: readonly Lease[], ...args: string[]) =>
    run(
      script,
      leases.map(({ name }) => leaseKey(name)),
      [leases[0]?.token ?? '', ...args],
    );
  const recordKey = (key: string) => `${NAMESPACE}::${key}`;
  const reads: Reader = {
    texts: async (keys) =>
      keys.length === 0 ? [] : (await client.mGet(keys.map(recordKey))).map((text) => text ?? undefined),
    async *keys(prefix) {
      const start = recordKey(prefix);
      // SCAN can return a key twice.
      const seen = new Set<string>();
      for await (const keys of client.scanIterator({ MATCH: `${start.replace(/[*?[\]\\]/g, '\\$&')}*`, COUNT: 1000 })) {
        const newKeys = keys.map((key) => key.slice(recordKey('').length)).filter((key) => !seen.has(key));
        for (const key of newKeys) seen.add(key);
        yield [...new Set(newKeys)];
      }
    },
    async *deadlines() {
      for await (const keys of client.scanIterator({ MATCH: dueKey('*'), COUNT: 1000, TYPE: 'zset' })) {
        for (const place of keys) {
          const members = await client.zRangeWithScores(place, 0, -1);
          yield members.map(({ value, score }) => ({ index: place.slice(dueKey('').length), key: value, at: score }));
        }
      }
    },
  };
  return asBackend({
    ...reads,
    snapshot: (read) => whilePaused((words) => client.sendCommand(words), reads, read),
    commit: async ({ puts, drops, mustNotExist = [], dueChanges = [] }, { leases, free, texts } = UNGUARDED) => {
      const guarded = [...leases.map(({ name }) => name), ...free].map(leaseKey);
      const records = [...texts.keys(), ...mustNotExist, ...puts.keys(), ...drops].map(recordKey);
      const keys = [...guarded, ...records];
      const indexes = dueChanges.map(({ index }) => dueKey(index));
      const counts = [leases.length, free.length, texts.size, mustNotExist.length, puts.size, drops.length].map(String);
      const values = [...leases.map(({ token }) => token), ...texts.values(), ...puts.values()];
      const times = dueChanges.flatMap(({ key, at }) => [key, at === undefined ? '' : String(at)]);
      return (await run(WRITE, [...keys, ...indexes], [...counts, ...values, ...times])) as WriteOutcome;
    },
    takeDue: async (index, now, until, max) =>
      (await run(TAKE_DUE, [dueKey(index)], [now, until, max].map(String))) as string[],
    isAlone: async () => {
      const clients = (await client.sendCommand(['CLIENT', 'LIST'])) as unknown as string;
      const { db } = await client.clientInfo();
      return (
        clients.split('\n').filter((line) => line.includes(`name=${NAMESPACE} `) && line.includes(` db=${db} `))
          .length === 1
      );
    },
    take: async (leases, ms) => (await onLeases(TAKE, leases, String(ms))) === 1,
    renew: async (leases, ms) => {
      await onLeases(RENEW, leases, String(ms));
    },
    release: async (leases) => {
      await onLeases(RELEASE, leases);
    },
    // Redis expires leases itself.
    sweep: async () => {},
    examine: async () => {
      const [server, persistence] = [await client.info('server'), await client.info('persistence')];
      const { appendfsync = 'always' } = await client
        .configGet('appendfsync')
        .catch(() => ({}) as Record<string, string>);
      const isKept = /^aof_enabled:1/m.test(persistence);
      return {
        version: `Redis ${/^redis_version:(\S+)/m.exec(server)?.[1]}`,
        advice: [
          ...(isKept
            ? []
            : ['Set appendonly yes: without it a restart of Redis loses what was saved since its last snapshot.']),
          ...(appendfsync === 'always'
            ? []
            : [`Set appendfsync always: with ${appendfsync} a power cut loses the last moves.`]),
        ],
      };
    },
    time: async () => {
      const [seconds, micros] = (await client.sendCommand(['TIME'])) as unknown as [string, string];
      return Number(seconds) * 1000 + Number(micros) / 1000;
    },
    close: async () => {
      stopKeepAlive();
      if (client.isOpen) await (client.isReady ? client.close() : client.destroy());
    },
  });
}

/**
 * Throws if the server evicts records when its memory is full. A server that does not report its policy is accepted.
 */
function checkEvictionPolicy(info: string): void {
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? NO_EVICTION;
  if (policy !== NO_EVICTION)
    throw new Error(`its maxmemory-policy ${policy} drops records when memory is full; set it to ${NO_EVICTION}`);
}

/** Time for which the server delays writes, again and again until a snapshot is read. */
const PAUSE_MS = 5000;

/** Calls `read` while the server delays all writes. Throws if the delay ended too early. */
async function whilePaused<T>(
  send: (words: string[]) => Promise<unknown>,
  reads: Reader,
  read: (reader: Reader) => Promise<T>,
): Promise<T> {
  let until = Number.POSITIVE_INFINITY;
  const pause = async () => {
    const now = performance.now();
    if (now > until) throw new Error('Redis took too long to answer, so the copy would be inconsistent. Try again.');
    await send(['CLIENT', 'PAUSE', `${PAUSE_MS}`, 'WRITE']);
    until = now + PAUSE_MS;
  };
  const paused = async function* <Page>(pages: AsyncIterable<Page>) {
    for await (const page of pages) {
      await pause();
      yield page;
    }
  };
  await pause();
  try {
    const result = await read({
      texts: async (keys) => {
        await pause();
        return reads.texts(keys);
      },
      keys: (prefix) => paused(reads.keys(prefix)),
      deadlines: () => paused(reads.deadlines()),
    });
    await pause();
    return result;
  } finally {
    await send(['CLIENT', 'UNPAUSE']);
  }
}

/**
 * Pings the server every second and reconnects if it does not answer, so that pending commands fail. By then their
 * lease has expired, so they cannot take effect. Returns a function that stops the pings.
 */
function keepAlive(client: { ping(): Promise<unknown>; destroy(): void; connect(): Promise<unknown> }): () => void {
  let asked: number | undefined;
  const answered = () => {
    asked = undefined;
  };
  const poll = () => {
    if (asked === undefined) {
      asked = performance.now();
      client.ping().then(answered, answered);
    } else if (performance.now() - asked > REPLY_TIMEOUT_MS) {
      answered();
      client.destroy();
      client.connect().catch(() => {});
    }
  };
  const watch = setInterval(poll, PING_MS);
  return () => clearInterval(watch);
}

// KEYS: leases, names that must be free, guarded texts, keys that must be new, puts, deletions, due indexes. ARGV: the
// counts of all but the last, lease tokens, guarded texts, texts to put, and a key and time per due change. Redis runs
// scripts atomically.
const WRITE = `
  local leases, free, texts = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local mustNotExist, puts, drops = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
  local k, a = 0, 6
  for i = 1, leases do
    if redis.call('GET', KEYS[k + i]) ~= ARGV[a + i] then return 'lost' end
  end
  k, a = k + leases, a + leases
  for i = 1, free do
    if redis.call('EXISTS', KEYS[k + i]) == 1 then return 'lost' end
  end
  k = k + free
  for i = 1, texts do
    if redis.call('GET', KEYS[k + i]) ~= ARGV[a + i] then return 'lost' end
  end
  k, a = k + texts, a + texts
  for i = 1, mustNotExist do
    if redis.call('EXISTS', KEYS[k + i]) == 1 then return 'taken' end
  end
  k = k + mustNotExist
  for i = 1, puts do redis.call('SET', KEYS[k + i], ARGV[a + i]) end
  k, a = k + puts, a + puts
  for i = 1, drops do redis.call('DEL', KEYS[k + i]) end
  k = k + drops
  for i = 1, #KEYS - k do
    local key, at = ARGV[a + 2 * i - 1], ARGV[a + 2 * i]
    if at == '' then redis.call('ZREM', KEYS[k + i], key) else redis.call('ZADD', KEYS[k + i], at, key) end
  end
  return 'done'`;

const TAKE_DUE = `
  local due = redis.call('ZRANGE', KEYS[1], '-inf', ARGV[1], 'BYSCORE', 'LIMIT', 0, ARGV[3])
  for _, key in ipairs(due) do redis.call('ZADD', KEYS[1], ARGV[2], key) end
  return due`;

const TAKE = `
  for _, key in ipairs(KEYS) do if redis.call('EXISTS', key) == 1 then return 0 end end
  for _, key in ipairs(KEYS) do redis.call('SET', key, ARGV[1], 'PX', ARGV[2]) end
  return 1`;

const RENEW = `
  for _, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[1] then redis.call('PEXPIRE', key, ARGV[2]) end
  end`;

const RELEASE = `
  for _, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
  end`;
