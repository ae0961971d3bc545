import { type Language, type Seat, say, type Text } from '@longtable/kit';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { Plan } from '../../../storage/records/table-features.ts';
import { makeId, makeValue } from '../../custom-ids/ids.ts';
import { readerAt } from '../../host/table/names.ts';
import { type LoadedTable, onTurn } from '../../host/table/table.ts';
import { isPrivate } from '../../host/table/terms.ts';
import { row } from '../../render/components.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { type DisplaySettings, drawTableView } from '../../render/display.ts';
import { type DrawnMenu, drawMenu, NO_MENU } from '../../render/menu.ts';
import type { Parts } from '../../render/message.ts';
import { type Row, roomBeside } from '../../render/message.ts';
import { nameAt } from '../../render/names.ts';
import type { PanelOpen } from '../../render/panel.ts';
import { CLOSED, droppedNotes, headOf, listName, type OpenMenu, plannedWords } from '../../render/status.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { NO_PLAN } from './change.ts';
import { turnIn } from './coming-turns.ts';
import { continuationFrom, type PlanContinuation } from './expected.ts';
import { isEmpty, planOf } from './plan.ts';
import { turnHead } from './planned.ts';
import { texts } from './words/texts.ts';

const { Secondary, Danger } = ButtonStyle;

/** Draws the page for planning ahead: the planned moves, the resulting position if it is known, and the possible continuations. */
export function drawPlan(
  loaded: LoadedTable,
  seat: Seat,
  settings: DisplaySettings,
  { opened = CLOSED, note }: PanelOpen = {},
): Parts {
  const { language } = settings;
  const plan = planOf(loaded.table, seat);
  const continuation = continuationFrom(loaded, seat);
  const conditions = continuation && opened.partial === '' ? conditionRows(loaded, seat, continuation, language) : [];
  const buttons = buttonRows(controls(loaded, plan, continuation), language);
  const frame = {
    title: [note ? `⚠ ${say(note, language)}` : '', headOf(loaded, language), ...planLines(plan, language)]
      .filter(Boolean)
      .join('\n'),
    ...(continuation && boardAt(loaded, seat, continuation, settings)),
    end: [say(question(loaded, seat, continuation, opened, language), language)],
  };
  const room = roomBeside({ ...frame, rows: [...conditions, ...buttons] });
  const menu = continuation ? planMenu(loaded, seat, continuation, { opened, language, room }) : NO_MENU;
  return {
    ...frame,
    end: [...frame.end, ...menu.end],
    cards: menu.cards,
    rows: [...conditions, ...menu.rows, ...buttons],
  };
}

function planLines(plan: Plan | undefined, language: Language): string[] {
  const steps = (plan?.steps ?? []).map((step, index) => `${index + 1}. ${stepWords(step, language)}`);
  const begun = plan?.reply === undefined ? [] : [`${steps.length + 1}. ${ifWords(plan.reply, '…', language)}`];
  const stopped = plan?.stopped ? [say(common.status.planStopped[plan.stopped], language)] : [];
  const dropped = plan ? droppedNotes(plan, language) : [];
  const lines = [...stopped, ...dropped, ...steps, ...begun];
  return [say(texts.panel.title, language), ...(lines.length > 0 ? lines : [say(texts.panel.empty, language)])];
}

function stepWords({ after, ...move }: Plan['steps'][number], language: Language): string {
  const wished = `**${plannedWords(move, language)}**`;
  return after === undefined ? wished : ifWords(after, wished, language);
}

function ifWords(reply: string, line: string, language: Language): string {
  return say(texts.panel.ifPlayed({ reply: plainLine(reply), line }), language);
}

