import { randomUUID } from 'node:crypto';
import type { CharacterSpec } from '@longtable/spy/files/characters';

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

/** Ids of a match: the characters in file order, the cat and the janitor. */
export interface Ids {
  readonly characters: readonly string[];
  readonly cat: string;
  readonly janitor: string;
}

export function newIds(characters: readonly CharacterSpec[]): Ids {
  return { characters: characters.map(() => randomUUID()), cat: randomUUID(), janitor: randomUUID() };
}

/** Returns a character's number by id, ignoring case, or undefined if the id is unknown. */
export function numberOf(ids: Pick<Ids, 'characters'>, id: string): number | undefined {
  const index = ids.characters.indexOf(id.toLowerCase());
  return index < 0 ? undefined : index;
}

/** Compatibility flags of a client. Some original programs crash on certain content. */
export interface CompatFlags {
  /** Whether the client seems to use the committee's dialect and receives the map under both names. */
  readonly isCommittee: boolean;
  /**
   * Whether the client is probably the original computer player, which crashes on honey traps, laser compacts and
   * reports of poison.
   */
  readonly isOriginalAi: boolean;
}

/** Returns the entries of a character file with their ids. */
export function characterInformation(
  characters: readonly CharacterSpec[],
  ids: Pick<Ids, 'characters'>,
  { isOriginalAi }: CompatFlags,
): Record<string, unknown>[] {
  return characters.map(({ name, description = '', gender, features }, index) => ({
    characterId: ids.characters[index],
    name,
    description,
    ...(gender && { gender }),
    features: withoutHoneyTrap(features, isOriginalAi),
  }));
}

/** Returns the features, without the property that crashes the original computer player if `isOriginalAi`. */
export function withoutHoneyTrap<P extends string>(features: readonly P[], isOriginalAi: boolean): readonly P[] {
  return isOriginalAi ? features.filter((feature) => feature !== 'HONEY_TRAP') : features;
}
