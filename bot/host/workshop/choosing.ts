import type { Document } from '../../../games/kit/design/document.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { type Craft, faultsIn, optionsOf } from './crafts.ts';
import { readDraft } from './drafts.ts';
import { readShared } from './sharing.ts';

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
