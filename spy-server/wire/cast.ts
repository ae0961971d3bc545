import { randomUUID } from 'node:crypto';
import type { CharacterSpec } from '@longtable/spy/files/characters';

/** The ids of one match: the characters by their place in the file, and the two figures that nobody leads. */
export interface Ids {
  readonly characters: readonly string[];
  readonly cat: string;
  readonly janitor: string;
}

/** Fresh ids for a match. */
export function newIds(characters: readonly CharacterSpec[]): Ids {
  return { characters: characters.map(() => randomUUID()), cat: randomUUID(), janitor: randomUUID() };
}

/** A character's number by id, whatever the case of its letters. */
export function numberOf(ids: Pick<Ids, 'characters'>, id: string): number | undefined {
  const index = ids.characters.indexOf(id.toLowerCase());
  return index < 0 ? undefined : index;
}

/** What a client may be spared: some original programs do not survive certain words. */
export interface Quirks {
  /** The client showed habits of the committee's dialect and gets the map under both names. */
  readonly doubled: boolean;
  /** The client is probably the original computer player, which breaks at honey traps, laser compacts and reports of poison. */
  readonly tender: boolean;
}

/** A character file's entry with its id. */
export function characterInformation(
  characters: readonly CharacterSpec[],
  ids: Pick<Ids, 'characters'>,
  { tender }: Quirks,
): Record<string, unknown>[] {
  return characters.map(({ name, description = '', gender, features }, index) => ({
    characterId: ids.characters[index],
    name,
    description,
    ...(gender && { gender }),
    features: sparing(features, tender),
  }));
}

/** Properties without the word that the original computer player cannot bear. */
export function sparing<P extends string>(features: readonly P[], tender: boolean): readonly P[] {
  return tender ? features.filter((feature) => feature !== 'HONEY_TRAP') : features;
}
