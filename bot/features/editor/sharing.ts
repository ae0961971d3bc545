import type { Transaction } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { type Context, callFeatures } from '../../host/context.ts';
import { type DesignKind, faultsIn, findDesignKind, readDraft, readDraftList, withDraftList } from './drafts.ts';
import {
  type DraftList,
  draftKind,
  draftListKind,
  type Shared,
  type SharedList,
  sharedDesignKind,
  sharedListKind,
} from './record.ts';
import { refusal } from './words/texts.ts';

export interface OpenShared extends DesignKind {
  readonly id: string;
  readonly shared: Shared;
}

/** Reads the list of designs shared in a server. Empty in a DM. */
export async function sharedListOf(context: Context, guild: string | null): Promise<SharedList> {
  return guild === null ? [] : ((await readOrQuarantine(context, sharedListKind, guild)) ?? []);
}

export async function readShared(context: Context, guild: string | null, id: string): Promise<OpenShared> {
  const shared = await readOrQuarantine(context, sharedDesignKind, id);
  const designKind = shared?.guild === guild ? findDesignKind(context, shared) : undefined;
  if (!shared || !designKind) throw refusal('sharedGone');
  return { ...designKind, id, shared };
}

/** Shares the current version of a draft with a server. Replaces a version that was shared earlier. */
export async function shareDraft(
  context: Context,
  person: string,
  id: string,
  guild: string | null,
): Promise<OpenShared> {
  if (guild === null) throw refusal('sharedNowhere');
  await callFeatures(context, 'checkUser', guild, person);
  return withLists(context, { person, guild }, async ({ list, gallery: all, write }) => {
    const open = await readDraft(context, person, id);
    if (faultsIn(open, open.draft.doc).length > 0) throw refusal('stillFaulty');
    const before = list.shared.find((each) => each.guild === guild && each.draft === id);
    const gallery = all.filter((each) => each.id !== before?.id);
    const { designsPerServer, designsPerPerson } = context.limits;
    if (gallery.length >= designsPerServer) throw refusal('serverHasEnough');
    if (gallery.filter(({ owner }) => owner === person).length >= designsPerPerson) throw refusal('youShareEnough');
    const { owner, game, design, name, doc } = open.draft;
    const shared: Shared = { owner, guild, game, design, name, doc, at: context.now() };
    const key = before?.id ?? context.newId();
    const others = list.shared.filter((each) => each.id !== key);
    write(
      context.storage.store(sharedDesignKind).put(key, shared),
      context.storage.store(sharedListKind).put(guild, [{ id: key, game, design, name, owner }, ...gallery]),
      context.storage.store(draftListKind).put(person, { ...list, shared: [...others, { id: key, guild, draft: id }] }),
    );
    return { game: open.game, design: open.design, id: key, shared };
  });
}

/** Removes a shared design, on request of its owner or of a server manager. */
export async function unshare(
  context: Context,
  { id, shared }: { readonly id: string; readonly shared: Shared },
): Promise<void> {
  const { owner, guild } = shared;
  await withLists(context, { person: owner, guild }, async ({ list, gallery, write }) =>
    write(
      context.storage.store(sharedDesignKind).drop(id),
      context.storage.store(sharedListKind).put(
        guild,
        gallery.filter((each) => each.id !== id),
      ),
      context.storage
        .store(draftListKind)
        .put(owner, { ...list, shared: list.shared.filter((each) => each.id !== id) }),
    ),
  );
}

/** Calls `work` with the draft list of a user and the shared designs of a server, while holding the locks of both. */
function withLists<T>(
  context: Context,
  { person, guild }: { readonly person: string; readonly guild: string },
  work: (lists: {
    readonly list: DraftList;
    readonly gallery: SharedList;
    readonly write: Transaction['write'];
  }) => Promise<T>,
): Promise<T> {
  return context.storage.transact([`portfolio:${person}`, `gallery:${guild}`], async ({ write }) =>
    work({ list: await readDraftList(context, person), gallery: await sharedListOf(context, guild), write }),
  );
}

/** Returns all drafts and shared designs of a user, as plain data. */
export async function exportDesigns(context: Context, person: string): Promise<object> {
  const { drafts, shared } = await readDraftList(context, person);
  const [made, given] = await Promise.all([
    Promise.all(drafts.map(({ id }) => readOrQuarantine(context, draftKind, id))),
    Promise.all(shared.map(({ id }) => readOrQuarantine(context, sharedDesignKind, id))),
  ]);
  return {
    drafts: made.flatMap((draft) => (draft ? [{ ...draft, owner: 'you' }] : [])),
    shared: given.flatMap((each) => (each ? [{ ...each, owner: 'you' }] : [])),
  };
}

/** Deletes all drafts and shared designs of a user. */
export async function forgetDesigns(context: Context, person: string): Promise<void> {
  const { drafts, shared } = await readDraftList(context, person);
  for (const { id } of shared) {
    const design = await readOrQuarantine(context, sharedDesignKind, id);
    if (design) await unshare(context, { id, shared: design });
  }
  await withDraftList(context, person, async (_, { write }) => {
    const drops = drafts.map(({ id }) => context.storage.store(draftKind).drop(id));
    write(...drops, context.storage.store(draftListKind).drop(person));
  });
}

/** Deletes the designs shared in a server that removed the bot. */
export async function purgeShared(context: Context, guild: string): Promise<void> {
  for (const { id } of await sharedListOf(context, guild)) {
    const design = await readOrQuarantine(context, sharedDesignKind, id);
    if (design) await unshare(context, { id, shared: design });
  }
  await context.storage.transact({ writes: [context.storage.store(sharedListKind).drop(guild)] });
}
