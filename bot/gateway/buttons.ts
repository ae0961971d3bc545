import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import { type Id, type Kind, parseId } from '../custom-ids/ids.ts';
import type { Bot } from '../interactions/bot.ts';
import type { Button, Buttons } from '../interactions/button.ts';
import type { Reply } from '../interactions/reply.ts';
import { WORDS } from '../render/text.ts';

/** Takes a press of a button or a select menu to the button of its kind. */
export async function press(bot: Bot, buttons: Buttons, reply: Reply<MessageComponentInteraction>): Promise<void> {
  const id = parseId(reply.interaction.customId);
  return id ? buttonOf(buttons, id).press(reply, bot, id) : reply.say(WORDS.notUnderstood);
}

/** Takes a form to the button of its kind. */
export async function submit(bot: Bot, buttons: Buttons, reply: Reply<ModalSubmitInteraction>): Promise<void> {
  const id = parseId(reply.interaction.customId);
  const button = id && buttonOf(buttons, id);
  if (id && button?.receive) return button.receive(reply, bot, id);
  return id && button?.submit && reply.interaction.isFromMessage()
    ? button.submit(reply as Reply<ModalMessageModalSubmitInteraction>, bot, id)
    : reply.say(WORDS.notUnderstood);
}

/** The button of an id; the kinds of both are the same by construction. */
function buttonOf(buttons: Buttons, id: Id): Button<Kind> {
  return buttons[id.kind] as Button<Kind>;
}
