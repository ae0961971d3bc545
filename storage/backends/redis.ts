import KeyvRedis, { createClient } from '@keyv/redis';
import type { Backend } from '../backend.ts';
import { unreachable } from './unreachable.ts';

/** Keyv's namespace; what is not a record has one colon only. */
const NAMESPACE = 'longtable';
const leaseKey = (name: string) => `${NAMESPACE}:lease:${name}`;

/**
 * Connects to the server. A commit is as durable as the server is set up to be: `appendonly yes` with `appendfsync always`
 * keeps all, the usual `everysec` may lose the last second in a power cut.
 */
export async function openRedis(url: string): Promise<Backend> {
  let connected = false;
  const client = createClient({
    url,
    // While the server is away a move fails at once, instead of being played when nobody expects it any more.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries, cause) => (connected ? Math.min(50 * 2 ** tries, 2000) : cause) },
  });
  const adapter = new KeyvRedis<string>(client, { namespace: NAMESPACE, throwOnErrors: true });
  try {
    await client.connect();
  } catch (error) {
    throw unreachable('Redis', url, error);
  }
  connected = true;

  const run = (script: string, keys: string[], args: string[]) => client.eval(script, { keys, arguments: args });
  const recordKey = (key: string) => adapter.createKeyPrefix(key, NAMESPACE);
  return {
    adapter,
    keys: async (prefix) => {
      const start = recordKey(prefix);
      const found = new Set<string>();
      for await (const keys of client.scanIterator({ MATCH: `${start.replace(/[*?[\]\\]/g, '\\$&')}*`, COUNT: 1000 })) {
        for (const key of keys) found.add(key.slice(recordKey('').length));
      }
      return [...found];
    },
    write: async ({ puts, drops }, leases) => {
      const keys = [...leases.map((lease) => leaseKey(lease.name)), ...[...puts.keys(), ...drops].map(recordKey)];
      const values = [...leases.map((lease) => lease.token), ...puts.values()];
      return (await run(WRITE, keys, [String(leases.length), ...values])) === 1;
    },
    take: async ({ name, token }, ms) =>
      (await client.set(leaseKey(name), token, { condition: 'NX', expiration: { type: 'PX', value: ms } })) === 'OK',
    renew: async ({ name, token }, ms) => {
      await run(RENEW, [leaseKey(name)], [token, String(ms)]);
    },
    release: async ({ name, token }) => {
      await run(RELEASE, [leaseKey(name)], [token]);
    },
    close: () => adapter.disconnect(),
  };
}

// KEYS: leases, puts, drops. ARGV: how many leases, their tokens, the texts to put. Redis runs a script in one piece.
const WRITE = `
  local leases = tonumber(ARGV[1])
  for i = 1, leases do
    if redis.call('GET', KEYS[i]) ~= ARGV[i + 1] then return 0 end
  end
  for i = leases + 1, #KEYS do
    local text = ARGV[i + 1]
    if text then redis.call('SET', KEYS[i], text) else redis.call('DEL', KEYS[i]) end
  end
  return 1`;

const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`;

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end`;
