import { randomUUID } from 'node:crypto';

/** The id that stands for nobody; ids are never null on the wire. */
export const NIL = '00000000-0000-0000-0000-000000000000';

/** Length of the part of a session id that all clients of a match share. */
export const MATCH_PREFIX = 'xxxxxxxx-xxxx-'.length;

/** Returns a new session id for a client of a match. */
export function sessionIn(match: string): string {
  return match.slice(0, MATCH_PREFIX) + randomUUID().slice(MATCH_PREFIX);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whom somebody is answered as who claims an id: that one, or somebody new if it is none. */
export function answeredAs(claimed: string): string {
  return UUID.test(claimed) && claimed !== NIL ? claimed : randomUUID();
}

/** What a client can be. */
export const ROLES = ['PLAYER', 'AI', 'SPECTATOR'] as const;
/** What a client says it is. */
export type Role = (typeof ROLES)[number];

/** Why a client is turned away. */
export type ErrorReason =
  | 'NAME_NOT_AVAILABLE'
  | 'ALREADY_SERVING'
  | 'SESSION_DOES_NOT_EXIST'
  | 'ILLEGAL_MESSAGE'
  | 'TOO_MANY_STRIKES'
  | 'GENERAL';

/** A message without its envelope. */
export type Body = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Hours east of Greenwich, without summer time: the clock that all programs of the protocol show. */
const ZONE = 1;

/** A moment as the protocol spells it, `dd.MM.yyyy HH:mm:ss`. */
export function wireDate(at: number): string {
  const [, year, month, day, time] =
    /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(new Date(at + ZONE * 3_600_000).toISOString()) ?? [];
  return `${day}.${month}.${year} ${time}`;
}

/** A whole message: the envelope, then the message's own fields. */
export function seal(body: Body, clientId: string, at: number): Body {
  const { type, ...own } = body;
  return { type, clientId, creationDate: wireDate(at), debugMessage: '', ...own };
}
