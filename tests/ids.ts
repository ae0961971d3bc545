import { type AnyId, IdFormats } from '../bot/custom-ids/ids.ts';
import { FEATURES } from '../bot/features/index.ts';
import { idFormatsOf } from '../bot/interactions/feature.ts';

/** Formats of the custom ids of the core and of all features. */
export const allIds = new IdFormats(idFormatsOf(FEATURES));

/** A custom id of the core or of a feature. */
// biome-ignore lint/suspicious/noExplicitAny: the fields depend on the kind, and the format checks them.
export type Id<K extends string = string> = AnyId & { readonly kind: K; readonly [field: string]: any };

export function makeId(id: AnyId | string): string {
  return typeof id === 'string' ? id : allIds.make(id);
}

export function parseId(customId: string): Id | undefined {
  return allIds.parse(customId) as Id | undefined;
}

/** Returns the kind of a custom id. */
export function kindOf(id: AnyId | string): string | undefined {
  return typeof id === 'string' ? parseId(id)?.kind : id.kind;
}
