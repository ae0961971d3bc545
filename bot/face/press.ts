import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import { say } from '../../games/kit/text.ts';
import { whisper } from './answer.ts';
import type { Bot } from './bot.ts';
import { choose } from './choose.ts';
import { parseId, parseValue } from './id.ts';
import { openPanel } from './panel.ts';
import { giveUp, join } from './seats.ts';
import { languageOf, WORDS } from './words.ts';

/** Answers a button or a select menu. */
export async function press(bot: Bot, pressed: MessageComponentInteraction): Promise<void> {
  const id = parseId(pressed.customId);
  switch (id?.kind) {
    case 'choice':
      return choose(bot, pressed, id);
    case 'menu': {
      const chosen = pressed.isStringSelectMenu() ? parseValue(pressed.values[0] ?? '') : undefined;
      return chosen
        ? choose(bot, pressed, { ...id, kind: 'choice', ...chosen })
        : whisper(pressed, WORDS.notUnderstood);
    }
    case 'panel':
      return openPanel(bot, pressed, id.table);
    case 'join':
      return join(bot, pressed, id.table);
    case 'resign':
      return giveUp(bot, pressed, id.table);
    case 'stay':
      await pressed.update({ content: say(WORDS.playingOn, languageOf(pressed.locale)), components: [] });
      return;
    case undefined:
      return whisper(pressed, WORDS.notUnderstood);
  }
}

/** Answers a modal: what was typed goes on where the choice's line ended. */
export async function submit(bot: Bot, submitted: ModalSubmitInteraction): Promise<void> {
  const id = parseId(submitted.customId);
  if (id?.kind !== 'choice' || !submitted.isFromMessage()) return whisper(submitted, WORDS.notUnderstood);
  const line = id.line + submitted.fields.getTextInputValue('text').trim();
  return choose(bot, submitted, { ...id, act: 'play', line });
}
