import { Refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { showAchievements } from './achievements-page.ts';
import { showLeaderboard } from './leaderboard.ts';

export const buttons: Buttons<'achievements' | 'leaders'> = {
  achievements: {
    access: 'anyone',
    press({ reply, id: { person, page } }) {
      const chosen = reply.interaction.isStringSelectMenu() ? Number(reply.interaction.values[0]) : page;
      return showAchievements(reply, person, chosen);
    },
  },

  leaders: {
    access: 'anyone',
    async press({ reply, id: { game, period } }) {
      const found = reply.bot.context.games.get(game);
      if (!found) throw new Refusal('gameGone');
      return showLeaderboard(reply, found, period);
    },
  },
};
