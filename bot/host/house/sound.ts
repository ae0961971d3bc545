import { Spoiled, type Store } from '../../../storage/index.ts';
import type { House } from './house.ts';

/** Reads a record; one that fails validation is set aside with a line in the operator's log, and counts as absent. */
export async function readSound<T>(house: House, store: Store<T>, id: string): Promise<T | undefined> {
  try {
    return await store.get(id);
  } catch (error) {
    if (!(error instanceof Spoiled)) throw error;
    await store.setAside(id);
    house.log.error({ record: id, why: error.message }, 'A record failed validation and was set aside');
    return undefined;
  }
}
