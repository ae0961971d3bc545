import type { AnyDesign, AnyGame, Document, SeatDesign } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { seatDesignKind } from '../../host/table/terms.ts';
import { readDraft } from './drafts.ts';
import { type DesignKind, faultsIn, optionsOf, tooLarge } from './kinds.ts';
import { readShared } from './sharing.ts';

/** Returns the options for playing with a design: one of the user's drafts, or one shared on the server. */
export async function designOptions(
  context: Context,
  person: string,
  guild: string | null,
  id: string,
): Promise<Record<string, string>> {
  const made = await readValidDesign(context, person, guild, id);
  return optionsOf(made, made.doc);
}

/** Returns the options for a table at which two designs of the same kind compete. */
export async function pairOptions(
  context: Context,
  person: string,
  guild: string | null,
  [one, other]: readonly [string, string],
): Promise<Readonly<Record<string, string>>> {
  const first = await readValidDesign(context, person, guild, one);
  const second = await readValidDesign(context, person, guild, other);
  const { game, design } = first;
  if (second.game !== game || second.design !== design || !design.second) throw new Refusal('unlikeDesigns');
  const options = (design as AnyDesign).second?.options(first.doc, second.doc) ?? {};
  if (tooLarge(game, options).length > 0) throw new Refusal('designsTooLarge');
  return options;
}

interface Chooser {
  readonly person: string;
  readonly guild: string | null;
  readonly game: AnyGame;
}

/** Reads the design a player chose for their seat: built-in, their own draft, or one shared on the server. */
export async function readSeatDesign(
  context: Context,
  { person, guild, game }: Chooser,
  id: string,
): Promise<SeatDesign> {
  const design = seatDesignKind(game);
  if (design?.starts.some((start) => start.id === id)) return { name: id };
  const made = await readValidDesign(context, person, guild, id);
  if (made.game !== game || made.design !== design) throw new Refusal('unlikeDesigns');
  return { name: made.name, text: (design as AnyDesign).write(made.doc)[0] ?? '' };
}

type LoadedDesign = DesignKind & { readonly name: string; readonly doc: Document };

async function readValidDesign(
  context: Context,
  person: string,
  guild: string | null,
  id: string,
): Promise<LoadedDesign> {
  const made = await readDesign(context, person, guild, id);
  if (faultsIn(made, made.doc).length > 0) throw new Refusal('stillFaulty');
  return made;
}

async function readDesign(context: Context, person: string, guild: string | null, id: string): Promise<LoadedDesign> {
  const own = await readDraft(context, person, id).catch(ignoreRefusal);
  if (own) return { ...own, name: own.draft.name, doc: own.draft.doc };
  const shared = await readShared(context, guild, id);
  return { ...shared, name: shared.shared.name, doc: shared.shared.doc };
}
