import type { Document } from '../../../games/kit/design/document.ts';
import { stepBack, takeBack } from '../../../games/kit/design/undo.ts';
import type { Write } from '../../../storage/index.ts';
import type { Draft, Portfolio } from '../../../storage/records/design.ts';
import { claiming } from '../books/claiming.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { type Craft, findCraft } from './crafts.ts';

/** A draft that is open: its id, what it is, and what is made. */
export interface OpenDraft extends Craft {
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
const NOTHING: Portfolio = { drafts: [], shared: [] };

/** What a person works on and has shared. */
export async function readPortfolio(house: House, person: string): Promise<Portfolio> {
  return (await readSound(house, house.portfolios, person)) ?? NOTHING;
}

/** Opens a draft of a person's own. */
export async function readDraft(house: House, person: string, id: string): Promise<OpenDraft | Refused> {
  const draft = await readSound(house, house.drafts, id);
  const craft = draft?.owner === person ? findCraft(house, draft) : undefined;
  if (!draft || !craft || 'boards' in draft.doc !== (craft.design.kind === 'painted')) return refusal('draftGone');
  return { ...craft, id, draft };
}

/** Begins a draft. */
export async function beginDraft(
  house: House,
  owner: string,
  { game, design }: Craft,
  { name, doc }: { readonly name: string; readonly doc: Document },
): Promise<OpenDraft | Refused> {
  const id = house.newId();
  const changed = house.now();
  const until = changed + house.limits.draftsKept;
  const draft: Draft = { owner, game: game.id, design: design.id, name, doc, past: [], at: START, changed, until };
  return alone(house, owner, async (portfolio) => {
    if (portfolio.drafts.length >= house.limits.draftsPerPerson) return refusal('tooManyDrafts');
    const drafts = [{ id, game: game.id, design: design.id, name }, ...portfolio.drafts];
    await keep(house, house.drafts.put(id, draft), house.portfolios.put(owner, { ...portfolio, drafts }));
    return { game, design, id, draft };
  });
}

/** Lets somebody edit a draft of theirs, from what it is now; what was before can be brought back. */
export async function editDraft(
  house: House,
  person: string,
  id: string,
  edit: (open: OpenDraft) => Edited | Refused,
): Promise<OpenDraft | Refused> {
  return alone(house, person, async () => {
    const open = await readDraft(house, person, id);
    if ('refused' in open) return open;
    const edited = edit(open);
    if ('refused' in edited) return edited;
    const { draft } = open;
    const { doc = draft.doc } = edited;
    const step = stepBack(draft.doc, doc);
    const isChanged = step.drop > 0 || step.put.length > 0;
    const past = isChanged ? [...draft.past, step].slice(-STEPS_KEPT) : draft.past;
    return save(house, open, { doc, past, at: { ...draft.at, ...edited.at } });
  });
}

/** Takes the last change of a draft back. */
export async function undoEdit(house: House, person: string, id: string): Promise<OpenDraft | Refused> {
  return alone(house, person, async () => {
    const open = await readDraft(house, person, id);
    if ('refused' in open) return open;
    const { past, doc } = open.draft;
    const step = past.at(-1);
    return step
      ? save(house, open, { doc: takeBack(doc, step), past: past.slice(0, -1) })
      : refusal('nothingToTakeBack');
  });
}

/** Gives a draft another name. */
export async function renameDraft(
  house: House,
  person: string,
  id: string,
  name: string,
): Promise<OpenDraft | Refused> {
  return alone(house, person, async (portfolio) => {
    const open = await readDraft(house, person, id);
    if ('refused' in open) return open;
    const drafts = portfolio.drafts.map((card) => (card.id === id ? { ...card, name } : card));
    return save(house, open, { name }, house.portfolios.put(person, { ...portfolio, drafts }));
  });
}

/** Throws a draft away, as its owner or because it has lapsed. */
export async function dropDraft(house: House, person: string, id: string): Promise<void> {
  await alone(house, person, async (portfolio) => {
    const drafts = portfolio.drafts.filter((card) => card.id !== id);
    await keep(house, house.drafts.drop(id), house.portfolios.put(person, { ...portfolio, drafts }));
  });
}

/** Throws a draft away on which nobody has worked for long; one that was touched in the meantime stays. */
export async function lapseDraft(house: House, id: string): Promise<void> {
  const draft = await readSound(house, house.drafts, id);
  if (draft && draft.until <= house.now()) await dropDraft(house, draft.owner, id);
}

/** Works on what a person has, alone and from what it is now. */
export async function alone<T>(house: House, person: string, work: (now: Portfolio) => Promise<T>): Promise<T> {
  return house.storage.alone(`portfolio:${person}`, async () => work(await readPortfolio(house, person)));
}

/** Commits for the interaction that asked for it. */
export async function keep(house: House, ...writes: Write[]): Promise<void> {
  await claiming(house, (claim) => house.storage.commit(...claim, ...writes));
}

async function save(house: House, open: OpenDraft, change: Partial<Draft>, ...more: Write[]): Promise<OpenDraft> {
  const changed = house.now();
  const draft = { ...open.draft, ...change, changed, until: changed + house.limits.draftsKept };
  await keep(house, house.drafts.put(open.id, draft), ...more);
  return { ...open, draft };
}
