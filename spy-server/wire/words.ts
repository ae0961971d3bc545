import { randomUUID } from 'node:crypto';

/** The nil id. Ids are never null on the wire. */
export const NIL = '00000000-0000-0000-0000-000000000000';

/** Length of the session id prefix that all clients of a match share. */
export const MATCH_PREFIX = 'xxxxxxxx-xxxx-'.length;

export function sessionIn(match: string): string {
  return match.slice(0, MATCH_PREFIX) + randomUUID().slice(MATCH_PREFIX);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the claimed client id if it is valid, otherwise a new one. */
export function clientIdFor(claimed: string): string {
  return UUID.test(claimed) && claimed !== NIL ? claimed : randomUUID();
}

export const ROLES = ['PLAYER', 'AI', 'SPECTATOR'] as const;
export type Role = (typeof ROLES)[number];

export type ErrorReason =
  | 'NAME_NOT_AVAILABLE'
  | 'ALREADY_SERVING'
  | 'SESSION_DOES_NOT_EXIST'
  | 'ILLEGAL_MESSAGE'
  | 'TOO_MANY_STRIKES'
  | 'GENERAL';

/** A message without its envelope. */
export type Body = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Hours east of UTC, without daylight saving time, as the protocol specifies. */
const ZONE = 1;

/** Formats a time as `dd.MM.yyyy HH:mm:ss`. */
export function wireDate(at: number): string {
  const [, year, month, day, time] =
    /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(new Date(at + ZONE * 3_600_000).toISOString()) ?? [];
  return `${day}.${month}.${year} ${time}`;
}

/** Adds the envelope to a message. */
export function seal(body: Body, clientId: string, at: number): Body {
  const { type, ...own } = body;
  return { type, clientId, creationDate: wireDate(at), debugMessage: '', ...own };
}
