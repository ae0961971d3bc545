import {
  ComponentType,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import { LINE_MAX } from '../../../games/kit/game.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import { type Id, makeId } from '../../custom-ids/ids.ts';
import { clearPlan, expectReply, planLine, type Step, seatToPlan, unplan } from '../../host/plans/change.ts';
import { onwardFrom } from '../../host/plans/expected.ts';
import { planOf } from '../../host/plans/plan.ts';
import type { Refused } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { isPrivate } from '../../host/table/terms.ts';
import type { Bot } from '../../interactions/bot.ts';
import { askForText } from '../../interactions/choice-form.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { lookOf } from '../../render/display.ts';
import { inPlace, inPrivate } from '../../render/message.ts';
import type { PanelOpen } from '../../render/panel.ts';
import { languageOf, WORDS } from '../../render/text.ts';
import { drawPlan } from './panel.ts';

type Pressed = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** The fields of the form in which a line is typed. */
export const LINE_FIELD = 'line';
export const IF_FIELD = 'if';
const IF_MAX = 100;

/** Shows somebody their plan, and how it may go on. */
export async function showPlan(bot: Bot, asked: Asked, loaded: LoadedTable, open: PanelOpen = {}): Promise<void> {
  const seat = seatToPlan(loaded, asked.user.id);
  if (typeof seat !== 'number') return refuse(asked, seat);
  const drawn = drawPlan(loaded, seat, await lookOf(bot.context, asked), open);
  const held = 'message' in asked ? asked.message : null;
  if (held?.flags.has(MessageFlags.Ephemeral) && 'update' in asked) await asked.update(inPlace(drawn));
  else await asked.reply(inPrivate(drawn));
}

/** Shows a plan after a change of it; where the panel was out of date, as it stands now. */
async function showChanged(bot: Bot, asked: Asked, table: string, changed: LoadedTable | Refused): Promise<void> {
  if ('table' in changed) return showPlan(bot, asked, changed);
  if (changed.refused.code !== 'planChanged') return refuse(asked, changed);
  const found = await findTable(bot.context, table);
  return 'table' in found ? showPlan(bot, asked, found, { note: changed.refused.sentence }) : refuse(asked, found);
}

/** Adds a line to somebody's plan and shows it. */
export async function plan(bot: Bot, asked: Asked, table: string, step: Step, mark?: number): Promise<void> {
  await showChanged(bot, asked, table, await planLine(bot.context, table, asked.user.id, step, mark));
}

/** Does what a button of the panel says. */
export async function changePlan(bot: Bot, pressed: MessageComponentInteraction, id: Id<'plan'>): Promise<void> {
  const { table, act, mark } = id;
  const person = pressed.user.id;
  if (act === 'back') return showChanged(bot, pressed, table, await unplan(bot.context, table, person, mark));
  if (act === 'clear') return showChanged(bot, pressed, table, await clearPlan(bot.context, table, person));
  const found = await findTable(bot.context, table);
  if ('refused' in found) return refuse(pressed, found);
  if (act === 'show') return showPlan(bot, pressed, found);
  const seat = seatToPlan(found, person);
  if (typeof seat !== 'number') return refuse(pressed, seat);
  await pressed.showModal(formFor(found, id, planOf(found.table, seat)?.reply, languageOf(pressed.locale)));
}

/** Makes a choice for a plan: one's own line, or the reply that it waits for. */
export async function choosePlan(bot: Bot, pressed: Pressed, choice: Id<'choice'>): Promise<void> {
  const { table, seat: chooser, turn: mark, line } = choice;
  const person = pressed.user.id;
  const found = await findTable(bot.context, table);
  if ('refused' in found) return refuse(pressed, found);
  const seat = seatToPlan(found, person);
  if (typeof seat !== 'number') return refuse(pressed, seat);
  if (choice.act === 'play') {
    const changing =
      chooser === seat
        ? planLine(bot.context, table, person, { line }, mark)
        : expectReply(bot.context, table, person, line, mark);
    return showChanged(bot, pressed, table, await changing);
  }
  const onward = onwardFrom(found, seat);
  if (choice.act === 'type') return askForText(pressed, choice, onward?.at ?? found);
  await showPlan(bot, pressed, found, { opened: { partial: line, page: choice.page } });
}

const LINE: Text = { en: 'Your line', de: 'Deine Zeile' };
const IF_LINES: Text = { en: 'Only if they play (may be empty)', de: 'Nur wenn sie spielen (darf leer sein)' };
const IF_WORDS: Text = { en: 'Only if you read (may be empty)', de: 'Nur wenn du liest (darf leer sein)' };

function formFor(loaded: LoadedTable, id: Id<'plan'>, reply: string | undefined, language: 'en' | 'de') {
  const input = (customId: string, label: Text, required: boolean, most: number, value?: string) => ({
    type: ComponentType.Label as const,
    label: say(label, language),
    component: {
      type: ComponentType.TextInput as const,
      custom_id: customId,
      style: TextInputStyle.Short as const,
      required,
      max_length: most,
      ...(value && { value: value.slice(0, most) }),
    },
  });
  return {
    title: say(WORDS.plan, language),
    custom_id: makeId(id),
    components: [
      input(LINE_FIELD, LINE, true, LINE_MAX),
      input(IF_FIELD, isPrivate(loaded) ? IF_WORDS : IF_LINES, false, IF_MAX, reply),
    ],
  };
}
