import type { AnyDesign } from '../../../games/kit/design/design.ts';
import type { Document } from '../../../games/kit/design/document.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { type Craft, faultsIn, optionsOf, tooLarge } from './crafts.ts';
import { readDraft } from './drafts.ts';
import { readShared } from './sharing.ts';

/** What a table is given to play with something: a draft of one's own, or what is shared where the table shall stand. */
export async function designOptions(
  house: House,
  person: string,
  guild: string | null,
  id: string,
): Promise<Record<string, string> | Refused> {
  const made = await readSoundOne(house, person, guild, id);
  return 'refused' in made ? made : optionsOf(made, made.doc);
}

/** What a table is given so that two of a kind meet at it. */
export async function pairOptions(
  house: House,
  person: string,
  guild: string | null,
  [one, other]: readonly [string, string],
): Promise<Readonly<Record<string, string>> | Refused> {
  const first = await readSoundOne(house, person, guild, one);
  if ('refused' in first) return first;
  const second = await readSoundOne(house, person, guild, other);
  if ('refused' in second) return second;
  const { game, design } = first;
  if (second.game !== game || second.design !== design || !design.second) return refusal('unlikeDesigns');
  const options = (design as AnyDesign).second?.options(first.doc, second.doc) ?? {};
  return tooLarge(game, options).length > 0 ? refusal('designsTooLarge') : options;
}

type Made = Craft & { readonly doc: Document };

async function readSoundOne(house: House, person: string, guild: string | null, id: string): Promise<Made | Refused> {
  const made = await readEither(house, person, guild, id);
  return 'doc' in made && faultsIn(made, made.doc).length > 0 ? refusal('stillFaulty') : made;
}

async function readEither(house: House, person: string, guild: string | null, id: string): Promise<Made | Refused> {
  const own = await readDraft(house, person, id);
  if (!('refused' in own)) return { ...own, doc: own.draft.doc };
  const shared = await readShared(house, guild, id);
  return 'refused' in shared ? shared : { ...shared, doc: shared.shared.doc };
}
