import {
  inSentence,
  joinTexts,
  type Language,
  MAX_LINE_LENGTH,
  type Reader,
  type Seat,
  say,
  type Text,
  withoutFullStop,
} from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { ParsedId } from '../../custom-ids/fields.ts';
import { type Id, makeId, makeValue } from '../../custom-ids/ids.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { isRefusal, settled, unlessRefused } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { isPrivate, nonComputerCount, onTurn } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/responder.ts';
import { type DisplaySettings, drawTableView } from '../../render/display.ts';
import { type DrawnMenu, drawMenu, NO_MENU } from '../../render/menu.ts';
import { roomBeside } from '../../render/message.ts';
import { nameAt } from '../../render/names.ts';
import { danger, menu, type Page, partsIn, phrase, plain, type Rows, textField } from '../../render/page.ts';
import type { PanelOpen } from '../../render/panel.ts';
import { CLOSED, headOf, listName, type OpenMenu } from '../../render/status.ts';
import { plainLine, plainText } from '../../render/text.ts';
import { askForText } from '../../screens/play.ts';
import { clearPlan, expectReply, NO_PLAN, planLine, removeLastStep, type Step, seatToPlan } from './change.ts';
import { isPlanned, turnHead, turnIn } from './coming-turns.ts';
import { continuationFrom, type PlanContinuation } from './expected.ts';
import {
  isEmpty,
  type Plan,
  planEffects,
  planId,
  planOf,
  plansKind,
  withoutPlansOf,
  withPlansStopped,
} from './plan.ts';
import { playPlan } from './reply.ts';
import { texts } from './words/texts.ts';

export { clearPlan, expectReply, planLine, removeLastStep } from './change.ts';

/** Custom ids of the inputs in the form for a typed plan: the planned move, and the opponent's reply it waits for. */
const LINE_FIELD = 'line';
const IF_FIELD = 'if';
const MAX_CONDITION = 100;

type PlanId = ParsedId<typeof planId>;

export async function showPlan(reply: Reply, loaded: LoadedTable, open: PanelOpen = {}): Promise<void> {
  const seat = seatToPlan(loaded, reply.user.id);
  const settings = await reply.display;
  const page = await settled(() => drawPlan(loaded, seat, settings, open));
  await showPage(reply, loaded, page, { label: texts.panel.backToGame, isUntilTurn: true });
}

/** Shows a plan after a change. If the panel was outdated, shows the current plan with a note. */
async function showChangedPlan(reply: Reply, table: string, changing: Promise<LoadedTable>): Promise<void> {
  let note: Text | undefined;
  const loaded = await changing.catch((error) => {
    if (!isRefusal(error, 'planChanged')) throw error;
    note = error.sentence;
    return findTable(reply.bot.context, table);
  });
  await showPlan(reply, loaded, { note });
}

export async function addToPlan(reply: Reply, table: string, step: Step): Promise<void> {
  await showChangedPlan(reply, table, planLine(reply.bot.context, table, reply.user.id, step));
}

async function changePlan(reply: Reply<MessageComponentInteraction>, id: PlanId, found: LoadedTable): Promise<void> {
  const { table, act, mark } = id;
  const person = reply.user.id;
  if (act === 'back') return showChangedPlan(reply, table, removeLastStep(reply.bot.context, table, person, mark));
  if (act === 'clear') return showChangedPlan(reply, table, clearPlan(reply.bot.context, table, person));
  if (act === 'show') return showPlan(reply, found);
  const seat = seatToPlan(found, person);
  const condition = isPrivate(found) ? texts.form.ifLog : texts.form.ifReply;
  const value = planOf(found.table, seat)?.reply?.slice(0, MAX_CONDITION) || undefined;
  await reply.form({
    title: texts.panel.open,
    custom_id: planId.make(id),
    fields: [
      textField(LINE_FIELD, texts.form.line, { max_length: MAX_LINE_LENGTH }),
      textField(IF_FIELD, condition, { required: false, max_length: MAX_CONDITION, value }),
    ],
  });
}

