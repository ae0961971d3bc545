import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import { type Id, parseId } from '../custom-ids/ids.ts';
import { isRefused } from '../host/refusal.ts';
import { admit } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import type { AnyButton, Buttons } from '../interactions/button.ts';
import type { Reply } from '../interactions/reply.ts';
import { WORDS } from '../render/text.ts';

/** Takes a press of a button or a select menu to the button of its kind, if the user may press it here. */
export async function press(bot: Bot, buttons: Buttons, reply: Reply<MessageComponentInteraction>): Promise<void> {
  const id = parseId(reply.interaction.customId);
  if (!id) return reply.say(WORDS.notUnderstood);
  const button = buttonOf(buttons, id);
  const at = await admit(bot, reply, button.access, id);
  if (isRefused(at)) return reply.refuse(at);
  return button.press(reply, bot, id, at);
}

/** Takes a form to the button of its kind, if the user may send it here. */
export async function submit(bot: Bot, buttons: Buttons, reply: Reply<ModalSubmitInteraction>): Promise<void> {
  const id = parseId(reply.interaction.customId);
  const button = id && buttonOf(buttons, id);
  if (!id || !(button?.receive ?? (reply.interaction.isFromMessage() && button?.submit)))
    return reply.say(WORDS.notUnderstood);
  const at = await admit(bot, reply, button.access, id);
  if (isRefused(at)) return reply.refuse(at);
  if (button.receive) return button.receive(reply, bot, id, at);
  return button.submit?.(reply as Reply<ModalMessageModalSubmitInteraction>, bot, id, at);
}

function buttonOf(buttons: Buttons, id: Id): AnyButton {
  return buttons[id.kind] as AnyButton;
}
