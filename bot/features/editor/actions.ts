import { type AnyGame, type Document, joinTexts } from '@longtable/kit';
import { parseCell, type Resize } from '@longtable/kit/design/painting';
import type { MessageComponentInteraction, ModalMessageModalSubmitInteraction } from 'discord.js';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { replaceWithResult } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/responder.ts';
import type { Drawn } from '../../render/message.ts';
import type { Page } from '../../render/page.ts';
import { locationFor, openRequestedTable, serverFor } from '../../screens/new-game.ts';
import { wholeBoard } from './board.ts';
import {
  addEntry,
  BOARD_ACTIONS,
  type BoardAction,
  type BoardDraft,
  boardDraftOf,
  changeBoards,
  dropEntry,
  fillIn,
  fillTo,
  type ListDraft,
  listDraftOf,
  moveCursor,
  moveCursorTo,
  multiChoiceField,
  openBoard,
  paintCell,
  type RejectedValue,
  resizeAtCursor,
  togglePainting,
} from './boards.ts';
import {
  beginDraft,
  type DesignKind,
  dropDraft,
  type EditResult,
  editDraft,
  faultsIn,
  type OpenDraft,
  optionsOf,
  readDraftList,
  renameDraft,
  undoEdit,
} from './drafts.ts';
import {
  askForField,
  askForName,
  askForValues,
  NAME_LENGTH,
  sendFiles,
  submittedValues,
  TYPED_FIELD,
  valueFields,
} from './forms.ts';
import { drawDelete, drawEditor, drawMore } from './panel.ts';
import type { DesignId } from './record.ts';
import { shareDraft } from './sharing.ts';
import { refusal, texts } from './words/texts.ts';

export async function pressDesign(
  reply: Reply<MessageComponentInteraction>,
  id: DesignId,
  open: OpenDraft,
): Promise<void> {
  const { context } = reply.bot;
  const person = reply.user.id;
  const chosen = reply.interaction.isStringSelectMenu() ? reply.interaction.values : [];
  if (id.action === 'undo') return showEdited(reply, await undoEdit(context, person, id.draft));
  if (isEdit(id.action)) {
    const edit = (newest: OpenDraft) => applyPress(newest, id.action, chosen);
    return showEdited(reply, await editDraft(context, person, id.draft, edit));
  }
  return runOtherAction(reply, id, open);
}

/** Runs an action that does not change the document: opens forms and pages, or copies, shares, tries, downloads or deletes the draft. */
async function runOtherAction(reply: Reply<MessageComponentInteraction>, id: DesignId, open: OpenDraft): Promise<void> {
  const { context } = reply.bot;
  const person = reply.user.id;
  const boardDraft = boardDraftOf(open);
  switch (id.action) {
    case 'goto':
    case 'fill':
      return boardDraft ? askForField(reply, id, boardDraft) : showEdited(reply, open);
    case 'form':
    case 'extra': {
      const fields = valueFields(open, id.action === 'extra' ? 'extra' : 'open', reply.language);
      return fields ? askForValues(reply, id, fields) : showEdited(reply, open);
    }
    case 'rename':
      return void (await askForName(reply, id, open));
    case 'map':
      return boardDraft ? reply.say('', wholeBoard(boardDraft)) : showEdited(reply, open);
    case 'help':
      return reply.say(joinTexts([open.design.about, texts.help[open.design.kind], texts.help.all], '\n'));
    case 'more': {
      const { shared } = await readDraftList(context, person);
      const isShared = shared.some(({ draft, guild }) => draft === id.draft && guild === reply.guildId);
      return replaceMessage(reply, drawMore(open, isShared, reply.guildId !== null));
    }
    case 'delete':
      return replaceMessage(reply, drawDelete(open));
    case 'sure':
      await dropDraft(context, person, id.draft);
      return replaceWithResult(reply, texts.replies.deleted);
    case 'try':
      return previewDesign(reply, open, open.draft.doc);
    case 'file':
      return sendFiles(reply, open, open.draft);
    case 'twin':
      return showEdited(reply, await beginDraft(context, person, open, open.draft));
    case 'share':
      await shareDraft(context, person, id.draft, reply.guildId);
      return reply.say(texts.replies.shared);
    default:
      return showEdited(reply, open);
  }
}

export async function submitDesign(
  reply: Reply<ModalMessageModalSubmitInteraction>,
  { draft, action }: DesignId,
): Promise<void> {
  const { context } = reply.bot;
  const person = reply.user.id;
  const filled = submittedValues(reply.interaction);
  if (action === 'rename') {
    const typed = (filled.get(TYPED_FIELD)?.[0] ?? '').trim();
    const name = typed.replace(/\s+/g, ' ').slice(0, NAME_LENGTH.max);
    if (name.length < NAME_LENGTH.min) return reply.say(texts.forms.name);
    return showEdited(reply, await renameDraft(context, person, draft, name));
  }
  let rejected: readonly RejectedValue[] = [];
  const edited = await editDraft(context, person, draft, (open) => {
    const taken = applyForm(open, action, filled);
    if ('rejected' in taken) rejected = taken.rejected ?? [];
    return taken;
  });
  return showEdited(reply, edited, rejected);
}

