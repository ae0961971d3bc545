import { ButtonStyle, ComponentType, TimestampStyles, time } from 'discord.js';
import type { Result, Seat, Viewer } from '../../games/kit/game.ts';
import { type Language, say } from '../../games/kit/text.ts';
import type { Sitter, Table } from '../../storage/table.ts';
import { addressed, isDiscreet } from '../host/discretion.ts';
import { computerOnTurn, hasBegun, onTurn, resultOf, type Seated } from '../host/table.ts';
import { controlRows, waitingRows } from './controls.ts';
import { plainLine } from './escape.ts';
import { makeId, type Surface } from './id.ts';
import { drawView, type Look, publicLook } from './look.ts';
import { button, type DrawnMenu, drawMenu, type Row, row } from './menu.ts';
import { WORDS } from './words.ts';

/** A message as the bot sends it: everything it sets, and no mention of anybody who is not meant. */
export interface Drawn {
  readonly content: string;
  readonly components: Row[];
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
}

/** A drawn message as Discord's API takes it. */
export function restBody({ content, components, allowedMentions }: Drawn): object {
  return { content, components, allowed_mentions: allowedMentions };
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
/** How many rows of components a message may have; menus come first. */
const ROWS_MAX = 5;
const ROW_MAX = 5;

/** The board message of a table, as everybody sees it. */
export function drawBoard(seated: Seated, opened: Opened = CLOSED): Drawn {
  const { table, game } = seated;
  const language = table.place.language;
  if (!hasBegun(table)) return drawWaiting(seated);
  const board = drawView(game.view(table.state, 'spectator'), publicLook(table));
  const seat = publicSeat(seated);
  const menu = seat === undefined ? NO_MENU : openMenu(seated, seat, 'board', opened, language);
  const rows = [...menu.rows, ...controlRows(seated, language)].slice(0, ROWS_MAX);
  const end = [offerLine(table, language), status(seated, opened), clockLine(seated, language), ...explain(menu)];
  return message([headOf(seated, language), board], tellEvents(seated, 'spectator'), rows, end);
}

/** A table as one viewer sees it, in a message of their own. */
export function drawSeen(seated: Seated, viewer: Viewer, look: Look, rows: Row[]): Drawn {
  const { table, game } = seated;
  const { language } = look;
  const head = headOf(seated, language);
  const end = [status(seated, CLOSED, language), clockLine(seated, language)];
  if (!hasBegun(table)) return message([head, say(game.summary, language)], [], rows, end);
  return message([head, drawView(game.view(table.state, viewer), look)], tellEvents(seated, viewer), rows, end);
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

function headOf({ table, game }: Seated, language: Language): string {
  const title = table.daily === undefined ? game.title : `${game.title} · ${table.daily}`;
  return `**${title}** · ${table.seats.map((sitter) => sitterName(sitter, language)).join(' – ')}`;
}

/** What somebody asks the others to agree to. */
export function offerLine({ offer, seats }: Table, language: Language): string {
  return offer ? `${sitterName(seats[offer.seat], language)} ${say(OFFERS[offer.what], language)}` : '';
}

const OFFERS = { pause: WORDS.asksForPause, draw: WORDS.offersDraw, undo: WORDS.asksForUndo };

/** The private panel of a seat: what only this seat may see, and its menus. */
export function drawPanel(seated: Seated, seat: Seat, look: Look, opened: Opened = CLOSED): Drawn {
  const { table, game } = seated;
  const { language } = look;
  const board = drawView(game.view(table.state, seat), look);
  const mayAct = onTurn(seated).includes(seat);
  if (table.status === 'over') return message([board], tellEvents(seated, seat), []);
  if (!mayAct) {
    const refresh = panelRow(table, WORDS.refresh, language);
    return message([board], tellEvents(seated, seat), [refresh], [say(WORDS.wait, language)]);
  }
  const menu = openMenu(seated, seat, 'panel', opened, language);
  return message([board], tellEvents(seated, seat), withPages(seated, seat, menu.rows, language), [
    plainLine(ask(seated, seat, opened, language)),
    ...explain(menu),
  ]);
}

/** Menus with a button to what can be looked up, where there is room for it. */
function withPages({ table, game }: Seated, seat: Seat, rows: Row[], language: Language): Row[] {
  const first = game.pages?.(table.state, seat)[0];
  if (!first) return rows;
  const look = button(
    makeId({ kind: 'look', table: table.id, page: 0 }),
    say(first.title, language),
    ButtonStyle.Secondary,
  );
  const last = rows.at(-1);
  const hasRoom =
    last !== undefined && last.components.length < ROW_MAX && last.components[0]?.type === ComponentType.Button;
  if (hasRoom) return [...rows.slice(0, -1), row([...last.components, look])];
  return rows.length < ROWS_MAX ? [...rows, row([look])] : rows;
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

function status(seated: Seated, opened: Opened, language = seated.table.place.language): string {
  const { table } = seated;
  if (table.status === 'paused') return `**${say(WORDS.paused, language)}**`;
  if (table.status === 'open')
    return table.lapses === null ? '' : `-# ${say(WORDS.waitsUntil, language)} ${soon(table.lapses)}`;
  const result = resultOf(seated);
  if (result) return `**${plainLine(say(result.sentence, language))}** ${winnersOf(seated, result, language)}`.trim();
  if (isDiscreet(seated)) {
    const people = addressed(seated, onTurn(seated)).map((seat) => sitterName(table.seats[seat], language));
    return `${people.join(', ')} ${say(WORDS.seeWhetherYouAct, language)}`;
  }
  if (computerOnTurn(seated)) return say(WORDS.thinking, language);
  const seats = onTurn(seated);
  const seat = publicSeat(seated);
  const question = seat === undefined ? '' : plainLine(ask(seated, seat, opened, language));
  if (table.seats.length === 1) return question;
  const names = seats.map((each) => sitterName(table.seats[each], language)).join(', ');
  return `${names} ${question || say(WORDS.toMove, language)}`;
}

/** Who won, where that is not plain from the game's own sentence. */
function winnersOf({ table }: Seated, { winners }: Result, language: Language): string {
  if (table.ending?.by === 'game' || table.seats.length === 1 || winners.length === 0) return '';
  return `${say(WORDS.winner, language)} ${winners.map((seat) => sitterName(table.seats[seat], language)).join(', ')}`;
}

function tellEvents({ table, game }: Seated, viewer: Viewer): string[] {
  const lines = game.story?.(table.events, viewer) ?? table.events.flatMap((event) => game.tell(event, viewer));
  return lines.map((line) => `> ${plainLine(line)}`);
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

function panelRow(table: Table, label: typeof WORDS.yourMove, language: Language): Row {
  return row([button(makeId({ kind: 'panel', table: table.id }), say(label, language), ButtonStyle.Primary)]);
}

/** The time of those whose clock runs, in Discord's own words, which stay true as it passes. */
function clockLine(seated: Seated, language: Language): string {
  const { table } = seated;
  const { until, lapsed } = table.clock;
  const running = until.flatMap((moment, seat) =>
    moment === null || table.status !== 'playing' ? [] : [{ moment, seat }],
  );
  const [first] = running.toSorted((a, b) => a.moment - b.moment);
  const shown = isDiscreet(seated) && first ? [first] : running;
  const lines = shown.map(({ moment, seat }) => {
    const name = shown.length > 1 ? `${sitterName(table.seats[seat], language)}: ` : '';
    const words = lapsed.includes(seat) ? WORDS.timeRanOut : WORDS.timeRunsOut;
    return `${name}${say(words, language)} ${soon(moment)}`;
  });
  return lines.join(' · ');
}

/** A moment in Discord's own words, such as "in 3 hours". */
export function soon(moment: number): string {
  return time(Math.floor(moment / 1000), TimestampStyles.RelativeTime);
}

/** Puts a message together within Discord's limit: of the story the oldest lines go first, of the end the last. */
export function message(
  top: readonly string[],
  story: readonly string[],
  components: Row[],
  end: readonly string[] = [],
): Drawn {
  const said = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n');
  if (end.length > 0 && said([...top, ...end]).length > CONTENT_MAX)
    return message(top, story, components, end.slice(0, -1));
  let room = CONTENT_MAX - said([...top, ...end]).length - 1;
  const kept: string[] = [];
  for (const line of story.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  return { content: said([...top, ...kept, ...end]), components, allowedMentions: { parse: [], users: [] } };
}
