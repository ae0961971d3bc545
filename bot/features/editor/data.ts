import type { Context } from '../../host/context.ts';
import { readOrQuarantine } from '../../host/read.ts';
import { readDraftList, withDraftList } from './drafts.ts';
import { draftKind, draftListKind, sharedDesignKind, sharedListKind } from './record.ts';
import { sharedListOf, unshare } from './sharing.ts';

/** Returns all drafts and shared designs of a user, as plain data. */
export async function exportDesigns(context: Context, person: string): Promise<object> {
  const { drafts, shared } = await readDraftList(context, person);
  const [made, given] = await Promise.all([
    Promise.all(drafts.map(({ id }) => readOrQuarantine(context, draftKind, id))),
    Promise.all(shared.map(({ id }) => readOrQuarantine(context, sharedDesignKind, id))),
  ]);
  return {
    drafts: made.flatMap((draft) => (draft ? [{ ...draft, owner: 'you' }] : [])),
    shared: given.flatMap((one) => (one ? [{ ...one, owner: 'you' }] : [])),
  };
}

/** Deletes all drafts and shared designs of a user. */
export async function forgetDesigns(context: Context, person: string): Promise<void> {
  const { drafts, shared } = await readDraftList(context, person);
  for (const { id } of shared) {
    const found = await readOrQuarantine(context, sharedDesignKind, id);
    if (found) await unshare(context, { id, shared: found });
  }
  await withDraftList(context, person, async (_, { write }) => {
    const drops = drafts.map(({ id }) => context.storage.store(draftKind).drop(id));
    write(...drops, context.storage.store(draftListKind).drop(person));
  });
}

/** Deletes the designs shared in a server that removed the bot. */
export async function purgeShared(context: Context, guild: string): Promise<void> {
  for (const { id } of await sharedListOf(context, guild)) {
    const found = await readOrQuarantine(context, sharedDesignKind, id);
    if (found) await unshare(context, { id, shared: found });
  }
  await context.storage.transact({ writes: [context.storage.store(sharedListKind).drop(guild)] });
}
