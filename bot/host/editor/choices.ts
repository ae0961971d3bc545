import type { AnyDesign } from '../../../games/kit/design/design.ts';
import type { Document } from '../../../games/kit/design/document.ts';
import type { Context } from '../context.ts';
import { type Refused, refusal } from '../refusal.ts';
import { readDraft } from './drafts.ts';
import { type DesignKind, faultsIn, optionsOf, tooLarge } from './kinds.ts';
import { readShared } from './sharing.ts';

/** What a table is given to play with something: a draft of one's own, or what is shared where the table shall stand. */
export async function designOptions(
  context: Context,
  person: string,
  guild: string | null,
  id: string,
): Promise<Record<string, string> | Refused> {
  const made = await readSoundOne(context, person, guild, id);
  return 'refused' in made ? made : optionsOf(made, made.doc);
}

/** What a table is given so that two of a kind meet at it. */
export async function pairOptions(
  context: Context,
  person: string,
  guild: string | null,
  [one, other]: readonly [string, string],
): Promise<Readonly<Record<string, string>> | Refused> {
  const first = await readSoundOne(context, person, guild, one);
  if ('refused' in first) return first;
  const second = await readSoundOne(context, person, guild, other);
  if ('refused' in second) return second;
  const { game, design } = first;
  if (second.game !== game || second.design !== design || !design.second) return refusal('unlikeDesigns');
  const options = (design as AnyDesign).second?.options(first.doc, second.doc) ?? {};
  return tooLarge(game, options).length > 0 ? refusal('designsTooLarge') : options;
}

type Made = DesignKind & { readonly doc: Document };

async function readSoundOne(
  context: Context,
  person: string,
  guild: string | null,
  id: string,
): Promise<Made | Refused> {
  const made = await readEither(context, person, guild, id);
  return 'doc' in made && faultsIn(made, made.doc).length > 0 ? refusal('stillFaulty') : made;
}

async function readEither(context: Context, person: string, guild: string | null, id: string): Promise<Made | Refused> {
  const own = await readDraft(context, person, id);
  if (!('refused' in own)) return { ...own, doc: own.draft.doc };
  const shared = await readShared(context, guild, id);
  return 'refused' in shared ? shared : { ...shared, doc: shared.shared.doc };
}
