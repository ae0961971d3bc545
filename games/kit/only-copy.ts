const COPY = Symbol.for('@longtable/kit');

/**
 * Throws if another copy of the kit was loaded before, because games would register their options with the wrong one.
 * Symbols of the global registry are the same in all copies.
 */
export function assertOnlyCopy(address: string, loaded: object = globalThis): void {
  const copies = loaded as Record<symbol, string | undefined>;
  const [own = ''] = address.split('?');
  copies[COPY] ??= own;
  if (copies[COPY] !== own)
    throw new Error(
      `two copies of @longtable/kit are loaded, ${copies[COPY]} and ${own}. Install it once; \`npm ls @longtable/kit\` lists the copies`,
    );
}
