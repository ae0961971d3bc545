import { randomUUID } from 'node:crypto';
import type { CharacterSpec } from '@longtable/spy/files/characters';

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
