import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a request was meant for this machine: another site that merely resolves to loopback is turned away. */
export function isLocal({ headers }: IncomingMessage): boolean {
  const origin = headers.origin;
  return names(`http://${headers.host}`) && (origin === undefined || names(origin));
}

function names(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);
}