/** Opens an unrated table with a design. Computers of medium strength take the other seats. */
export async function previewDesign(reply: Reply, designKind: DesignKind, doc: Document): Promise<void> {
  const { game } = designKind;
  if (faultsIn(designKind, doc).length > 0) throw refusal('stillFaulty');
  const server = await serverFor(reply, game);
  const { person, name } = actorOf(reply.interaction);
  const request = {
    game,
    location: locationFor(reply, server),
    options: optionsOf(designKind, doc),
    occupants: [{ kind: 'person', id: person, name } as const, ...otherSeats(game)],
    opener: person,
    rated: false,
  };
  await openRequestedTable(reply, request);
}

/** Returns the occupants of the other seats: computers of medium strength, or open seats if the game has no computers. */
function otherSeats({ seats, computers }: AnyGame): SeatOccupant[] {
  const { levels } = computers ?? { levels: [] };
  const level = levels[Math.floor((levels.length - 1) / 2)]?.id;
  return Array.from({ length: seats.min - 1 }, () =>
    level === undefined ? { kind: 'open' } : { kind: 'computer', level },
  );
}

export async function showEdited(
  reply: Reply<OnMessage>,
  open: OpenDraft,
  rejected: readonly RejectedValue[] = [],
): Promise<void> {
  const drawn = drawEditor(open, await reply.display, rejected);
  await reply.bot.pictures.send(drawn, (shown) => replaceMessage(reply, shown));
}

export async function replaceMessage(reply: Reply<OnMessage>, drawn: Drawn | Page): Promise<void> {
  await reply.update(drawn);
}

type EditAction = DesignId['action'];

/** Applies the selected values to a draft. Returns undefined if they are not among the offered values. */
type Edit<Draft> = (draft: Draft, chosen: readonly string[]) => EditResult | undefined;

/** Selects an item of a list by its index. Returns undefined if the menu value is not a valid index. */
function selectIndex(key: 'brush' | 'entry' | 'group', list: readonly unknown[], value = ''): EditResult | undefined {
  return /^\d+$/.test(value) && Number(value) < list.length ? { at: { [key]: Number(value) } } : undefined;
}

const BOARD_EDITS: Partial<Record<EditAction, Edit<BoardDraft>>> = {
  left: (boardDraft) => moveCursor(boardDraft, -1, 0),
  right: (boardDraft) => moveCursor(boardDraft, 1, 0),
  up: (boardDraft) => moveCursor(boardDraft, 0, -1),
  down: (boardDraft) => moveCursor(boardDraft, 0, 1),
  dab: paintCell,
  stroke: togglePainting,
  brush: ({ design }, [brush]) => selectIndex('brush', design.brushes, brush),
  before: (boardDraft) => openBoard(boardDraft, -1),
  after: (boardDraft) => openBoard(boardDraft, 1),
  shape: (boardDraft, [by]) =>
    BOARD_ACTIONS.includes(by as BoardAction)
      ? changeBoards(boardDraft, by as BoardAction)
      : resizeAtCursor(boardDraft, by as Resize),
};

const LIST_EDITS: Partial<Record<EditAction, Edit<ListDraft>>> = {
  entry: ({ entries }, [entry]) => selectIndex('entry', entries, entry),
  group: ({ groups }, [group]) => selectIndex('group', groups, group),
  many: (listDraft, chosen) => fillIn(listDraft, new Map([[multiChoiceField(listDraft)?.id ?? '', chosen]])),
  add: (listDraft) => addEntry(listDraft, 'fresh'),
  copy: (listDraft) => addEntry(listDraft, 'chosen'),
  drop: dropEntry,
  after: ({ sheet, design }) => ({ at: { sheet: (sheet + 1) % design.lists.length, entry: 0, group: 0 } }),
};

/** Whether an action changes the document or the cursor in it. */
function isEdit(action: EditAction): boolean {
  return BOARD_EDITS[action] !== undefined || LIST_EDITS[action] !== undefined;
}

export function applyPress(open: OpenDraft, action: EditAction, chosen: readonly string[]): EditResult {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  const edited = boardDraft
    ? BOARD_EDITS[action]?.(boardDraft, chosen)
    : listDraft
      ? LIST_EDITS[action]?.(listDraft, chosen)
      : undefined;
  if (!edited) throw refusal('draftGone');
  return edited;
}

/** Returns the draft after a form was submitted, and the rejected values. */
function applyForm(
  open: OpenDraft,
  action: EditAction,
  filled: ReadonlyMap<string, readonly string[]>,
): EditResult & { readonly rejected?: readonly RejectedValue[] } {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  if (listDraft) return fillIn(listDraft, filled);
  if (!boardDraft) throw refusal('draftGone');
  const place = parseCell(filled.get(TYPED_FIELD)?.[0] ?? '');
  return action === 'fill' ? fillTo(boardDraft, place) : moveCursorTo(boardDraft, place);
}
