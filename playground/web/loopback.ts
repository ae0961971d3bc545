import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a request was meant for this machine and comes from the playground's own page, or from no page at all: a site that
 * merely resolves to loopback is turned away, and so is whatever else is served on another port here.
 */
export function isLocal({ headers: { host, origin } }: IncomingMessage): boolean {
  const own = `http://${host}`;
  if (!URL.canParse(own) || !LOOPBACK.has(new URL(own).hostname)) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).origin === new URL(own).origin);
}
