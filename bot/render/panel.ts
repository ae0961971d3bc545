import { type Choice, type Language, MAX_LINE_LENGTH, type Reader, type Seat, say, type Text } from '@longtable/kit';
import { type APIButtonComponentWithCustomId, ComponentType } from 'discord.js';
import type { Surface } from '../custom-ids/ids.ts';
import { MAX_ROW_BUTTONS } from '../discord-limits.ts';
import {
  type ButtonSpec,
  boardButtonsAt,
  firstFrom,
  type LoadedTable,
  linesAt,
  panelButtonsAt,
} from '../host/feature.ts';
import { menuFor } from '../host/table/menu.ts';
import { readerAt } from '../host/table/names.ts';
import { hasBegun, hasSecretMoves, onTurn } from '../host/table/table.ts';
import { afterGameButtons } from './controls.ts';
import { type DisplaySettings, drawTableView, panelSettings } from './display.ts';
import { type DrawnMenu, drawMenu, NO_MENU, withTail } from './menu.ts';
import {
  type Drawn,
  heightOf,
  LINE_OF_BUTTONS,
  type Parts,
  ROW_GAP,
  type Row,
  roomBelow,
  roomBeside,
} from './message.ts';
import { buttonsFor, drawRows, inRows, plain } from './page.ts';
import {
  accentOf,
  ask,
  CLOSED,
  clockLine,
  listName,
  type OpenMenu,
  status,
  titleOf,
  turnLine,
  verbLists,
} from './status.ts';
import { minStoryHeight, NO_STORY, type Story, storyLinesFor, storySection } from './summary.ts';
import { plainLine } from './text.ts';
import { drawWaitingPanel } from './waiting.ts';
import { texts } from './words/texts.ts';

/** State of a panel: its open menu and messages about the last press. */
export interface PanelOpen {
  readonly opened?: OpenMenu;
  /** Reason why the last press was refused. */
  readonly note?: Text | undefined;
  /** Refused line of a form with lists. Its button reopens the form with this selection. */
  readonly typed?: string | undefined;
  /** Confirmation of an action that the board does not show. */
  readonly done?: Text | undefined;
  /** Buttons while the user waits for others, such as to another table. */
  readonly meanwhile?: readonly ButtonSpec[] | undefined;
}

/** Draws the private panel of a seat: its view and its menus. */
export function drawPanel(
  loaded: LoadedTable,
  seat: Seat,
  chosen: DisplaySettings,
  { opened = CLOSED, note = loaded.note, typed, done, meanwhile = [] }: PanelOpen = {},
): Drawn {
  const { table, game } = loaded;
  const settings = panelSettings(chosen, table);
  const { language } = settings;
  const reader = readerAt(loaded, seat, language);
  if (table.status === 'open')
    return drawWaitingPanel(loaded, seat, language, noticeLines(loaded, reader, { note, done }));
  const mayAct = onTurn(loaded).includes(seat);
  const begun = mayAct ? opened.partial : '';
  const shown = hasBegun(table) ? drawTableView(game, table, reader, settings, begun) : {};
  const story = hasBegun(table) ? storyLinesFor(loaded, seat, language) : NO_STORY;
  // A lesson asks for a line itself.
  const isTask = begun === '' && firstFrom(loaded.features, (feature) => feature.wantedLine?.(loaded)) !== undefined;
  const asked = mayAct && !isTask ? ask(loaded, seat, opened, language) || say(texts.status.yourTurn, language) : '';
  const frame: Parts = {
    title: [...noticeLines(loaded, reader, { note, done }), titleOf(loaded, language, seat)].join('\n'),
    story: linesAt(loaded, 'aboveBoard', reader),
    ...shown,
    end: [
      ...linesAt(loaded, 'belowBoard', reader),
      clockLine(loaded, language),
      // In an exercise, warnings of later turns would push the buttons off the screen.
      ...(mayAct
        ? asked
            .split('\n')
            .slice(table.terms.exercise ? -1 : 0)
            .map(plainLine)
        : waiting(loaded, seat, language)),
      ...linesAt(loaded, 'panel', reader),
    ],
    rows: drawRows([panelButtonsAt(loaded, 'answers', seat, language)], language),
    accent: accentOf(loaded),
  };
  const menu = mayAct ? openMenu(loaded, seat, { surface: 'panel', opened, typed, language, frame, story }) : NO_MENU;
  const parts = withMenu(frame, menu);
  // Submenus show only the back button, which leads to the other buttons.
  if (begun !== '') return storySection(parts, story, language);
  const room = roomBeside({ ...parts, rows: [] }) - minStoryHeight(story);
  const extras = { meanwhile: mayAct ? [] : meanwhile, room, limit: controlsLimit(loaded, parts, story) };
  return storySection(
    { ...parts, rows: withPanelButtons(parts.rows ?? [], loaded, seat, settings, extras) },
    story,
    language,
  );
}

export function withMenu(frame: Parts, { end, cards, rows }: DrawnMenu): Parts {
  return { ...frame, end: [...(frame.end ?? []), ...end], cards, rows: [...(frame.rows ?? []), ...rows] };
}

/** Returns the lines above the board: refusal, confirmation, and news from features. Empty if there are none. */
function noticeLines(loaded: LoadedTable, reader: Reader, { note, done }: PanelOpen): string[] {
  return [
    ...(note ? [`⚠ ${say(note, reader.language)}`] : []),
    ...(done ? [`✓ ${say(done, reader.language)}`] : []),
    ...linesAt(loaded, 'news', reader),
  ];
}

function waiting(loaded: LoadedTable, seat: Seat, language: Language): string[] {
  if (loaded.table.status !== 'playing') return status(loaded, CLOSED, language, seat);
  return [turnLine(loaded, onTurn(loaded), language)];
}

