import {
  type AnyDesign,
  type AnyGame,
  type Design,
  type Document,
  describeOptions,
  type Fault,
  type Text,
} from '@longtable/kit';
import { applyUndo, undoStepFor } from '@longtable/kit/design/painting';
import type { Transaction, Write } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import type { Context } from '../../host/context.ts';
import { type Draft, type DraftList, draftKind, draftListKind } from './record.ts';
import { refusal, texts } from './words/texts.ts';

/** A kind of design that users can make, and its game. */
export interface DesignKind {
  readonly game: AnyGame;
  readonly design: Design;
}

export function designKindsOf(games: Iterable<AnyGame>): DesignKind[] {
  return [...games].flatMap((game) => (game.designs ?? []).map((design) => ({ game, design })));
}

/** Returns the command name of a design kind, prefixed with its game if several games use the same name. */
export function designKindName({ game, design }: DesignKind, all: readonly DesignKind[]): string {
  const alike = all.filter((other) => other.design.id === design.id);
  return alike.length > 1 ? `${game.id}-${design.id}` : design.id;
}

/** Finds a design kind by game and id. Undefined if it no longer exists. */
export function findDesignKind(
  context: Context,
  card: { readonly game: string; readonly design: string },
): DesignKind | undefined {
  const game = context.games.get(card.game);
  const design = game?.designs?.find(({ id }) => id === card.design);
  return game && design && { game, design };
}

/** Returns the faults that make a design unplayable: those the design reports, otherwise one for each file that is too large. */
export function faultsIn({ game, design }: DesignKind, doc: Document): readonly Fault[] {
  const any: AnyDesign = design;
  const faults = any.faults(doc);
  if (faults.length > 0) return faults;
  return tooLarge(game, optionsOf({ game, design }, doc)).map((reason) => ({ reason }));
}

/** Returns a reason for each file that exceeds the game's size limit. */
export function tooLarge(game: AnyGame, options: Readonly<Record<string, string>>): Text[] {
  return describeOptions(game.options).flatMap((option) => {
    const text = options[option.name];
    if (text === undefined || option.kind !== 'file' || Buffer.byteLength(text) <= option.maxBytes) return [];
    const kb = Math.floor(option.maxBytes / 1000);
    return [texts.tooLarge({ kb })];
  });
}

/** Returns the table options for playing with a design. */
export function optionsOf({ design }: DesignKind, doc: Document): Record<string, string> {
  const texts = (design as AnyDesign).write(doc);
  return Object.fromEntries(
    design.files.flatMap(({ option }, index) => (texts[index] === undefined ? [] : [[option, texts[index]]])),
  );
}

export interface OpenDraft extends DesignKind {
  readonly id: string;
  readonly draft: Draft;
}

export type EditorPosition = Draft['at'];

/** The result of an edit: a new document, a new cursor position, or both. */
export interface EditResult {
  readonly doc?: Document;
  readonly at?: Partial<EditorPosition>;
}

const START: EditorPosition = { sheet: 0, x: 0, y: 0, brush: 0, painting: false, entry: 0, group: 0 };
const MAX_UNDO_STEPS = 50;
const EMPTY_LIST: DraftList = { drafts: [], shared: [] };

/** Reads the list of a user's drafts and shared designs. */
export async function readDraftList(context: Context, person: string): Promise<DraftList> {
  return (await readOrQuarantine(context, draftListKind, person)) ?? EMPTY_LIST;
}

export async function readDraft(context: Context, person: string, id: string): Promise<OpenDraft> {
  const draft = await readOrQuarantine(context, draftKind, id);
  const designKind = draft?.owner === person ? findDesignKind(context, draft) : undefined;
  if (!draft || !designKind || 'boards' in draft.doc !== (designKind.design.kind === 'painted'))
    throw refusal('draftGone');
  return { ...designKind, id, draft };
}

