import type { Document } from '../../../games/kit/design/document.ts';
import type { Gallery, Shared } from '../../../storage/records/design.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { type Craft, faultsIn, findCraft, optionsOf } from './crafts.ts';
import { alone, keep, readDraft, readPortfolio } from './drafts.ts';

/** Something shared that is open. */
export interface OpenShared extends Craft {
  readonly id: string;
  readonly shared: Shared;
}

/** What is shared in a server; nothing in a DM. */
export async function galleryOf(house: House, guild: string | null): Promise<Gallery> {
  return guild === null ? [] : ((await readSound(house, house.galleries, guild)) ?? []);
}

/** Something that is shared in a server. */
export async function readShared(house: House, guild: string | null, id: string): Promise<OpenShared | Refused> {
  const shared = await readSound(house, house.sharedDesigns, id);
  const craft = shared?.guild === guild ? findCraft(house, shared) : undefined;
  return shared && craft ? { ...craft, id, shared } : refusal('sharedGone');
}

/** Shares a draft with a server as it is now; what was shared of it before is replaced. */
export async function shareDraft(
  house: House,
  person: string,
  id: string,
  guild: string | null,
): Promise<OpenShared | Refused> {
  if (guild === null) return refusal('sharedNowhere');
  return alone(house, person, async (portfolio) =>
    house.storage.alone(`gallery:${guild}`, async () => {
      const open = await readDraft(house, person, id);
      if ('refused' in open) return open;
      if (faultsIn(open, open.draft.doc).length > 0) return refusal('stillFaulty');
      const before = portfolio.shared.find((one) => one.guild === guild && one.draft === id);
      const gallery = (await galleryOf(house, guild)).filter((one) => one.id !== before?.id);
      if (gallery.length >= house.limits.designsPerServer) return refusal('serverHasEnough');
      const { owner, game, design, name, doc } = open.draft;
      const shared: Shared = { owner, guild, game, design, name, doc, at: house.now() };
      const key = before?.id ?? house.newId();
      await keep(
        house,
        house.sharedDesigns.put(key, shared),
        house.galleries.put(guild, [{ id: key, game, design, name, owner }, ...gallery]),
        house.portfolios.put(person, {
          ...portfolio,
          shared: [...portfolio.shared.filter((one) => one.id !== key), { id: key, guild, draft: id }],
        }),
      );
      return { game: open.game, design: open.design, id: key, shared };
    }),
  );
}

/** Takes back what was shared: its owner does, or whoever manages the server. */
export async function unshare(
  house: House,
  { id, shared }: { readonly id: string; readonly shared: Shared },
): Promise<void> {
  const { owner, guild } = shared;
  await alone(house, owner, async (portfolio) =>
    house.storage.alone(`gallery:${guild}`, async () => {
      const gallery = await galleryOf(house, guild);
      await keep(
        house,
        house.sharedDesigns.drop(id),
        house.galleries.put(
          guild,
          gallery.filter((one) => one.id !== id),
        ),
        house.portfolios.put(owner, { ...portfolio, shared: portfolio.shared.filter((one) => one.id !== id) }),
      );
    }),
  );
}

/** What a table is given to play with something: a draft of one's own, or what is shared where the table shall stand. */
export async function designOptions(
  house: House,
  person: string,
  guild: string | null,
  id: string,
): Promise<Record<string, string> | Refused> {
  const open = await readEither(house, person, guild, id);
  if ('refused' in open) return open;
  return faultsIn(open, open.doc).length > 0 ? refusal('stillFaulty') : optionsOf(open, open.doc);
}

async function readEither(
  house: House,
  person: string,
  guild: string | null,
  id: string,
): Promise<(Craft & { readonly doc: Document }) | Refused> {
  const own = await readDraft(house, person, id);
  if (!('refused' in own)) return { ...own, doc: own.draft.doc };
  const shared = await readShared(house, guild, id);
  return 'refused' in shared ? shared : { ...shared, doc: shared.shared.doc };
}

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
