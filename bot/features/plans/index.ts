import { MAX_LINE_LENGTH, say, type Text } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { ParsedId } from '../../custom-ids/fields.ts';
import type { Id } from '../../custom-ids/ids.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isRefusal, unlessRefused } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { nonComputerCount } from '../../host/table/table.ts';
import { isPrivate } from '../../host/table/terms.ts';
import { button } from '../../interactions/button.ts';
import { askForText } from '../../interactions/choice-form.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/responder.ts';
import { textField } from '../../render/form.ts';
import { plain } from '../../render/page.ts';
import type { PanelOpen } from '../../render/panel.ts';
import { clearPlan, expectReply, NO_PLAN, planLine, removeLastStep, type Step, seatToPlan } from './change.ts';
import { isPlanned } from './coming-turns.ts';
import { continuationFrom } from './expected.ts';
import { drawPlan, planNotes } from './panel.ts';
import { planEffects, planId, planOf, plansKind, withoutPlansOf, withPlansStopped } from './plan.ts';
import { playPlan } from './reply.ts';
import { texts } from './words/texts.ts';

/** Custom ids of the inputs in the form for a typed plan: the planned move, and the opponent's reply it waits for. */
const LINE_FIELD = 'line';
const IF_FIELD = 'if';
const MAX_CONDITION = 100;

type PlanId = ParsedId<typeof planId>;

export async function showPlan(reply: Reply, loaded: LoadedTable, open: PanelOpen = {}): Promise<void> {
  const seat = seatToPlan(loaded, reply.user.id);
  const page = drawPlan(loaded, seat, await reply.display, open);
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
    const told = continuation?.conditions.find((condition) => condition.choice.line === line)?.storyText;
    const changing =
      chooser === seat
        ? planLine(reply.bot.context, table, person, { line }, mark)
        : expectReply(reply.bot.context, table, person, told ? say(told, reply.language) : line, mark);
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
  commands: ['plan'],
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
