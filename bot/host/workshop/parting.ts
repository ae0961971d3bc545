import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { alone, readPortfolio } from './drafts.ts';
import { galleryOf, unshare } from './sharing.ts';

/** Everything that a person made, as plain data. */
export async function exportDesigns(house: House, person: string): Promise<object> {
  const { drafts, shared } = await readPortfolio(house, person);
  const [made, given] = await Promise.all([
    Promise.all(drafts.map(({ id }) => readSound(house, house.drafts, id))),
    Promise.all(shared.map(({ id }) => readSound(house, house.sharedDesigns, id))),
  ]);
  return {
    drafts: made.flatMap((draft) => (draft ? [{ ...draft, owner: 'you' }] : [])),
    shared: given.flatMap((one) => (one ? [{ ...one, owner: 'you' }] : [])),
  };
}

/** Forgets everything that a person made, what they shared too. */
export async function forgetDesigns(house: House, person: string): Promise<void> {
  const { drafts, shared } = await readPortfolio(house, person);
  for (const { id } of shared) {
    const found = await readSound(house, house.sharedDesigns, id);
    if (found) await unshare(house, { id, shared: found });
  }
  await alone(house, person, async () => {
    const drops = drafts.map(({ id }) => house.drafts.drop(id));
    await house.storage.commit(...drops, house.portfolios.drop(person));
  });
}

/** Clears away what was shared in a server that is gone. */
export async function purgeGallery(house: House, guild: string): Promise<void> {
  for (const { id } of await galleryOf(house, guild)) {
    const found = await readSound(house, house.sharedDesigns, id);
    if (found) await unshare(house, { id, shared: found });
  }
  await house.storage.commit(house.galleries.drop(guild));
}