/** Handles a choice in a plan: adds the selected move or the opponent's reply to wait for, asks for text, or opens the next menu. */
async function choosePlan(reply: Reply<OnMessage>, choice: Id<'choice'>, found: LoadedTable): Promise<void> {
  const { table, seat: chooser, turn: mark, line } = choice;
  const person = reply.user.id;
  const seat = seatToPlan(found, person);
  const continuation = continuationFrom(found, seat);
  if (choice.act === 'play') {
    const storyText = continuation?.conditions.find((condition) => condition.choice.line === line)?.storyText;
    const changing =
      chooser === seat
        ? planLine(reply.bot.context, table, person, { line }, mark)
        : expectReply(reply.bot.context, table, person, storyText ? say(storyText, reply.language) : line, mark);
    return showChangedPlan(reply, table, changing);
  }
  if (choice.act === 'type') return askForText(reply, choice, continuation?.at ?? found);
  await showPlan(reply, found, { opened: { partial: line, page: choice.page } });
}

/** Shows the player's plan, removes moves from it, or asks for a typed move. */
const planButton = button(planId, {
  access: 'player',
  press: ({ reply, id, target }) => changePlan(reply, id, target),
  submit({ reply, id: { table } }) {
    const line = reply.interaction.fields.getTextInputValue(LINE_FIELD);
    const after = reply.interaction.fields.getTextInputValue(IF_FIELD);
    return addToPlan(reply, table, { line, after });
  },
});

/** Moves that a player plans for their next turns. */
export const plans: Feature = {
  id: 'plans',
  tableRecords: { plans: plansKind },
  changed: [planEffects],
  playsNext: isPlanned,
  playNext: playPlan,
  afterUndo: withPlansStopped,
  lines: { panel: planNotes },
  async moreButtons(_, loaded, seat) {
    const { id, seats } = loaded.table;
    const occupant = seats[seat];
    const canPlan = () => occupant?.kind === 'person' && seatToPlan(loaded, occupant.id) === seat;
    if (nonComputerCount(loaded.table) < 2 || !unlessRefused(canPlan)) return [];
    return [plain(planId.make({ act: 'show', table: id, mark: NO_PLAN }), texts.panel.open)];
  },
  buttons: { plan: planButton },
  choose: choosePlan,
  personalData: {
    exportSeats: (table, seats) => ({ plan: seats.flatMap((seat) => planOf(table, seat)?.steps ?? []) }),
    removeSeats: withoutPlansOf,
  },
};

/** Draws the page for planning ahead: the planned moves, the resulting position if it is known, and the possible continuations. */
function drawPlan(
  loaded: LoadedTable,
  seat: Seat,
  settings: DisplaySettings,
  { opened = CLOSED, note }: PanelOpen = {},
): Page {
  const { language } = settings;
  const plan = planOf(loaded.table, seat);
  const continuation = continuationFrom(loaded, seat);
  const conditions = continuation && opened.partial === '' ? conditionMenu(loaded, seat, continuation, language) : [];
  const buttons = controls(loaded, plan, continuation);
  const frame = {
    title: joinTexts([note && phrase`⚠ ${note}`, headOf(loaded, language), ...planLines(plan)], '\n'),
    ...(continuation && boardAt(loaded, seat, continuation, settings)),
    end: [question(loaded, seat, continuation, opened, language)],
  };
  const room = roomBeside(partsIn({ ...frame, rows: [...conditions, buttons] }, language));
  const menu = continuation ? planMenu(loaded, seat, continuation, { opened, language, room }) : NO_MENU;
  return {
    ...frame,
    end: [...frame.end, ...menu.end],
    cards: menu.cards,
    rows: [...conditions, ...menu.rows, buttons],
  };
}

/** Returns a player's plan in words, with what can follow and the labels of its buttons. */
export function planView(loaded: LoadedTable, person: string, language: Language, opened: OpenMenu) {
  const seat = seatToPlan(loaded, person);
  const plan = planOf(loaded.table, seat);
  const continuation = continuationFrom(loaded, seat);
  const opponent = continuation?.other ?? seat;
  return {
    ...{ seat, continuation, mark: plan?.mark ?? NO_PLAN, isEmpty: !plan || isEmpty(plan) },
    lines: planLines(plan).map((line) => say(line, language)),
    question: say(question(loaded, seat, continuation, opened, language), language),
    onlyIf: say(texts.panel.onlyIf({ name: inSentence(nameAt(loaded, opponent, language), language) }), language),
    removeLast: say(texts.panel.removeLast, language),
    clear: say(texts.panel.clearPlan, language),
  };
}

