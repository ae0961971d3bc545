import {
  columnName,
  type Fault,
  fieldName,
  joinTexts,
  type Language,
  labelled,
  type Text,
  windowStart,
} from '@longtable/kit';
import { RESIZES, sizeOf } from '@longtable/kit/design/painting';
import {
  type Box,
  box,
  COLOURS,
  compose,
  coordinates,
  group,
  type Item,
  PICTURE_WIDTH,
  type Picture,
  rect,
} from '@longtable/kit/picture';
import type { ButtonSpec } from '../../host/feature.ts';
import type { DisplaySettings } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { danger, menu, type Page, page, phrase, plain, primary, success } from '../../render/page.ts';
import { codeBlock, plainLine, plainText } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { boardLine, boardLines, boardRows, boardSentence, boardSize } from './board.ts';
import {
  BOARD_ACTIONS,
  type BoardDraft,
  boardDraftOf,
  type ListDraft,
  listDraftOf,
  type RejectedValue,
} from './boards.ts';
import { type DesignKind, faultsIn, type OpenDraft } from './drafts.ts';
import { entryName, listDetails, listLines, listRows, listTabs } from './lists.ts';
import { ALL_DESIGNS, actionIds } from './record.ts';
import { texts } from './words/texts.ts';

const MAX_FAULTS = 2;