export async function beginDraft(
  context: Context,
  owner: string,
  { game, design }: DesignKind,
  { name, doc }: { readonly name: string; readonly doc: Document },
): Promise<OpenDraft> {
  const id = context.newId();
  const changed = context.now();
  const until = changed + context.limits.draftsKept;
  const draft: Draft = { owner, game: game.id, design: design.id, name, doc, past: [], at: START, changed, until };
  return withDraftList(context, owner, async (list, { write }) => {
    if (list.drafts.length >= context.limits.draftsPerPerson) throw refusal('tooManyDrafts');
    const drafts = [{ id, game: game.id, design: design.id, name }, ...list.drafts];
    write(
      context.storage.store(draftKind).put(id, draft),
      context.storage.store(draftListKind).put(owner, { ...list, drafts }),
    );
    return { game, design, id, draft };
  });
}

/** Applies an edit to the current version of a draft. Stores an undo step if the document has changed. */
export async function editDraft(
  context: Context,
  person: string,
  id: string,
  edit: (open: OpenDraft) => EditResult,
): Promise<OpenDraft> {
  return withDraftList(context, person, async (_, { write }) => {
    const open = await readDraft(context, person, id);
    const edited = edit(open);
    const { draft } = open;
    const { doc = draft.doc } = edited;
    const step = undoStepFor(draft.doc, doc);
    const isChanged = step.drop > 0 || step.put.length > 0;
    const past = isChanged ? [...draft.past, step].slice(-MAX_UNDO_STEPS) : draft.past;
    return save(context, write, open, { doc, past, at: { ...draft.at, ...edited.at } });
  });
}

export async function undoEdit(context: Context, person: string, id: string): Promise<OpenDraft> {
  return withDraftList(context, person, async (_, { write }) => {
    const open = await readDraft(context, person, id);
    const { past, doc } = open.draft;
    const step = past.at(-1);
    if (!step) throw refusal('nothingToTakeBack');
    return save(context, write, open, { doc: applyUndo(doc, step), past: past.slice(0, -1) });
  });
}

export async function renameDraft(context: Context, person: string, id: string, name: string): Promise<OpenDraft> {
  return withDraftList(context, person, async (list, { write }) => {
    const open = await readDraft(context, person, id);
    const drafts = list.drafts.map((card) => (card.id === id ? { ...card, name } : card));
    return save(context, write, open, { name }, context.storage.store(draftListKind).put(person, { ...list, drafts }));
  });
}

/** Deletes a draft, on its owner's request or because it has expired. */
export async function dropDraft(context: Context, person: string, id: string): Promise<void> {
  await withDraftList(context, person, async (list, { write }) => {
    const drafts = list.drafts.filter((card) => card.id !== id);
    write(
      context.storage.store(draftKind).drop(id),
      context.storage.store(draftListKind).put(person, { ...list, drafts }),
    );
  });
}

/** Deletes a draft that has expired, unless it was changed meanwhile. */
export async function dropExpiredDraft(context: Context, id: string): Promise<void> {
  const draft = await readOrQuarantine(context, draftKind, id);
  if (draft && draft.until <= context.now()) await dropDraft(context, draft.owner, id);
}

/** Calls `work` with a user's draft list while holding its lock. */
export async function withDraftList<T>(
  context: Context,
  person: string,
  work: (list: DraftList, transaction: Transaction) => Promise<T>,
): Promise<T> {
  return context.storage.transact(`portfolio:${person}`, async (transaction) =>
    work(await readDraftList(context, person), transaction),
  );
}

function save(
  context: Context,
  write: Transaction['write'],
  open: OpenDraft,
  change: Partial<Draft>,
  ...more: Write[]
): OpenDraft {
  const changed = context.now();
  const draft = { ...open.draft, ...change, changed, until: changed + context.limits.draftsKept };
  write(context.storage.store(draftKind).put(open.id, draft), ...more);
  return { ...open, draft };
}
