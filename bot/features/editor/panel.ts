import { type Fault, fieldName, type Language, labelled, say, type Text } from '@longtable/kit';
import { RESIZES } from '@longtable/kit/design/painting';
import type { Picture } from '@longtable/kit/picture';
import { ButtonStyle, ComponentType } from 'discord.js';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import { button, inRows, row } from '../../render/components.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { type Drawn, message, type Row } from '../../render/message.ts';
import { codeBlock, plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { boardLine, boardLines, boardRows, boardSentence, boardSize } from './board.ts';
import { BOARD_ACTIONS, boardDraftOf } from './boards.ts';
import { listDraftOf, type RejectedValue } from './draft-lists.ts';
import type { OpenDraft } from './drafts.ts';
import { type DesignId, designId, designsId } from './ids.ts';
import { type DesignKind, faultsIn } from './kinds.ts';
import { entryName, listDetails, listLines, listRows, listTabs } from './lists.ts';
import { boardPicture, listPicture } from './picture.ts';
import { texts } from './words/texts.ts';

type EditAction = DesignId['action'];

const { Primary, Secondary, Success, Danger } = ButtonStyle;
const MAX_FAULTS = 2;

/** Draws the editor of a draft: the board or list, its faults and the controls. */
export function drawEditor(open: OpenDraft, settings: DisplaySettings, rejected: readonly RejectedValue[] = []): Drawn {
  const { language } = settings;
  const faults = faultsIn(open, open.draft.doc);
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  const lines = boardDraft ? boardLines(boardDraft, faults) : listDraft ? listLines(listDraft, faults, language) : [];
  const spoken = boardDraft ? boardSentence(boardDraft, language) : lines.map(plainLine).join('\n');
  const below = boardDraft ? [boardLine(boardDraft, language)] : listDraft ? listDetails(listDraft, language) : [];
  const rows = boardDraft
    ? boardRows(open, boardDraft, language)
    : listDraft
      ? listRows(open, listDraft, language)
      : [];
  const picture = settings.display === 'picture' ? pictureOf(open, faults, language) : undefined;
  return message({
    title: titleOf(open, language),
    board: settings.display === 'sentences' ? spoken : codeBlock(lines),
    sketch: picture && {
      of: `design|${open.id}`,
      picture,
      description: spoken.slice(0, MAX_DESCRIPTION),
    },
    end: [
      ...below.map(plainLine),
      ...rejected.map((one) => rejectedLine(one, open, language)),
      ...faultLines(open, faults, language),
    ],
    rows: [...rows, lastRow(open, faults.length === 0, language)],
  });
}

function pictureOf(open: OpenDraft, faults: readonly Fault[], language: Language): Picture | undefined {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  if (boardDraft) return boardPicture(boardDraft, faults);
  return listDraft && listPicture(listDraft, faults, language);
}

/** Returns the last row of buttons. A draft with faults cannot be played or downloaded. */
function lastRow(open: OpenDraft, isValid: boolean, language: Language): Row {
  const listDraft = listDraftOf(open);
  const press = (action: EditAction, label: Text, style: typeof Secondary | typeof Success) =>
    button(designId.make({ draft: open.id, action }), say(label, language), style);
  return row([
    ...(listDraft ? listTabs(open.id, listDraft, language) : []),
    ...(isValid ? [press('try', texts.buttons.tryIt, Success), press('file', texts.buttons.download, Secondary)] : []),
    press('more', texts.buttons.more, Secondary),
  ]);
}

function titleOf(open: OpenDraft, language: Language): string {
  return `**${plainLine(open.draft.name)}** · ${kindName(open, language)}`;
}

export function kindName({ game, design }: DesignKind, language: Language): string {
  return `${say(design.name, language)}, ${say(game.title, language)}`;
}

/** Returns the first faults, and their number if there are more. Without faults, returns that the draft is ready. */
function faultLines(open: OpenDraft, faults: readonly Fault[], language: Language): string[] {
  if (faults.length === 0) return [say(texts.panel.ready, language)];
  const [fault = '', ...others] = faults.slice(0, MAX_FAULTS).map((each) => faultText(open, each, language));
  const count = faults.length > MAX_FAULTS ? faults.length : undefined;
  return [say(texts.panel.toFix({ fault, faults: count }), language), ...others];
}

/** Returns the reason of a fault, after the square or the name of the entry that has it. */
function faultText(open: OpenDraft, { at, sheet = 0, entry, reason }: Fault, language: Language): string {
  if (at) return labelled(fieldName(at), say(reason, language), language);
  const { design, draft } = open;
  const list = design.kind === 'listed' ? design.lists[sheet] : undefined;
  const found = list?.newEntry && 'lists' in draft.doc ? draft.doc.lists[list.id]?.[entry ?? -1] : undefined;
  const name = list && found && plainLine(entryName(list, found, language));
  return name === undefined ? say(reason, language) : labelled(name, say(reason, language), language);
}

function rejectedLine({ field, typed, reason }: RejectedValue, open: OpenDraft, language: Language): string {
  const value = listDraftOf(open)?.entry?.[field.id];
  const kept = value === undefined ? undefined : plainLine(String(value));
  return say(texts.panel.rejected({ field: field.name, typed: plainLine(typed), reason, value: kept }), language);
}

export function drawMore(open: OpenDraft, language: Language, isShared: boolean, inServer: boolean): Drawn {
  const { id, design, draft } = open;
  const make = (action: EditAction) => designId.make({ draft: id, action });
  const press = (
    action: EditAction,
    label: Text,
    style: typeof Primary | typeof Secondary | typeof Danger = Secondary,
  ) => button(make(action), say(label, language), style);
  const boards = design.kind === 'painted' && design.board.max > 1 ? BOARD_ACTIONS : [];
  const options = [...RESIZES, ...boards].map((value) => ({ label: say(texts.shapes[value], language), value }));
  const placeholder = say(texts.shapes.heading, language);
  const isValid = faultsIn(open, draft.doc).length === 0;
  const buttons = [
    ...(design.kind === 'painted' ? [press('map', texts.buttons.wholeBoard)] : []),
    press('rename', texts.buttons.rename),
    press('twin', texts.buttons.copyDraft),
    ...(inServer && isValid ? [press('share', isShared ? texts.buttons.shareAgain : texts.buttons.share)] : []),
    press('help', texts.buttons.help),
    button(designsId.make({ step: 'list', what: '' }), say(texts.buttons.allDesigns, language), Secondary),
    press('delete', texts.buttons.delete, Danger),
    press('edit', texts.buttons.backToEditor, Primary),
  ];
  const shapes: Row[] =
    design.kind === 'painted'
      ? [row([{ type: ComponentType.StringSelect, custom_id: make('shape'), placeholder, options }])]
      : [];
  const until = say(texts.panel.keptUntil({ day: `<t:${Math.floor(draft.until / 1000)}:D>` }), language);
  const boardDraft = boardDraftOf(open);
  const size = boardDraft ? [boardSize(boardDraft, language)] : [];
  return message({
    title: [titleOf(open, language), ...size, until].join(' · '),
    rows: [...shapes, ...inRows(buttons)],
  });
}

/** Asks for a confirmation before a draft is deleted. */
export function drawDelete(open: OpenDraft, language: Language): Drawn {
  const press = (action: EditAction, label: Text, style: typeof Secondary | typeof Danger) =>
    button(designId.make({ draft: open.id, action }), say(label, language), style);
  const rows = [
    row([press('sure', texts.buttons.deleteForGood, Danger), press('edit', common.buttons.cancel, Secondary)]),
  ];
  return message({ title: titleOf(open, language), end: [say(texts.panel.sureToDelete, language)], rows });
}
