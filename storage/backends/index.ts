import type { Backend } from '../backend.ts';
import { isKeyvAddress } from './keyv/space.ts';
import { openMemory } from './memory.ts';
import { fileOf, openSqlite } from './sqlite.ts';

/**
 * Opens the database at an address. Throws an error with a message for the operator if the address is invalid. With
 * `create: false`, a missing SQLite file is an error. Loads only the client library in use, because the libraries load
 * slowly.
 */
export async function openBackend(url: string, { create = true } = {}): Promise<Backend> {
  if (!url.startsWith('sqlite:')) requireEscaped(url);
  if (isKeyvAddress(url)) return (await import('./keyv/index.ts')).openKeyv(url);
  const path = fileOf(url);
  if (path !== undefined) return openSqlite({ path, create });
  switch (/^[a-z]+(?=:)/.exec(url)?.[0]) {
    case 'memory':
      return openMemory();
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

/** Throws if the part before @ has a character that must be escaped. Client libraries would quote a part of the password. */
function requireEscaped(url: string): void {
  if (/^[a-z]+:\/\/([^/?#@]*[/?#]|.*%(?![0-9a-f]{2})).*@/is.test(url))
    throw new Error(
      'The password in the storage address contains /, ?, # or %. Set DATABASE_PASSWORD instead, or write %2F, %3F, %23 or %25.',
    );
}
