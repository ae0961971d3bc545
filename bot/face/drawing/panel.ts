import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { yetToAgree } from '../../host/table/agreed.ts';
import { progressAt } from '../../host/table/lesson.ts';
import { readerAt } from '../../host/table/reader.ts';
import { hasBegun, onTurn, type Seated } from '../../host/table/table.ts';
import { choicesFor } from '../../host/table/terms.ts';
import { makeId, type Surface } from '../ids/ids.ts';
import { BUTTON_MAX, ROW_MAX } from '../limits.ts';
import { accentOf } from './accent.ts';
import { drawAhead, drawnAhead } from './ahead.ts';
import { againButtons, answerButtons, buttonRows, buttonsFor, type Labelled } from './controls.ts';
import { plainLine } from './escape.ts';
import { task, taught } from './lesson.ts';
import { drawShown, type Look } from './look.ts';
import { button, type DrawnMenu, drawMenu, type Row, withTail } from './menu.ts';
import { type Drawn, message } from './message.ts';
import { planNote } from './planned.ts';
import { ask, CLOSED, clockLine, headOf, type Opened, offerLine, status, toMove } from './status.ts';
import { heard, isLong, newest, quoted } from './story.ts';
import { WORDS } from './words.ts';

export const NO_MENU: DrawnMenu = { rows: [], notes: [] };

/** How a panel is open: how far into a line, and what there is to say about the panel itself. */
export interface PanelOpen {
  readonly opened?: Opened;
  readonly note?: Text | undefined;
}

/** The private panel of a seat: what only this seat may see, and its menus. */
export function drawPanel(seated: Seated, seat: Seat, look: Look, { opened = CLOSED, note }: PanelOpen = {}): Drawn {
  const ahead = opened === CLOSED && !note ? drawnAhead(seated.table, panelFor(seat, look)) : undefined;
  return ahead ?? panelOf(seated, seat, look, opened, note);
}

/** Draws the panel of a seat at a table that is still being written. */
export function drawPanelAhead(seated: Seated, seat: Seat, look: Look): void {
  drawAhead(seated.table, panelFor(seat, look), () => panelOf(seated, seat, look, CLOSED));
}

function panelFor(seat: Seat, { language, display }: Look): string {
  return `panel ${seat} ${language} ${display}`;
}

function panelOf(seated: Seated, seat: Seat, look: Look, opened: Opened, note?: Text): Drawn {
  const { table, game } = seated;
  const { language } = look;
  const mayAct = onTurn(seated).includes(seat);
  const begun = mayAct ? opened.partial : '';
  const shown = hasBegun(table) ? drawShown(game, table, readerAt(seated, seat, language), look, begun) : {};
  const story = hasBegun(table) ? heard(seated, seat, language) : [];
  const menu = mayAct ? openMenu(seated, seat, 'panel', opened, language) : NO_MENU;
  const asked = mayAct ? plainLine(ask(seated, seat, opened, language)) || say(WORDS.youMove, language) : '';
  return message({
    title: [note ? `-# ${say(note, language)}` : '', headOf(seated, language)].filter(Boolean).join('\n'),
    story: [...quoted(newest(story)), ...taught(seated, language)],
    ...shown,
    end: [
      ...task(seated, language),
      offerLine(seated, language),
      clockLine(seated, language),
      ...(mayAct ? [asked] : waiting(seated, seat, language)),
      planNote(seated, seat, language),
      ...explain(menu),
    ],
    cards: menu.cards,
    rows: withOffers(menu.rows, seated, seat, language, isLong(story)),
    accent: accentOf(seated),
  });
}

/** What somebody reads who cannot act now. */
function waiting(seated: Seated, seat: Seat, language: Language): string[] {
  if (seated.table.status !== 'playing') return status(seated, CLOSED, language, seat);
  return [toMove(seated, onTurn(seated), language)];
}

/** The menus of the game, and what else a panel offers where there is room for it. */
function withOffers(rows: Row[], seated: Seated, seat: Seat, language: Language, hasMore: boolean): Row[] {
  const { table } = seated;
  if (table.status === 'over') return buttonRows([...againButtons(seated), ...storyButton(seated, hasMore)], language);
  const { offer, id } = table;
  const asked = offer && yetToAgree(table, offer).includes(seat) ? answerButtons(id, offer) : [];
  const going: Labelled =
    table.status === 'paused'
      ? [{ kind: 'resume', table: id }, WORDS.resume, ButtonStyle.Success]
      : [{ kind: 'panel', table: id }, WORDS.refresh, ButtonStyle.Primary];
  const tail = [
    ...buttonsFor([...asked, ...(rows.length > 0 ? [] : [going]), ...storyButton(seated, hasMore)], language),
    ...pagesButton(seated, seat, language),
    ...buttonsFor([[{ kind: 'more', table: id }, WORDS.more, ButtonStyle.Secondary]], language),
  ];
  return withTail(rows, tail.slice(0, ROW_MAX));
}

function storyButton({ table }: Seated, hasMore: boolean): Labelled[] {
  return hasMore ? [[{ kind: 'story', table: table.id }, WORDS.whatHappened, ButtonStyle.Secondary]] : [];
}

function pagesButton(seated: Seated, seat: Seat, language: Language): APIButtonComponentWithCustomId[] {
  const { table, game } = seated;
  const first = hasBegun(table) ? game.face.pages?.(table.state, readerAt(seated, seat, language))[0] : undefined;
  if (!first) return [];
  const id = makeId({ kind: 'look', table: table.id, page: 0 });
  return [button(id, first.title.slice(0, BUTTON_MAX), ButtonStyle.Secondary)];
}

/** The menu of a seat that may act, open as far as its line goes. */
export function openMenu(seated: Seated, seat: Seat, surface: Surface, opened: Opened, language: Language): DrawnMenu {
  const { table } = seated;
  const offer = { surface, table: table.id, seat, turn: table.turns[seat] ?? 0 };
  const choices = choicesFor(seated, seat, opened.partial);
  const before = partialBefore(seated, seat, opened.partial);
  const wanted = progressAt(seated)?.step?.line;
  return drawMenu(
    { offer, choices, placeholder: say(WORDS.choose, language), before, wanted, ...opened },
    readerAt(seated, seat, language),
  );
}

/** The partial from which one step led to this one. */
function partialBefore(seated: Seated, seat: Seat, partial: string): string | undefined {
  const leadsHere = (before: string) =>
    choicesFor(seated, seat, before).some(({ line, final }) => !final && line === partial);
  return Array.from({ length: partial.length }, (_, at) => partial.slice(0, -at - 1)).find(leadsHere);
}

/** What a menu's buttons cannot carry and has no room beside them, as lines above them. */
export function explain(menu: DrawnMenu): string[] {
  return menu.notes.map((note) => `-# ${plainLine(note)}`);
}
