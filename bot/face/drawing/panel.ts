import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { yetToAgree } from '../../host/table/agreed.ts';
import { readerAt } from '../../host/table/reader.ts';
import { hasBegun, onTurn, type Seated } from '../../host/table/table.ts';
import { choicesFor } from '../../host/table/terms.ts';
import { makeId, type Surface } from '../ids/ids.ts';
import { accentOf } from './accent.ts';
import { againButtons, answerButtons, buttonRows, buttonsFor, type Labelled } from './controls.ts';
import { plainLine } from './escape.ts';
import { task, taught } from './lesson.ts';
import { drawView, type Look } from './look.ts';
import { button, type DrawnMenu, drawMenu, type Row, row } from './menu.ts';
import { type Drawn, message } from './message.ts';
import { planNote } from './planned.ts';
import { ask, CLOSED, clockLine, headOf, type Opened, offerLine, status, toMove } from './status.ts';
import { isLong, newest, wholeStory } from './story.ts';
import { WORDS } from './words.ts';

export const NO_MENU: DrawnMenu = { rows: [], notes: [] };

const PLACEHOLDER_MAX = 140;
const LABEL_MAX = 80;
const ROWS_MAX = 5;
const ROW_MAX = 5;

/** How a panel is open: how far into a line, and what there is to say about the panel itself. */
export interface PanelOpen {
  readonly opened?: Opened;
  readonly note?: Text | undefined;
}

/** The private panel of a seat: what only this seat may see, and its menus. */
export function drawPanel(seated: Seated, seat: Seat, look: Look, { opened = CLOSED, note }: PanelOpen = {}): Drawn {
  const { table, game } = seated;
  const { language } = look;
  const story = hasBegun(table) ? wholeStory(seated, seat, language) : [];
  const mayAct = onTurn(seated).includes(seat);
  const menu = mayAct ? openMenu(seated, seat, 'panel', opened, language) : NO_MENU;
  const asked = mayAct ? plainLine(ask(seated, seat, opened, language)) || say(WORDS.youMove, language) : '';
  const begun = mayAct ? opened.partial : '';
  const view = hasBegun(table) ? game.face.view(table.state, readerAt(seated, seat, language), begun) : undefined;
  return message({
    title: [note ? `-# ${say(note, language)}` : '', headOf(seated, language)].filter(Boolean).join('\n'),
    story: [...newest(story), ...taught(seated, language)],
    board: view ? drawView(view, look) : '',
    end: [
      ...task(seated, language),
      offerLine(seated, language),
      clockLine(seated, language),
      ...(mayAct ? [asked] : waiting(seated, seat, language)),
      planNote(seated, seat, language),
      ...explain(menu),
    ],
    rows: withTail(menu.rows, seated, seat, language, isLong(story)),
    accent: accentOf(seated),
  });
}

/** What somebody reads who cannot act now. */
function waiting(seated: Seated, seat: Seat, language: Language): string[] {
  if (seated.table.status !== 'playing') return status(seated, CLOSED, language, seat);
  return [toMove(seated, onTurn(seated), language)];
}

/** The menus of the game, and what else a panel offers where there is room for it. */
function withTail(rows: Row[], seated: Seated, seat: Seat, language: Language, hasMore: boolean): Row[] {
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
  return appended(rows, tail.slice(0, ROW_MAX));
}

/** Buttons beside the last ones if they fit there, else in a row of their own; where there is none they are left out. */
function appended(rows: Row[], tail: APIButtonComponentWithCustomId[]): Row[] {
  const last = rows.at(-1);
  const isRoomy = last?.components[0]?.type === ComponentType.Button && last.components.length + tail.length <= ROW_MAX;
  if (last && isRoomy) return [...rows.slice(0, -1), row([...last.components, ...tail])];
  return rows.length < ROWS_MAX ? [...rows, row(tail)] : rows;
}

function storyButton({ table }: Seated, hasMore: boolean): Labelled[] {
  return hasMore ? [[{ kind: 'story', table: table.id }, WORDS.whatHappened, ButtonStyle.Secondary]] : [];
}

function pagesButton(seated: Seated, seat: Seat, language: Language): APIButtonComponentWithCustomId[] {
  const { table, game } = seated;
  const first = hasBegun(table) ? game.face.pages?.(table.state, readerAt(seated, seat, language))[0] : undefined;
  if (!first) return [];
  const id = makeId({ kind: 'look', table: table.id, page: 0 });
  return [button(id, first.title.slice(0, LABEL_MAX), ButtonStyle.Secondary)];
}

/** The menu of a seat that may act, open as far as its line goes. */
export function openMenu(seated: Seated, seat: Seat, surface: Surface, opened: Opened, language: Language): DrawnMenu {
  const { table } = seated;
  const offer = { surface, table: table.id, seat, turn: table.turns[seat] ?? 0 };
  const choices = choicesFor(seated, seat, opened.partial);
  const placeholder = (ask(seated, seat, opened, language) || say(WORDS.choose, language)).slice(0, PLACEHOLDER_MAX);
  const before = partialBefore(seated, seat, opened.partial);
  return drawMenu({ offer, choices, placeholder, before, ...opened }, readerAt(seated, seat, language));
}

/** The partial from which one step led to this one. */
function partialBefore(seated: Seated, seat: Seat, partial: string): string | undefined {
  const leadsHere = (before: string) =>
    choicesFor(seated, seat, before).some(({ line, final }) => !final && line === partial);
  return Array.from({ length: partial.length }, (_, at) => partial.slice(0, -at - 1)).find(leadsHere);
}

/** What a menu's buttons cannot carry, as lines above them. */
export function explain(menu: DrawnMenu): string[] {
  return menu.notes.map((note) => `-# ${plainLine(note)}`);
}
