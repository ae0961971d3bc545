import type { MessageComponentInteraction, ModalMessageModalSubmitInteraction } from 'discord.js';
import type { OpenDraft } from '../../host/editor/drafts.ts';
import type { Rejected } from '../../host/editor/lists.ts';
import type { Refused } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { refuse } from '../../interactions/reply.ts';
import { lookOf } from '../../render/display.ts';
import { type Drawn, inPlace } from '../../render/message.ts';
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
  return show(pressed, drawEditor(open, await lookOf(bot.context, pressed), rejected));
}

/** Puts something in place of what was pressed. */
export async function show(pressed: Pressed, drawn: Drawn): Promise<void> {
  await pressed.update(inPlace(drawn));
}
