import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import { type Id, type Kind, parseId } from '../custom-ids/ids.ts';
import type { Bot } from '../interactions/bot.ts';
import type { Button, Buttons } from '../interactions/button.ts';
import { whisper } from '../interactions/reply.ts';
import { WORDS } from '../render/text.ts';

/** Takes a press of a button or a select menu to the button of its kind. */
export async function press(bot: Bot, buttons: Buttons, pressed: MessageComponentInteraction): Promise<void> {
  const id = parseId(pressed.customId);
  return id ? buttonOf(buttons, id).press(pressed, bot, id) : whisper(pressed, WORDS.notUnderstood);
}

/** Takes a form to the button of its kind. */
export async function submit(bot: Bot, buttons: Buttons, submitted: ModalSubmitInteraction): Promise<void> {
  const id = parseId(submitted.customId);
  const button = id && buttonOf(buttons, id);
  if (id && button?.receive) return button.receive(submitted, bot, id);
  return id && button?.submit && submitted.isFromMessage()
    ? button.submit(submitted, bot, id)
    : whisper(submitted, WORDS.notUnderstood);
}

/** The button of an id; the kinds of both are the same by construction. */
function buttonOf(buttons: Buttons, id: Id): Button<Kind> {
  return buttons[id.kind] as Button<Kind>;
}
