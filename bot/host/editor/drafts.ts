import type { Document } from '../../../games/kit/design/document.ts';
import { stepBack, takeBack } from '../../../games/kit/design/undo.ts';
import type { Write } from '../../../storage/index.ts';
import type { Draft, DraftList } from '../../../storage/records/design.ts';
import { claiming } from '../commit/claiming.ts';
import type { Context } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import { type Refused, refusal } from '../refusal.ts';
import { type DesignKind, findDesignKind } from './kinds.ts';

/** A draft that is open: its id, what it is, and what is made. */
export interface OpenDraft extends DesignKind {
  readonly id: string;
  readonly draft: Draft;
}

/** Where somebody is in a draft. */
export type At = Draft['at'];

/** What an edit makes of a draft: another document, or only another place. */
export interface Edited {
  readonly doc?: Document;
  readonly at?: Partial<At>;
}

const START: At = { sheet: 0, x: 0, y: 0, brush: 0, painting: false, entry: 0, group: 0 };
const STEPS_KEPT = 50;
const NOTHING: DraftList = { drafts: [], shared: [] };

/** What a person works on and has shared. */
export async function readDraftList(context: Context, person: string): Promise<DraftList> {
  return (await readOrQuarantine(context, context.draftLists, person)) ?? NOTHING;
}

/** Opens a draft of a person's own. */
export async function readDraft(context: Context, person: string, id: string): Promise<OpenDraft | Refused> {
  const draft = await readOrQuarantine(context, context.drafts, id);
  const designKind = draft?.owner === person ? findDesignKind(context, draft) : undefined;
  if (!draft || !designKind || 'boards' in draft.doc !== (designKind.design.kind === 'painted'))
    return refusal('draftGone');
  return { ...designKind, id, draft };
}

/** Begins a draft. */
export async function beginDraft(
  context: Context,
  owner: string,
  { game, design }: DesignKind,
  { name, doc }: { readonly name: string; readonly doc: Document },
): Promise<OpenDraft | Refused> {
  const id = context.newId();
  const changed = context.now();
  const until = changed + context.limits.draftsKept;
  const draft: Draft = { owner, game: game.id, design: design.id, name, doc, past: [], at: START, changed, until };
  return exclusive(context, owner, async (portfolio) => {
    if (portfolio.drafts.length >= context.limits.draftsPerPerson) return refusal('tooManyDrafts');
    const drafts = [{ id, game: game.id, design: design.id, name }, ...portfolio.drafts];
    await keep(context, context.drafts.put(id, draft), context.draftLists.put(owner, { ...portfolio, drafts }));
    return { game, design, id, draft };
  });
}

/** Lets somebody edit a draft of theirs, from what it is now; what was before can be brought back. */
export async function editDraft(
  context: Context,
  person: string,
  id: string,
  edit: (open: OpenDraft) => Edited | Refused,
): Promise<OpenDraft | Refused> {
  return exclusive(context, person, async () => {
    const open = await readDraft(context, person, id);
    if ('refused' in open) return open;
    const edited = edit(open);
    if ('refused' in edited) return edited;
    const { draft } = open;
    const { doc = draft.doc } = edited;
    const step = stepBack(draft.doc, doc);
    const isChanged = step.drop > 0 || step.put.length > 0;
    const past = isChanged ? [...draft.past, step].slice(-STEPS_KEPT) : draft.past;
    return save(context, open, { doc, past, at: { ...draft.at, ...edited.at } });
  });
}

/** Takes the last change of a draft back. */
export async function undoEdit(context: Context, person: string, id: string): Promise<OpenDraft | Refused> {
  return exclusive(context, person, async () => {
    const open = await readDraft(context, person, id);
    if ('refused' in open) return open;
    const { past, doc } = open.draft;
    const step = past.at(-1);
    return step
      ? save(context, open, { doc: takeBack(doc, step), past: past.slice(0, -1) })
      : refusal('nothingToTakeBack');
  });
}

/** Gives a draft another name. */
export async function renameDraft(
  context: Context,
  person: string,
  id: string,
  name: string,
): Promise<OpenDraft | Refused> {
  return exclusive(context, person, async (portfolio) => {
    const open = await readDraft(context, person, id);
    if ('refused' in open) return open;
    const drafts = portfolio.drafts.map((card) => (card.id === id ? { ...card, name } : card));
    return save(context, open, { name }, context.draftLists.put(person, { ...portfolio, drafts }));
  });
}

/** Throws a draft away, as its owner or because it has lapsed. */
export async function dropDraft(context: Context, person: string, id: string): Promise<void> {
  await exclusive(context, person, async (portfolio) => {
    const drafts = portfolio.drafts.filter((card) => card.id !== id);
    await keep(context, context.drafts.drop(id), context.draftLists.put(person, { ...portfolio, drafts }));
  });
}

/** Throws a draft away on which nobody has worked for long; one that was touched in the meantime stays. */
export async function lapseDraft(context: Context, id: string): Promise<void> {
  const draft = await readOrQuarantine(context, context.drafts, id);
  if (draft && draft.until <= context.now()) await dropDraft(context, draft.owner, id);
}

/** Works on what a person has, alone and from what it is now. */
export async function exclusive<T>(context: Context, person: string, work: (now: DraftList) => Promise<T>): Promise<T> {
  return context.storage.exclusive(`portfolio:${person}`, async () => work(await readDraftList(context, person)));
}

/** Commits for the interaction that asked for it. */
export async function keep(context: Context, ...writes: Write[]): Promise<void> {
  await claiming(context, (claim) => context.storage.commit(...claim, ...writes));
}

async function save(context: Context, open: OpenDraft, change: Partial<Draft>, ...more: Write[]): Promise<OpenDraft> {
  const changed = context.now();
  const draft = { ...open.draft, ...change, changed, until: changed + context.limits.draftsKept };
  await keep(context, context.drafts.put(open.id, draft), ...more);
  return { ...open, draft };
}