interface PanelExtras {
  readonly meanwhile: readonly ButtonSpec[];
  /** Height for buttons if the whole panel fits the screen. */
  readonly room: number;
  /** Height for buttons if the board and they fit the screen, see `controlsLimit`. */
  readonly limit: number;
}

/** Adds as many other buttons below the game's menus as fit, and always refresh or hint, the last page, more actions, without icons if that saves a line. Undo and other pages are added if board and buttons fit the screen with them. */
function withPanelButtons(
  rows: readonly Row[],
  loaded: LoadedTable,
  seat: Seat,
  { language }: DisplaySettings,
  { meanwhile, room, limit }: PanelExtras,
): readonly Row[] {
  const { table } = loaded;
  const { id } = table;
  const isOn = onTurn(loaded).includes(seat);
  if (table.status === 'over') return inRows(buttonsFor([...afterGameButtons(loaded), ...meanwhile], language));
  const tail = [
    ...buttonsFor([...panelButtonsAt(loaded, 'extra', seat, language), ...meanwhile], language),
    ...buttonsFor(panelButtonsAt(loaded, 'reference', seat, language), language),
  ];
  const leastWith = (pages: readonly ButtonSpec[]) =>
    buttonsFor(
      [
        ...(isOn || rows.length > 0 ? [] : [plain({ kind: 'panel', table: id }, texts.buttons.refresh)]),
        ...panelButtonsAt(loaded, 'panel', seat, language),
        ...pages,
        plain({ kind: 'more', table: id }, texts.buttons.more),
      ],
      language,
    );
  // A button that needs no new line always fits.
  const heightWith = (buttons: readonly APIButtonComponentWithCustomId[]) =>
    heightOf({ rows: withTail(rows, buttons) });
  const pages = boardButtonsAt(loaded, 'pages');
  const [all, least] = [leastWith(pages), leastWith(pages.slice(-1))];
  const undo = buttonsFor(panelButtonsAt(loaded, 'undo', seat, language), language);
  const shortUndo = undo.map((drawn) => ({ ...drawn, label: UNDO_SIGN }));
  const most = Math.max(limit, heightWith(least) + ROW_GAP);
  const fitting =
    [[...undo, ...all], [...shortUndo, ...all], [...shortUndo, ...least], all].find(
      (buttons) => heightWith(buttons) <= most,
    ) ?? least;
  const bare = fitting.map(({ emoji: _, ...button }) => button);
  const last = heightWith(bare) < heightWith(fitting) ? bare : fitting;
  const height = Math.max(room, heightWith(last));
  for (let count = maxButtonsBelow(rows.at(-1)) - last.length; ; count--) {
    const complete = withTail(rows, [...tail.slice(0, count), ...last]);
    if (count <= 0 || heightOf({ rows: complete }) <= height) return complete;
  }
}

/** Label of undo if there is no room for its name. */
const UNDO_SIGN = '↩';

/** Returns the maximum number of buttons below the menus: those that fit beside a single last button, else one row. */
function maxButtonsBelow(last: Row | undefined): number {
  const isAlone = last?.components.length === 1 && last.components[0]?.type === ComponentType.Button;
  return isAlone ? MAX_ROW_BUTTONS - 1 : MAX_ROW_BUTTONS;
}

interface MenuContext {
  readonly surface: Surface;
  readonly opened: OpenMenu;
  readonly typed?: string | undefined;
  readonly language: Language;
  readonly frame: Parts;
  readonly story: Story;
}

/** Draws the menu of a seat for the open partial line. */
export function openMenu(
  loaded: LoadedTable,
  seat: Seat,
  { surface, opened, typed = '', language, frame, story }: MenuContext,
): DrawnMenu {
  const { table } = loaded;
  const offer = { surface, table: table.id, seat, turn: table.turns[seat]?.count ?? 0 };
  const isTyped = ({ line, input }: Choice) =>
    input?.lists && typed.startsWith(line) && typed.length <= MAX_LINE_LENGTH;
  const choices = menuFor(loaded, seat, opened.partial).map((choice) =>
    isTyped(choice) ? { ...choice, line: typed } : choice,
  );
  const before = partialBefore(loaded, seat, opened.partial);
  const wanted = firstFrom(loaded.features, (feature) => feature.wantedLine?.(loaded));
  const iconOf = (line: string) => loaded.game.presentation.iconOf?.(table.state, seat, line);
  const placeholder = listName(loaded, seat, opened, language);
  const kindLists = verbLists(loaded, language);
  const room = roomBeside(frame) - minStoryHeight(story) - (opened.partial === '' ? LINE_OF_BUTTONS : 0);
  const limit = controlsLimit(loaded, frame, story) - (opened.partial === '' ? LINE_OF_BUTTONS : 0);
  return drawMenu(
    {
      offer,
      choices,
      placeholder,
      kindLists,
      before,
      wanted,
      iconOf,
      room,
      limit,
      ...opened,
    },
    readerAt(loaded, seat, language),
  );
}

/**
 * Returns the height for controls with which they and the board fit the screen. Where moves are secret, the news fits it too,
 * because only the panel tells it.
 */
function controlsLimit(loaded: LoadedTable, { board = '', end = [] }: Parts, story: Story): number {
  return hasSecretMoves(loaded) ? roomBeside({ board, end }) - minStoryHeight(story) : roomBelow({ board, end });
}

/** Returns the partial line one step before this one. Undefined in the first menu. */
function partialBefore(loaded: LoadedTable, seat: Seat, partial: string): string | undefined {
  const leadsHere = (before: string) =>
    menuFor(loaded, seat, before).some(({ line, final }) => !final && line === partial);
  return Array.from({ length: partial.length }, (_, at) => partial.slice(0, -at - 1)).find(leadsHere);
}
