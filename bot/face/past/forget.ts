import type { MessageComponentInteraction } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { findTable } from '../../host/table/find.ts';
import { forgetPerson } from '../../host/people/forget.ts';
import type { Bot } from '../bot.ts';
import { languageOf } from '../drawing/words.ts';
import { WORDS } from './words.ts';

/** Forgets the person who confirmed it, and then shows the boards they left. */
export async function answerForget(bot: Bot, pressed: MessageComponentInteraction, sure: boolean): Promise<void> {
  const language = languageOf(pressed.locale);
  if (!sure) {
    await pressed.update({ content: say(WORDS.nothingForgotten, language), components: [] });
    return;
  }
  await pressed.deferUpdate();
  const left = await forgetPerson(bot.house, pressed.user.id);
  await pressed.editReply({ content: say(WORDS.forgotten, language), components: [] });
  for (const id of left) {
    const found = await findTable(bot.house, id);
    if ('table' in found) await bot.boards.settle(found);
  }
}
