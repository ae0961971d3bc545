import type { MessageComponentInteraction, ModalMessageModalSubmitInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import { answerForget } from './forget.ts';
import { turnHistory } from './history.ts';
import type { PastId } from './id.ts';
import { gotoMove, stepReplay } from './replay.ts';

/** Answers a button or menu around finished games. */
export async function pressPast(bot: Bot, pressed: MessageComponentInteraction, id: PastId): Promise<void> {
  switch (id.kind) {
    case 'replay':
      return stepReplay(bot, pressed, id);
    case 'history':
      return turnHistory(bot, pressed, id);
    case 'forget':
      return answerForget(bot, pressed, id.sure);
  }
}

/** Answers a modal around finished games; the only one asks for a move. */
export async function submitPast(bot: Bot, submitted: ModalMessageModalSubmitInteraction, id: PastId): Promise<void> {
  if (id.kind === 'replay') await gotoMove(bot, submitted, id);
}
