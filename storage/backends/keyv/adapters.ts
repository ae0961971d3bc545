import type { KeyvStore } from './space.ts';

/** How an adapter is made. */
type Adapter = new (address: string | undefined, options?: object) => KeyvStore;

/** The packages of the adapters that have an address of their own. */
const PACKAGES: Readonly<Record<string, string>> = {
  mysql: '@keyv/mysql',
  mongodb: '@keyv/mongo',
  etcd: '@keyv/etcd',
  valkey: '@keyv/valkey',
};

/** MongoDB's client searches for a server for 30 s otherwise, and keeps the process alive until then. */
const OPTIONS: Readonly<Record<string, object>> = { '@keyv/mongo': { serverSelectionTimeoutMS: 3000 } };

const NAMESPACE = 'longtable';

/** Whether an address names a Keyv store. */
export function isKeyvAddress(url: string): boolean {
  return /^keyv:[^?]/.test(url) || (schemeOf(url) in PACKAGES && !!URL.parse(url)?.host);
}

/**
 * Makes so many stores at one address, because a store has one namespace only. Other adapters than the known ones are
 * `keyv:<package or file>?uri=<address>`, with more options behind it.
 */
export async function makeStores(url: string, count: number): Promise<{ stores: KeyvStore[]; namespace: string }> {
  const { name, uri, namespace, options } = parseAddress(url);
  const Adapter = await load(name);
  return { stores: Array.from({ length: count }, () => new Adapter(uri, options)), namespace };
}

function parseAddress(url: string) {
  const listed = PACKAGES[schemeOf(url)];
  // The client of Valkey knows the address of Redis only.
  if (listed)
    return { name: listed, uri: url.replace(/^valkey:/, 'redis:'), namespace: NAMESPACE, options: OPTIONS[listed] };
  const [, name = '', query = ''] = /^keyv:([^?]+)\??(.*)$/.exec(url) ?? [];
  const { uri, namespace = NAMESPACE, ...rest } = Object.fromEntries(new URLSearchParams(query));
  const options = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, parsed(value)]));
  return { name, uri, namespace, options };
}

function schemeOf(url: string): string {
  return /^([a-z]+):\/\//.exec(url)?.[1] ?? '';
}

async function load(name: string): Promise<Adapter> {
  try {
    return (await import(name)).default;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`The storage address needs the Keyv adapter ${name}. Install it: npm install ${name}`, {
      cause: error,
    });
  }
}

/** Numbers, true and false as what they are. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
