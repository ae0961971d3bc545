import type { MessageComponentInteraction, ModalMessageModalSubmitInteraction } from 'discord.js';
import type { Refused } from '../../host/house/refusal.ts';
import type { OpenDraft } from '../../host/workshop/drafts.ts';
import type { Rejected } from '../../host/workshop/listing.ts';
import { refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { lookOf } from '../drawing/look.ts';
import { type Drawn, inPlace } from '../drawing/message.ts';
import { drawEditor } from './panel.ts';

type Pressed = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** Shows a draft in its editor, in place of what was pressed. */
export async function showEdited(
  bot: Bot,
  pressed: Pressed,
  open: OpenDraft | Refused,
  rejected: readonly Rejected[] = [],
): Promise<void> {
  if ('refused' in open) return refuse(pressed, open);
  return show(pressed, drawEditor(open, await lookOf(bot.house, pressed), rejected));
}

/** Puts something in place of what was pressed. */
export async function show(pressed: Pressed, drawn: Drawn): Promise<void> {
  await pressed.update(inPlace(drawn));
}