function question(
  loaded: LoadedTable,
  seat: Seat,
  continuation: PlanContinuation | undefined,
  opened: OpenMenu,
  language: Language,
): Text {
  if (loaded.game.comingTurns) return turnQuestion(continuation, opened);
  if (continuation && continuation.chooser !== seat) {
    const who = nameAt(loaded, continuation.chooser, language);
    return texts.panel.whichReply({ name: who });
  }
  if (continuation && isPrivate(loaded) && continuation.shown !== continuation.at) return texts.panel.nextTurn;
  if (continuation && onTurn(loaded).includes(seat)) {
    return texts.panel.laterTurns;
  }
  if (continuation) return texts.panel.andThen;
  return isPrivate(loaded) ? texts.panel.typeSecret : texts.panel.type;
}

function turnQuestion(continuation: PlanContinuation | undefined, { partial }: OpenMenu): Text {
  if (!continuation) return texts.panel.nothingMore;
  const turn = turnIn(continuation.turns ?? [], partial);
  return turn ? texts.panel.inTurn(turn) : texts.panel.whoseTurn;
}

function boardAt(
  loaded: LoadedTable,
  seat: Seat,
  { shown: { game, table } }: PlanContinuation,
  settings: DisplaySettings,
) {
  return drawTableView(game, table, readerAt(loaded, seat, settings.language), settings);
}

/** Returns the menu of opponent moves that the next planned move can wait for. Empty if there are none. */
function conditionRows(
  loaded: LoadedTable,
  seat: Seat,
  { conditions, other }: PlanContinuation,
  language: Language,
): Row[] {
  if (conditions.length === 0 || other === undefined) return [];
  const turn = planOf(loaded.table, seat)?.mark ?? NO_PLAN;
  const who = nameAt(loaded, other, language);
  const placeholder = say(texts.panel.onlyIf({ name: who }), language);
  const options = conditions.map(({ choice, storyText }) => ({
    label: say(storyText, language),
    value: makeValue({ act: 'play', line: choice.line }),
  }));
  const custom_id = makeId({
    kind: 'menu',
    surface: 'plan',
    table: loaded.table.id,
    seat: other,
    turn,
    page: 0,
    line: '',
  });
  return [row([{ type: ComponentType.StringSelect, custom_id, placeholder, options }])];
}

function planMenu(
  loaded: LoadedTable,
  seat: Seat,
  { at: first, chooser, turns = [], choices: choicesAfter }: PlanContinuation,
  { opened, language, room }: { readonly opened: OpenMenu; readonly language: Language; readonly room: number },
): DrawnMenu {
  const mark = planOf(loaded.table, seat)?.mark ?? NO_PLAN;
  const offer = { surface: 'plan' as const, table: loaded.table.id, seat: chooser, turn: mark };
  const turn = turnIn(turns, opened.partial);
  const [at, head] = turn ? [turn.at, turnHead(turn.name)] : [first, ''];
  const choices = choicesAfter(opened.partial).map((choice) => ({ ...choice, line: choice.line.slice(head.length) }));
  const inTurn = { ...opened, partial: opened.partial.slice(head.length) };
  const placeholder = listName(at, chooser, inTurn, language);
  return drawMenu({ offer, head, choices, placeholder, before: '', room, ...inTurn }, readerAt(loaded, seat, language));
}

function controls(loaded: LoadedTable, plan: Plan | undefined, onward: PlanContinuation | undefined): ButtonSpec[] {
  const { id } = loaded.table;
  const mark = plan?.mark ?? NO_PLAN;
  // Menus have everything that can be planned, unless the position is unknown or any reply of the opponent may come.
  const isListed = loaded.game.comingTurns !== undefined || (onward !== undefined && isPrivate(loaded));
  const type: ButtonSpec[] = isListed
    ? []
    : [[{ kind: 'plan', act: 'type', table: id, mark }, texts.panel.typeMove, Secondary]];
  if (!plan || isEmpty(plan)) return type;
  return [
    ...type,
    [{ kind: 'plan', act: 'back', table: id, mark }, texts.panel.removeLast, Secondary],
    [{ kind: 'plan', act: 'clear', table: id, mark }, texts.panel.clearPlan, Danger],
  ];
}
