import type { KeyvStore } from './space.ts';

type Adapter = new (address: string | undefined, options?: object) => KeyvStore;

/** Packages of the adapters that have their own address scheme, by scheme. */
const PACKAGES: Readonly<Record<string, string>> = {
  mysql: '@keyv/mysql',
  mongodb: '@keyv/mongo',
  etcd: '@keyv/etcd',
  valkey: '@keyv/valkey',
};

/**
 * Options by package. Without its option, MongoDB's client searches for a server for 30 s and keeps the process alive.
 */
const OPTIONS: Readonly<Record<string, object>> = { '@keyv/mongo': { serverSelectionTimeoutMS: 3000 } };

const NAMESPACE = 'longtable';

export function isKeyvAddress(url: string): boolean {
  return /^keyv:[^?]/.test(url) || (schemeOf(url) in PACKAGES && !!URL.parse(url)?.host);
}

/**
 * Creates `count` stores at an address, because a store has only one namespace. Adapters without their own scheme use
 * `keyv:<package or file>?uri=<address>`, with further options as parameters.
 */
export async function makeStores(url: string, count: number): Promise<{ stores: KeyvStore[]; namespace: string }> {
  const { name, uri, namespace, options } = parseAddress(url);
  const Adapter = await load(name);
  return { stores: Array.from({ length: count }, () => new Adapter(uri, options)), namespace };
}

function parseAddress(url: string) {
  const listed = PACKAGES[schemeOf(url)];
  // Valkey's client only accepts `redis:` addresses.
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

/** Parses a text as JSON, such as a number or boolean. Returns the text itself if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
