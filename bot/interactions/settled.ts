import { MessageFlags } from 'discord.js';
import { say, type Text } from '../../games/kit/text.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { inPlace, message } from '../render/message.ts';
import { languageOf } from '../render/text.ts';
import type { Bot } from './bot.ts';
import { type Asked, updateWith, whisper } from './reply.ts';

/** Shows what came of it: on the board if it was pressed there, else beside a word to the person alone. */
export async function showSettled(bot: Bot, asked: Asked, loaded: LoadedTable, text: Text): Promise<void> {
  if (asked.isMessageComponent() && !asked.message.flags.has(MessageFlags.Ephemeral)) {
    const { message: board, channel } = loaded.table.place;
    // Whoever is very quick presses a board that is not noted yet.
    const isBoard = asked.message.id === board || (board === null && asked.channelId === channel);
    // A call is no board: it goes when it is answered.
    if (!isBoard) {
      await Promise.all([asked.deferUpdate(), bot.delivery.deliver(loaded)]);
      return;
    }
    return bot.delivery.deliver(loaded, (drawn) => updateWith(asked, inPlace(drawn)));
  }
  await Promise.all([conclude(asked, text), bot.delivery.deliver(loaded)]);
}

/** The last word on what a person was asked in private: it takes the place of the buttons. */
export async function conclude(asked: Asked, text: Text): Promise<void> {
  if (!asked.isMessageComponent()) return whisper(asked, text);
  await asked.update(inPlace(message({ end: [say(text, languageOf(asked.locale))] })));
}
