import { ButtonStyle } from 'discord.js';
import type { Result, Seat, Viewer } from '../../games/kit/game.ts';
import { type Language, say } from '../../games/kit/text.ts';
import type { Sitter, Table } from '../../storage/table.ts';
import { computerOnTurn, onTurn, resultOf, type Seated } from '../host/table.ts';
import { codeBlock, plainLine } from './escape.ts';
import { makeId, type Surface } from './id.ts';
import { button, type DrawnMenu, drawMenu, type Row, row } from './menu.ts';
import { WORDS } from './words.ts';

/** A message as the bot sends it: everything it sets, and no mention of anybody who is not meant. */
export interface Drawn {
  readonly content: string;
  readonly components: Row[];
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
}

/** How far into a line the menu is open. */
export interface Opened {
  readonly partial: string;
  readonly page: number;
}

const CLOSED: Opened = { partial: '', page: 0 };
const NO_MENU: DrawnMenu = { rows: [], notes: [] };
const CONTENT_MAX = 2000;
const PLACEHOLDER_MAX = 140;

/** The board message of a table, as everybody sees it. */
export function drawBoard(seated: Seated, opened: Opened = CLOSED): Drawn {
  const { table, game } = seated;
  const language = table.place.language;
  const head = `**${game.title}** · ${table.seats.map((sitter) => sitterName(sitter, language)).join(' – ')}`;
  if (table.status === 'open') return message([head, say(game.summary, language)], [], [joinRow(table, language)]);
  const board = codeBlock(game.view(table.state, 'spectator').board);
  const seat = publicSeat(seated);
  const menu = seat === undefined ? NO_MENU : openMenu(seated, seat, 'board', opened, language);
  const panels = game.secrets && table.status === 'playing' ? [panelRow(table, WORDS.yourMove, language)] : [];
  const end = [status(seated, opened), ...explain(menu)];
  return message([head, board], tellEvents(seated, 'spectator'), [...menu.rows, ...panels], end);
}

/** The private panel of a seat: what only this seat may see, and its menus. */
export function drawPanel(seated: Seated, seat: Seat, language: Language, opened: Opened = CLOSED): Drawn {
  const { table, game } = seated;
  const board = codeBlock(game.view(table.state, seat).board);
  const mayAct = onTurn(seated).includes(seat);
  if (table.status === 'over') return message([board], tellEvents(seated, seat), []);
  if (!mayAct) {
    const refresh = panelRow(table, WORDS.refresh, language);
    return message([board], tellEvents(seated, seat), [refresh], [say(WORDS.wait, language)]);
  }
  const menu = openMenu(seated, seat, 'panel', opened, language);
  return message([board], tellEvents(seated, seat), menu.rows, [ask(seated, seat, opened, language), ...explain(menu)]);
}

/** The seat whose menus stand on the public board: the one on turn, if its choices are no secret. */
function publicSeat(seated: Seated): Seat | undefined {
  const [seat, ...others] = onTurn(seated);
  if (seat === undefined || others.length > 0 || seated.game.secrets) return undefined;
  return seated.table.seats[seat]?.kind === 'person' ? seat : undefined;
}

function openMenu(seated: Seated, seat: Seat, surface: Surface, opened: Opened, language: Language): DrawnMenu {
  const { table, game } = seated;
  const offer = { surface, table: table.id, seat, turn: table.turns[seat] ?? 0 };
  const choices = game.choices(table.state, seat, opened.partial);
  const placeholder = (ask(seated, seat, opened, language) || say(WORDS.choose, language)).slice(0, PLACEHOLDER_MAX);
  return drawMenu({ offer, choices, placeholder, ...opened }, language);
}

function explain(menu: DrawnMenu): string[] {
  return menu.notes.map((note) => `-# ${plainLine(note)}`);
}

function ask({ table, game }: Seated, seat: Seat, opened: Opened, language: Language): string {
  const question = game.ask?.(table.state, seat, opened.partial);
  return question === undefined ? '' : say(question, language);
}

function status(seated: Seated, opened: Opened): string {
  const { table } = seated;
  const language = table.place.language;
  const result = resultOf(seated);
  if (result) return `**${plainLine(say(result.sentence, language))}** ${winnersOf(seated, result, language)}`.trim();
  if (computerOnTurn(seated)) return say(WORDS.thinking, language);
  const seats = onTurn(seated);
  const names =
    table.seats.length > 1 ? `${seats.map((seat) => sitterName(table.seats[seat], language)).join(', ')} ` : '';
  const seat = publicSeat(seated);
  return `${names}${seat === undefined ? '' : ask(seated, seat, opened, language)}`.trim();
}

/** Who won, where that is not plain from the game's own sentence. */
function winnersOf({ table }: Seated, { winners }: Result, language: Language): string {
  if (table.ending?.by === 'game' || table.seats.length === 1 || winners.length === 0) return '';
  return `${say(WORDS.winner, language)} ${winners.map((seat) => sitterName(table.seats[seat], language)).join(', ')}`;
}

function tellEvents({ table, game }: Seated, viewer: Viewer): string[] {
  return table.events.flatMap((event) => game.tell(event, viewer)).map((line) => `> ${plainLine(line)}`);
}

/** How a sitter is called in a message. */
export function sitterName(sitter: Sitter | undefined, language: Language): string {
  switch (sitter?.kind) {
    case 'person':
      return `<@${sitter.id}>`;
    case 'invited':
      return `<@${sitter.id}> (${say(WORDS.invited, language)})`;
    case 'computer':
      return `Computer (${sitter.level})`;
    case 'open':
      return say(WORDS.freeSeat, language);
    default:
      return say(WORDS.someone, language);
  }
}

function joinRow(table: Table, language: Language): Row {
  return row([button(makeId({ kind: 'join', table: table.id }), say(WORDS.join, language), ButtonStyle.Success)]);
}

function panelRow(table: Table, label: typeof WORDS.yourMove, language: Language): Row {
  return row([button(makeId({ kind: 'panel', table: table.id }), say(label, language), ButtonStyle.Primary)]);
}

/** Puts a message together within Discord's limit: of the story the oldest lines go first, of the end the last. */
function message(
  top: readonly string[],
  story: readonly string[],
  components: Row[],
  end: readonly string[] = [],
): Drawn {
  const said = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n');
  if (said([...top, ...end]).length > CONTENT_MAX) return message(top, story, components, end.slice(0, -1));
  let room = CONTENT_MAX - said([...top, ...end]).length - 1;
  const kept: string[] = [];
  for (const line of story.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  return { content: said([...top, ...kept, ...end]), components, allowedMentions: { parse: [], users: [] } };
}
