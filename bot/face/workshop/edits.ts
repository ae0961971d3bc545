import { parsePlace, type Shift } from '../../../games/kit/design/painting.ts';
import { type Refused, refusal } from '../../host/house/refusal.ts';
import type { Edited, OpenDraft } from '../../host/workshop/drafts.ts';
import {
  addEntry,
  dropEntry,
  fillIn,
  type Ledger,
  ledgerOf,
  manyOf,
  type Rejected,
} from '../../host/workshop/listing.ts';
import {
  BOARD_DEEDS,
  type BoardDeed,
  dab,
  type Easel,
  easelOf,
  fillTo,
  goTo,
  move,
  rebind,
  reshape,
  stroke,
  turnTo,
} from '../../host/workshop/painting.ts';
import type { Id } from '../ids/ids.ts';
import { TYPED } from './forms.ts';

type Deed = Id<'design'>['deed'];

/** What a press does to boards. */
const STROKES: Partial<Record<Deed, (easel: Easel, chosen: readonly string[]) => Edited | Refused>> = {
  left: (easel) => move(easel, -1, 0),
  right: (easel) => move(easel, 1, 0),
  up: (easel) => move(easel, 0, -1),
  down: (easel) => move(easel, 0, 1),
  dab,
  stroke,
  brush: (_, [brush]) => ({ at: { brush: Number(brush) } }),
  before: (easel) => turnTo(easel, -1),
  after: (easel) => turnTo(easel, 1),
  shape: (easel, [by]) =>
    BOARD_DEEDS.includes(by as BoardDeed) ? rebind(easel, by as BoardDeed) : reshape(easel, by as Shift),
};

/** What a press does to lists. */
const ENTRIES: Partial<Record<Deed, (ledger: Ledger, chosen: readonly string[]) => Edited | Refused>> = {
  entry: (_, [entry]) => ({ at: { entry: Number(entry) } }),
  group: (_, [group]) => ({ at: { group: Number(group) } }),
  many: (ledger, chosen) => fillIn(ledger, new Map([[manyOf(ledger)?.id ?? '', chosen]])),
  add: (ledger) => addEntry(ledger, 'fresh'),
  copy: (ledger) => addEntry(ledger, 'chosen'),
  drop: dropEntry,
  after: ({ sheet, design }) => ({ at: { sheet: (sheet + 1) % design.lists.length, entry: 0, group: 0 } }),
};

/** Whether a press changes what is made, or where somebody is in it. */
export function isEdit(deed: Deed): boolean {
  return STROKES[deed] !== undefined || ENTRIES[deed] !== undefined;
}

/** What a press makes of a draft. */
export function editedBy(open: OpenDraft, deed: Deed, chosen: readonly string[]): Edited | Refused {
  const [easel, ledger] = [easelOf(open), ledgerOf(open)];
  const edited = easel ? STROKES[deed]?.(easel, chosen) : ledger ? ENTRIES[deed]?.(ledger, chosen) : undefined;
  return edited ?? refusal('draftGone');
}

/** What a form makes of a draft, and what it did not take. */
export function filledBy(
  open: OpenDraft,
  deed: Deed,
  filled: ReadonlyMap<string, readonly string[]>,
): (Edited & { readonly rejected?: readonly Rejected[] }) | Refused {
  const [easel, ledger] = [easelOf(open), ledgerOf(open)];
  if (ledger) return fillIn(ledger, filled);
  if (!easel) return refusal('draftGone');
  const place = parsePlace(filled.get(TYPED)?.[0] ?? '');
  return deed === 'fill' ? fillTo(easel, place) : goTo(easel, place);
}
