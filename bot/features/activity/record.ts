import { z } from 'zod';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { recordKind } from '../../../storage/store.ts';
import type { Context } from '../../host/context.ts';

/** Time within which the page must ask for the table that a user has launched it for. */
const WISH_MS = 10 * 60 * 1000;

/** The table for which a user has launched the Activity. The response that launches it carries no data. The record id is the user's. */
export const wishKind = recordKind('activity-wish', z.strictObject({ table: z.string(), until: z.number() }), {
  due: ({ until }) => until,
});

/** Stores which table a user wants to touch. The caller has checked that they may see it. */
export async function storeWish({ storage, now }: Context, user: string, table: string): Promise<void> {
  await storage.transact({ writes: [storage.store(wishKind).put(user, { table, until: now() + WISH_MS })] });
}

/** Returns the table that a user wants to touch. Undefined if there is none. */
export async function wishOf(context: Context, user: string): Promise<string | undefined> {
  const known = await readOrQuarantine(context, wishKind, user);
  return known && known.until > context.now() ? known.table : undefined;
}

export async function dropWish({ storage }: Context, user: string): Promise<void> {
  await storage.transact({ writes: [storage.store(wishKind).drop(user)] });
}
