import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import { whisper } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import type { Buttons } from '../desk/button.ts';
import { WORDS } from '../drawing/words.ts';
import { parseId } from '../ids/ids.ts';

/** Takes a press of a button or a select menu to the button of its kind. */
export async function press(bot: Bot, buttons: Buttons, pressed: MessageComponentInteraction): Promise<void> {
  const id = parseId(pressed.customId);
  const button = id && buttons.get(id.kind);
  return button ? button.press(pressed, bot, id) : whisper(pressed, WORDS.notUnderstood);
}

/** Takes a form to the button of its kind. */
export async function submit(bot: Bot, buttons: Buttons, submitted: ModalSubmitInteraction): Promise<void> {
  const id = parseId(submitted.customId);
  const button = id && buttons.get(id.kind);
  if (id && button?.receive) return button.receive(submitted, bot, id);
  return id && button?.submit && submitted.isFromMessage()
    ? button.submit(submitted, bot, id)
    : whisper(submitted, WORDS.notUnderstood);
}
