import type { Backend } from '../backend.ts';
import { isKeyvAddress } from './keyv/adapters.ts';
import { openMemory } from './memory.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database that the address names, or throws a sentence for whoever set the address. Client libraries take long
 * to load, so only the one in use is.
 */
export async function openBackend(url: string): Promise<Backend> {
  if (isKeyvAddress(url)) return (await import('./keyv/index.ts')).openKeyv(url);
  const [, scheme, rest] = /^([a-z]+):(?:\/\/)?(.*)$/.exec(url) ?? [];
  switch (scheme) {
    case 'memory':
      return openMemory();
    case 'sqlite':
      if (rest && !rest.startsWith(':')) return openSqlite({ path: rest });
      break;
    case 'redis':
    case 'rediss':
      if (URL.parse(url)?.host) return (await import('./redis.ts')).openRedis(url);
      break;
    case 'postgres':
    case 'postgresql':
      if (URL.canParse(url)) return (await import('./postgres.ts')).openPostgres(url);
      break;
  }
  throw new Error(
    'The storage address must be sqlite:<file>, redis://<host>, rediss://<host>, postgres://<host>/<database>, ' +
      'mysql://<host>/<database>, mongodb://<host>/<database>, etcd://<host>, valkey://<host>, keyv:<package>?uri=<address> or memory:.',
  );
}
