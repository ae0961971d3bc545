/** Returns an error that names the server and the reason, without the account and password of its address. */
export function unreachableError(server: string, url: string, cause: unknown): Error {
  // Unescaped, these characters end the password early, and the rest of it would be quoted as the host.
  if (/^\w+:\/\/[^@]*[/?#].*@|^\w+:\/\/.*@.*@/s.test(url))
    return new Error(
      `${server} at ${addressOf(url)} cannot be used: a character of the password needs escaping. Put the password into DATABASE_PASSWORD instead.`,
      { cause },
    );
  const reason = cause instanceof AggregateError ? cause.errors.join(', ') : (cause as Error).message;
  return new Error(`${server} at ${addressOf(url)} cannot be used: ${withoutSecrets(reason, url)}.`, { cause });
}

/** Returns the host and database of an address, or the adapter and the host of its `uri` for a Keyv address. */
function addressOf(url: string): string {
  const { adapter, parameters } = keyvParts(url);
  if (adapter !== undefined) return [adapter, addressOf(parameters.get('uri') ?? '')].join(' ').trim();
  return url.replace(/^([a-z]+:\/\/)?.*@/s, '$1').replace(/\?.*/s, '');
}

/** Replaces secrets in a reason, because client libraries quote addresses and options in their errors. */
function withoutSecrets(reason: string, url: string): string {
  const { adapter, parameters } = keyvParts(url);
  const options = [...parameters].filter(([name]) => /pass|secret|token|auth/i.test(name)).map(([, value]) => value);
  const [, account = ''] =
    /^(?:[a-z]+:\/\/)?(.*)@/s.exec(adapter === undefined ? url : (parameters.get('uri') ?? '')) ?? [];
  const password = account.slice(account.indexOf(':') + 1);
  const secrets = [account, password, ...options].flatMap((secret) => [secret, decoded(secret)]);
  return secrets.filter((secret) => secret !== '').reduce((text, secret) => text.replaceAll(secret, '…'), reason);
}

function keyvParts(url: string): { adapter?: string | undefined; parameters: URLSearchParams } {
  const [, adapter, query] = /^keyv:([^?]+)\??(.*)$/s.exec(url) ?? [];
  return { adapter, parameters: new URLSearchParams(query ?? '') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