/** Draws the editor of a draft: the board or list, its faults and the controls. */
export function drawEditor(open: OpenDraft, settings: DisplaySettings, rejected: readonly RejectedValue[] = []): Drawn {
  const { language } = settings;
  const faults = faultsIn(open, open.draft.doc);
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  const lines = boardDraft ? boardLines(boardDraft, faults) : listDraft ? listLines(listDraft, faults, language) : [];
  const spoken = boardDraft ? boardSentence(boardDraft) : lines.map(plainLine).join('\n');
  const below = boardDraft ? [boardLine(boardDraft)] : listDraft ? listDetails(listDraft, language) : [];
  const rows = boardDraft ? boardRows(open, boardDraft) : listDraft ? listRows(open, listDraft, language) : [];
  const picture = settings.display === 'picture' ? pictureOf(open, faults, language) : undefined;
  const parts = {
    title: titleOf(open),
    board: settings.display === 'sentences' ? spoken : codeBlock(lines),
    sketch: picture && {
      of: `design|${open.id}`,
      picture,
      description: spoken,
    },
    end: [
      ...below.map(plainText),
      ...rejected.map((each) => rejectedText(each, open)),
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

function titleOf(open: OpenDraft): Text {
  return phrase`**${plainLine(open.draft.name)}** · ${kindName(open)}`;
}

export function kindName({ game, design }: DesignKind): Text {
  return phrase`${design.name}, ${game.title}`;
}

/** Returns the first faults, and their number if there are more. Without faults, returns that the draft is ready. */
function faultLines(open: OpenDraft, faults: readonly Fault[], language: Language): Text[] {
  if (faults.length === 0) return [texts.panel.ready];
  const [fault = '', ...others] = faults.slice(0, MAX_FAULTS).map((each) => faultText(open, each, language));
  const count = faults.length > MAX_FAULTS ? faults.length : undefined;
  return [texts.panel.toFix({ fault, faults: count }), ...others];
}

/** Returns the reason of a fault, after the square or the name of the entry that has it. */
function faultText(open: OpenDraft, { at, sheet = 0, entry, reason }: Fault, language: Language): Text {
  if (at) return labelled(fieldName(at), reason);
  const { design, draft } = open;
  const list = design.kind === 'listed' ? design.lists[sheet] : undefined;
  const rejectedEntry = list?.newEntry && 'lists' in draft.doc ? draft.doc.lists[list.id]?.[entry ?? -1] : undefined;
  const name = list && rejectedEntry && plainLine(entryName(list, rejectedEntry, language));
  return name === undefined ? reason : labelled(name, reason);
}

function rejectedText({ field, typed, reason }: RejectedValue, open: OpenDraft): Text {
  const value = listDraftOf(open)?.entry?.[field.id];
  const kept = value === undefined ? undefined : plainLine(String(value));
  return texts.panel.rejected({ field: field.name, typed: plainLine(typed), reason, value: kept });
}

export function drawMore(open: OpenDraft, isShared: boolean, inServer: boolean): Page {
  const { design, draft } = open;
  const id = actionIds(open.id);
  const boards = design.kind === 'painted' && design.board.max > 1 ? BOARD_ACTIONS : [];
  const shapes = design.kind === 'painted' ? [...RESIZES, ...boards] : [];
  const isValid = faultsIn(open, draft.doc).length === 0;
  const boardDraft = boardDraftOf(open);
  const size = boardDraft ? [boardSize(boardDraft)] : [];
  const until = texts.panel.keptUntil({ day: `<t:${Math.floor(draft.until / 1000)}:D>` });
  return {
    title: joinTexts([titleOf(open), ...size, until], ' · '),
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
export function drawDelete(open: OpenDraft): Page {
  const id = actionIds(open.id);
  return {
    title: titleOf(open),
    end: [texts.panel.sureToDelete],
    rows: [[danger(id('sure'), texts.buttons.deleteForGood), plain(id('edit'), common.buttons.cancel)]],
  };
}

/** Maximum number of columns beside the row names. */
const MAX_COLUMNS = 13;
/** Maximum number of rows above the controls. */
const MAX_ROWS = 10;
/** Space for the names of columns and rows, in pixels. */
const MARGIN = 22;

/** Draws the part of the open board around the cursor with the game's renderer. Undefined if the game has none. */
export function boardPicture(
  { design, board, cursor, sheet }: Pick<BoardDraft, 'design' | 'board' | 'cursor' | 'sheet'>,
  faults: readonly Fault[],
): Picture | undefined {
  if (!design.renderer) return undefined;
  const { cell, draw } = design.renderer;
  const size = sizeOf(board);
  const [columns, rows] = [Math.min(MAX_COLUMNS, size.columns), Math.min(MAX_ROWS, size.rows)];
  const window = box(
    windowStart(cursor.x, columns, size.columns),
    windowStart(cursor.y, rows, size.rows),
    columns,
    rows,
  );
  const map = box(Math.round((PICTURE_WIDTH + MARGIN - columns * cell) / 2), MARGIN, columns * cell, rows * cell);
  const faulty = faults.flatMap(({ at, sheet: on = 0 }) => (at && on === sheet ? [at] : []));
  const field = ({ x, y }: { x: number; y: number }) =>
    box((x - window.x) * cell + 2, (y - window.y) * cell + 2, cell - 4, cell - 4);
  const names = (from: number, count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => name(from + at));
  return compose(
    map.y + map.height + 8,
    [COLOURS.night, COLOURS.ground],
    [
      ...coordinates(
        map,
        names(window.x, columns, columnName),
        names(window.y, rows, (row) => String(row + 1)),
      ),
      group([...draw(board, window), ...faulty.flatMap((at) => faultFrame(field(at))), ...cursorFrame(field(cursor))], {
        x: map.x,
        y: map.y,
        clip: box(0, 0, map.width, map.height),
      }),
    ],
  );
}

/** Draws the cursor in gold with a dark outline, which is visible on any background. */
function cursorFrame(place: Box): Item[] {
  return [
    rect(place, { stroke: COLOURS.night, thick: 7, radius: 4 }),
    rect(place, { stroke: COLOURS.gold, thick: 3.5, radius: 4 }),
  ];
}

function faultFrame(place: Box): Item[] {
  return [rect(place, { stroke: COLOURS.bad, thick: 3, dash: [5, 4] })];
}

/** Maximum height of a list's picture in pixels, which leaves room for the controls. */
const MAX_HEIGHT = 460;
const GAP = 5;
/** Height of the tab above each card, in pixels. */
const TAB_HEIGHT = 20;

/** Draws the entries around the selected one with the game's renderer. Undefined if the game has none or the list is empty. */
export function listPicture(
  { list: { renderer }, entries, index, sheet }: ListDraft,
  faults: readonly Fault[],
  language: Language,
): Picture | undefined {
  if (!renderer || entries.length === 0) return undefined;
  const { width, height, draw } = renderer;
  const columns = Math.floor((PICTURE_WIDTH - GAP) / (width + GAP));
  const rows = Math.ceil(entries.length / columns);
  const shown = Math.min(rows, Math.floor(MAX_HEIGHT / (height + TAB_HEIGHT + GAP)));
  const first = windowStart(Math.floor(index / columns), shown, rows) * columns;
  const left = (PICTURE_WIDTH - columns * (width + GAP) + GAP) / 2;
  const faulty = faults.flatMap(({ sheet: on = 0, entry }) => (entry !== undefined && on === sheet ? [entry] : []));
  const frame = box(-3, -3, width + 6, height + 6);
  return compose(
    shown * (height + TAB_HEIGHT + GAP) + GAP,
    [COLOURS.night, COLOURS.ground],
    entries.slice(first, first + shown * columns).map((entry, offset) => {
      const at = first + offset;
      const x = left + (offset % columns) * (width + GAP);
      const y = TAB_HEIGHT + GAP + Math.floor(offset / columns) * (height + TAB_HEIGHT + GAP);
      const frames = [...(faulty.includes(at) ? faultFrame(frame) : []), ...(at === index ? cursorFrame(frame) : [])];
      return group([...frames, ...draw(entry, at, language)], { x, y });
    }),
  );
}