function planLines(plan: Plan | undefined): Text[] {
  const steps = (plan?.steps ?? []).map((step, index) => phrase`${index + 1}. ${stepText(step)}`);
  const begun = plan?.reply === undefined ? [] : [phrase`${steps.length + 1}. ${ifText(plan.reply, '…')}`];
  const stopped = plan?.stopped ? [texts.status.stopped[plan.stopped]] : [];
  const dropped = plan ? droppedNotes(plan) : [];
  const lines = [...stopped, ...dropped, ...steps, ...begun];
  return [texts.panel.title, ...(lines.length > 0 ? lines : [texts.panel.empty])];
}

function stepText({ after, ...move }: Plan['steps'][number]): Text {
  const planned = phrase`**${plannedText(move)}**`;
  return after === undefined ? planned : ifText(after, planned);
}

function ifText(reply: string, line: Text): Text {
  return texts.panel.ifPlayed({ reply: withoutFullStop(plainLine(reply)), line });
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
    const who = inSentence(nameAt(loaded, continuation.chooser, language), language);
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
function conditionMenu(
  loaded: LoadedTable,
  seat: Seat,
  { conditions, other }: PlanContinuation,
  language: Language,
): Rows {
  if (conditions.length === 0 || other === undefined) return [];
  const turn = planOf(loaded.table, seat)?.mark ?? NO_PLAN;
  const who = inSentence(nameAt(loaded, other, language), language);
  const options = conditions.map(({ choice, storyText }) => ({
    label: storyText,
    value: makeValue({ act: 'play', line: choice.line }),
  }));
  const custom_id = makeId({
    kind: 'menu',
    surface: 'page',
    table: loaded.table.id,
    seat: other,
    turn,
    page: 0,
    line: '',
  });
  return [menu(custom_id, texts.panel.onlyIf({ name: who }), options)];
}

function planMenu(
  loaded: LoadedTable,
  seat: Seat,
  { at: first, chooser, turns = [], choices: choicesAfter }: PlanContinuation,
  { opened, language, room }: { readonly opened: OpenMenu; readonly language: Language; readonly room: number },
): DrawnMenu {
  const mark = planOf(loaded.table, seat)?.mark ?? NO_PLAN;
  const offer = { surface: 'page' as const, table: loaded.table.id, seat: chooser, turn: mark };
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
    : [plain(planId.make({ act: 'type', table: id, mark }), texts.panel.typeMove)];
  if (!plan || isEmpty(plan)) return type;
  return [
    ...type,
    plain(planId.make({ act: 'back', table: id, mark }), texts.panel.removeLast),
    danger(planId.make({ act: 'clear', table: id, mark }), texts.panel.clearPlan),
  ];
}

/** Returns the lines about a player's plan: the moves that were played or dropped since the player's own last move, and the rest or why it stopped. */
export function planNotes({ table }: LoadedTable, { viewer }: Reader): Text[] {
  const plan = viewer === 'spectator' ? undefined : planOf(table, viewer);
  if (!plan) return [];
  const { planned, played, stopped } = texts.status;
  const moves = movesText(plan.played);
  const rest = plan.stopped ? stopped[plan.stopped] : planned({ moves: plan.steps.length });
  return [
    ...(moves ? [phrase`✓ ${played({ moves })}`] : []),
    ...droppedNotes(plan),
    ...(plan.stopped || plan.steps.length > 0 ? [phrase`-# ${rest}`] : []),
  ];
}

/** Returns a line about the moves that were dropped from a plan. Empty if there are none. */
function droppedNotes({ dropped }: Plan): Text[] {
  const moves = movesText(dropped);
  return moves ? [phrase`⚠ ${texts.status.dropped({ moves })}`] : [];
}

function movesText(moves: Plan['played'] = []): Text | undefined {
  return moves.length > 0 ? joinTexts(moves.map(plannedText), ' · ') : undefined;
}

/** Returns the labels of a planned move, or its line if they are unknown. */
function plannedText({ line, words }: Plan['steps'][number]): Text {
  return plainText(words ?? line);
}
