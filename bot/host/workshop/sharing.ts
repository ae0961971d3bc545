import type { Gallery, Shared } from '../../../storage/records/design.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { type Craft, faultsIn, findCraft } from './crafts.ts';
import { alone, keep, readDraft } from './drafts.ts';

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
