import type { UserContextMenuCommandInteraction } from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import { readServer } from '../../host/people/server.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { gameMenu } from './welcome.ts';

/** Asks which game somebody wants to play against the person on whose menu they pressed. */
export async function challenge(reply: Reply<UserContextMenuCommandInteraction>, bot: Bot): Promise<void> {
  const { targetUser: opponent } = reply.interaction;
  if (opponent.bot || opponent.id === reply.user.id) return reply.refuse(refusal('needsOpponent'));
  const { withheld = [] } = await readServer(bot.context, reply.guildId);
  const games = [...bot.context.shelf.values()].filter(({ id }) => !withheld.includes(id));
  const question: Text = {
    en: `Which game do you want to play against <@${opponent.id}>?`,
    de: `Welches Spiel möchtest du gegen <@${opponent.id}> spielen?`,
  };
  const menu = gameMenu({ kind: 'challenge', person: opponent.id }, games, reply.language);
  await reply.private({ content: say(question, reply.language), components: [menu] });
}
