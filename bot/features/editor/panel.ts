import { type Fault, fieldName, joinTexts, type Language, labelled, say, type Text } from '@longtable/kit';
import { RESIZES } from '@longtable/kit/design/painting';
import type { Picture } from '@longtable/kit/picture';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import type { DisplaySettings } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { danger, menu, type Page, page, plain, primary, success } from '../../render/page.ts';
import { codeBlock, plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { boardLine, boardLines, boardRows, boardSentence, boardSize } from './board.ts';
import { BOARD_ACTIONS, boardDraftOf } from './boards.ts';
import { listDraftOf, type RejectedValue } from './draft-lists.ts';
import type { OpenDraft } from './drafts.ts';
import { ALL_DESIGNS, actionIds } from './ids.ts';
import { type DesignKind, faultsIn } from './kinds.ts';
import { entryName, listDetails, listLines, listRows, listTabs } from './lists.ts';
import { boardPicture, listPicture } from './picture.ts';
import { texts } from './words/texts.ts';

const MAX_FAULTS = 2;

/** Draws the editor of a draft: the board or list, its faults and the controls. */
export function drawEditor(open: OpenDraft, settings: DisplaySettings, rejected: readonly RejectedValue[] = []): Drawn {
  const { language } = settings;
  const faults = faultsIn(open, open.draft.doc);
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  const lines = boardDraft ? boardLines(boardDraft, faults) : listDraft ? listLines(listDraft, faults, language) : [];
  const spoken = boardDraft ? boardSentence(boardDraft, language) : lines.map(plainLine).join('\n');
  const below = boardDraft ? [boardLine(boardDraft, language)] : listDraft ? listDetails(listDraft, language) : [];
  const rows = boardDraft ? boardRows(open, boardDraft) : listDraft ? listRows(open, listDraft, language) : [];
  const picture = settings.display === 'picture' ? pictureOf(open, faults, language) : undefined;
  const parts = {
    title: titleOf(open, language),
    board: settings.display === 'sentences' ? spoken : codeBlock(lines),
    sketch: picture && {
      of: `design|${open.id}`,
      picture,
      description: spoken.slice(0, MAX_DESCRIPTION),
    },
    end: [
      ...below.map(plainLine),
      ...rejected.map((one) => rejectedText(one, open)),
      ...faultLines(open, faults, language),
    ],
    rows: [...rows, lastButtons(open, faults.length === 0)],
  };
  return page(parts, language);
}

function pictureOf(open: OpenDraft, faults: readonly Fault[], language: Language): Picture | undefined {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  if (boardDraft) return boardPicture(boardDraft, faults);
  return listDraft && listPicture(listDraft, faults, language);
}

/** Returns the last row of buttons. A draft with faults cannot be played or downloaded. */
function lastButtons(open: OpenDraft, isValid: boolean): ButtonSpec[] {
  const listDraft = listDraftOf(open);
  const id = actionIds(open.id);
  return [
    ...(listDraft ? listTabs(open.id, listDraft) : []),
    ...(isValid ? [success(id('try'), texts.buttons.tryIt), plain(id('file'), texts.buttons.download)] : []),
    plain(id('more'), texts.buttons.more),
  ];
}

function titleOf(open: OpenDraft, language: Language): string {
  return `**${plainLine(open.draft.name)}** · ${kindName(open, language)}`;
}

export function kindName({ game, design }: DesignKind, language: Language): string {
  return `${say(design.name, language)}, ${say(game.title, language)}`;
}

/** Returns the first faults, and their number if there are more. Without faults, returns that the draft is ready. */
function faultLines(open: OpenDraft, faults: readonly Fault[], language: Language): Text[] {
  if (faults.length === 0) return [texts.panel.ready];
  const [fault = '', ...others] = faults.slice(0, MAX_FAULTS).map((each) => faultText(open, each, language));
  const count = faults.length > MAX_FAULTS ? faults.length : undefined;
  return [texts.panel.toFix({ fault, faults: count }), ...others];
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

function rejectedText({ field, typed, reason }: RejectedValue, open: OpenDraft): Text {
  const value = listDraftOf(open)?.entry?.[field.id];
  const kept = value === undefined ? undefined : plainLine(String(value));
  return texts.panel.rejected({ field: field.name, typed: plainLine(typed), reason, value: kept });
}

export function drawMore(open: OpenDraft, language: Language, isShared: boolean, inServer: boolean): Page {
  const { design, draft } = open;
  const id = actionIds(open.id);
  const boards = design.kind === 'painted' && design.board.max > 1 ? BOARD_ACTIONS : [];
  const shapes = design.kind === 'painted' ? [...RESIZES, ...boards] : [];
  const isValid = faultsIn(open, draft.doc).length === 0;
  const boardDraft = boardDraftOf(open);
  const size = boardDraft ? [boardSize(boardDraft)] : [];
  const until = texts.panel.keptUntil({ day: `<t:${Math.floor(draft.until / 1000)}:D>` });
  return {
    title: joinTexts([titleOf(open, language), ...size, until], ' · '),
    rows: [
      menu(
        id('shape'),
        texts.shapes.heading,
        shapes.map((value) => ({ label: texts.shapes[value], value })),
      ),
      [
        ...(design.kind === 'painted' ? [plain(id('map'), texts.buttons.wholeBoard)] : []),
        plain(id('rename'), texts.buttons.rename),
        plain(id('twin'), texts.buttons.copyDraft),
        ...(inServer && isValid ? [plain(id('share'), isShared ? texts.buttons.shareAgain : texts.buttons.share)] : []),
        plain(id('help'), texts.buttons.help),
        plain(ALL_DESIGNS, texts.buttons.allDesigns),
        danger(id('delete'), texts.buttons.delete),
        primary(id('edit'), texts.buttons.backToEditor),
      ],
    ],
  };
}

/** Asks for a confirmation before a draft is deleted. */
export function drawDelete(open: OpenDraft, language: Language): Page {
  const id = actionIds(open.id);
  return {
    title: titleOf(open, language),
    end: [texts.panel.sureToDelete],
    rows: [[danger(id('sure'), texts.buttons.deleteForGood), plain(id('edit'), common.buttons.cancel)]],
  };
}
