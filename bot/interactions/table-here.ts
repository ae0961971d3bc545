import type { ChatInputCommandInteraction } from 'discord.js';
import { findTableAt } from '../host/table/find.ts';
import type { LoadedTable } from '../host/table/table.ts';
import type { Bot } from './bot.ts';
import type { Command } from './command.ts';
import type { Reply } from './reply.ts';

/** A command that is about the table in whose channel it is typed. */
export function atTableHere(
  act: (bot: Bot, reply: Reply<ChatInputCommandInteraction>, loaded: LoadedTable) => Promise<void>,
): Command['execute'] {
  return async (reply, bot) => {
    const found = await findTableAt(bot.context, reply.channelId);
    return 'refused' in found ? reply.refuse(found) : act(bot, reply, found);
  };
}
