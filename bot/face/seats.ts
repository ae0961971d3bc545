import type { MessageComponentInteraction } from 'discord.js';
import { say } from '../../games/kit/text.ts';
import { joinTable } from '../host/join.ts';
import { resign } from '../host/resign.ts';
import { refuse } from './answer.ts';
import type { Bot } from './bot.ts';
import { languageOf, WORDS } from './words.ts';

/** Takes a free seat for the person who pressed "Join". */
export async function join(bot: Bot, pressed: MessageComponentInteraction, table: string): Promise<void> {
  const joined = await joinTable(bot.house, table, pressed.user.id);
  if ('refused' in joined) return refuse(pressed, joined);
  await bot.boards.settle(joined, async (drawn) => {
    await pressed.update(drawn);
    return { channel: pressed.channelId, message: pressed.message.id };
  });
}

/** Gives the game up after the person has confirmed it. */
export async function giveUp(bot: Bot, pressed: MessageComponentInteraction, table: string): Promise<void> {
  const over = await resign(bot.house, table, pressed.user.id);
  if ('refused' in over) return refuse(pressed, over);
  const content = say(WORDS.resigned, languageOf(pressed.locale));
  await Promise.all([pressed.update({ content, components: [] }), bot.boards.settle(over)]);
}
