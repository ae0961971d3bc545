import { ButtonStyle, ComponentType } from 'discord.js';
import type { Seat, Viewer } from '../../../games/kit/game.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import type { Table } from '../../../storage/records/table.ts';
import { readerAt } from '../../host/table/reader.ts';
import { hasBegun, onTurn, type Seated } from '../../host/table/table.ts';
import { choicesFor } from '../../host/table/terms.ts';
import { makeId, type Surface } from '../ids/ids.ts';
import { controlRows, waitingRows } from './controls.ts';
import { plainLine } from './escape.ts';
import { drawView, type Look, publicLook } from './look.ts';
import { button, type DrawnMenu, drawMenu, type Row, row } from './menu.ts';
import { type Drawn, message } from './message.ts';
import { ask, CLOSED, clockLine, headOf, type Opened, offerLine, publicSeat, status } from './status.ts';
import { WORDS } from './words.ts';

const NO_MENU: DrawnMenu = { rows: [], notes: [] };

const PLACEHOLDER_MAX = 140;

/** How many rows of components a message may have; menus come first. */
const ROWS_MAX = 5;

const ROW_MAX = 5;

/** The board message of a table, as everybody sees it. */
export function drawBoard(seated: Seated, opened: Opened = CLOSED): Drawn {
  const { table, game } = seated;
  const language = table.place.language;
  if (!hasBegun(table)) return drawWaiting(seated);
  const board = drawView(game.face.view(table.state, readerAt(seated, 'spectator', language)), publicLook(table));
  const seat = publicSeat(seated);
  const menu = seat === undefined ? NO_MENU : openMenu(seated, seat, 'board', opened, language);
  const rows = [...menu.rows, ...controlRows(seated, language)].slice(0, ROWS_MAX);
  const end = [offerLine(table, language), status(seated, opened), clockLine(seated, language), ...explain(menu)];
  return message([headOf(seated, language), board], tellEvents(seated, 'spectator', language), rows, end);
}

/** A table as one viewer sees it, in a message of their own. */
export function drawSeen(seated: Seated, viewer: Viewer, look: Look, rows: Row[]): Drawn {
  const { table, game } = seated;
  const { language } = look;
  const head = headOf(seated, language);
  const end = [status(seated, CLOSED, language, viewer), clockLine(seated, language)];
  if (!hasBegun(table)) return message([head, say(game.summary, language)], [], rows, end);
  const board = drawView(game.face.view(table.state, readerAt(seated, viewer, language)), look);
  return message([head, board], tellEvents(seated, viewer, language), rows, end);
}

/** A table that waits for players, or did so in vain. Whoever is invited is called when it is first shown. */
function drawWaiting(seated: Seated): Drawn {
  const { table, game } = seated;
  const { language } = table.place;
  const waits = table.status === 'open';
  const rows = waits ? waitingRows(table, language) : [];
  const drawn = message([headOf(seated, language), say(game.summary, language)], [], rows, [status(seated, CLOSED)]);
  const invited = table.seats.flatMap((sitter) => (sitter.kind === 'invited' ? [sitter.id] : []));
  const users = waits && table.place.message === null ? invited : [];
  return { ...drawn, allowedMentions: { parse: [], users } };
}

/** The private panel of a seat: what only this seat may see, and its menus. */
export function drawPanel(seated: Seated, seat: Seat, look: Look, opened: Opened = CLOSED): Drawn {
  const { table, game } = seated;
  const { language } = look;
  const mayAct = onTurn(seated).includes(seat);
  const begun = mayAct ? opened.partial : '';
  const board = drawView(game.face.view(table.state, readerAt(seated, seat, language), begun), look);
  if (table.status === 'over')
    return message([board], tellEvents(seated, seat, language), [], [status(seated, CLOSED, language, seat)]);
  if (!mayAct) {
    const refresh = panelRow(table, WORDS.refresh, language);
    return message([board], tellEvents(seated, seat, language), [refresh], [say(WORDS.wait, language)]);
  }
  const menu = openMenu(seated, seat, 'panel', opened, language);
  return message([board], tellEvents(seated, seat, language), withPages(seated, seat, menu.rows, language), [
    plainLine(ask(seated, seat, opened, language)),
    ...explain(menu),
  ]);
}

/** Menus with a button to what can be looked up, where there is room for it. */
function withPages(seated: Seated, seat: Seat, rows: Row[], language: Language): Row[] {
  const { table, game } = seated;
  const first = game.face.pages?.(table.state, readerAt(seated, seat, language))[0];
  if (!first) return rows;
  const look = button(makeId({ kind: 'look', table: table.id, page: 0 }), first.title, ButtonStyle.Secondary);
  const last = rows.at(-1);
  const hasRoom =
    last !== undefined && last.components.length < ROW_MAX && last.components[0]?.type === ComponentType.Button;
  if (hasRoom) return [...rows.slice(0, -1), row([...last.components, look])];
  return rows.length < ROWS_MAX ? [...rows, row([look])] : rows;
}

function openMenu(seated: Seated, seat: Seat, surface: Surface, opened: Opened, language: Language): DrawnMenu {
  const { table } = seated;
  const offer = { surface, table: table.id, seat, turn: table.turns[seat] ?? 0 };
  const choices = choicesFor(seated, seat, opened.partial);
  const placeholder = (ask(seated, seat, opened, language) || say(WORDS.choose, language)).slice(0, PLACEHOLDER_MAX);
  return drawMenu({ offer, choices, placeholder, ...opened }, readerAt(seated, seat, language));
}

function explain(menu: DrawnMenu): string[] {
  return menu.notes.map((note) => `-# ${plainLine(note)}`);
}

function tellEvents(seated: Seated, viewer: Viewer, language: Language): string[] {
  const { table, game } = seated;
  const lines = game.face.story(table.events, readerAt(seated, viewer, language));
  return lines.map((line) => `> ${plainLine(line)}`);
}

function panelRow(table: Table, label: typeof WORDS.yourMove, language: Language): Row {
  return row([button(makeId({ kind: 'panel', table: table.id }), say(label, language), ButtonStyle.Primary)]);
}
