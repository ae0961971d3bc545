import { historyListId, readFinished } from '../bot/features/history/index.ts';
import { showLeaderboard } from '../bot/features/ratings/leaderboard.ts';
import { ignoreRefusal, Refusal } from '../bot/host/refusal.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import { seatsOf } from '../bot/host/table/table.ts';
import { type Command, findGame } from '../bot/interactions/command.ts';
import { homeIdOf, type Reply } from '../bot/interactions/reply.ts';
import { EVERYWHERE, gameOption, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games) => ({
    name: 'leaderboard',
    ...localizedDescription(texts.about.leaderboard),
    ...EVERYWHERE,
    options: [gameOption(games, undefined, false)],
  }),
  offers: () => true,
  access: 'anyone',
  async execute({ reply }) {
    const { games } = reply.bot.context;
    const given = reply.interaction.options.getString('game');
    const game = given === null ? await usualGame(reply) : findGame(games, given);
    if (!game) throw new Refusal('gameGone');
    return showLeaderboard(reply, game, 'season');
  },
};

/** Returns the game of the user's table in this channel, otherwise their last one, that of the table of others, or the first one. */
async function usualGame(reply: Reply) {
  const { bot, interaction, user, channelId } = reply;
  const here = await findTableAt(bot.context, channelId).catch(ignoreRefusal);
  if (here && seatsOf(here.table, user.id).length > 0) return here.game;
  const [last] = await readFinished(bot, interaction, historyListId(user.id, homeIdOf(reply)), 1);
  return last?.game ?? here?.game ?? [...bot.context.games.values()][0];
}
