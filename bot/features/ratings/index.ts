import { dropWhenDue } from '../../host/context.ts';
import { Refusal } from '../../host/refusal.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain } from '../../render/page.ts';
import { showAchievements } from './achievements.ts';
import { removePlayerStats, removeServerStats } from './data.ts';
import { ratingEffects } from './effects.ts';
import { achievementLines, earnedFacts, ratingLines } from './end-lines.ts';
import { showLeaderboard } from './leaderboard.ts';
import { levelNearUser, nearChoice } from './levels.ts';
import { establishedRating, readPlayerStats } from './player-stats.ts';
import { achievementsId, leadersId, playerStatsKind, ratingTraceKind, tallyKind } from './record.ts';
import { undoRatings } from './undo.ts';

export { gameOutcomeOf, readPlayerStats } from './player-stats.ts';
export { isPrecise, type Rating, ratedAfter, UNRATED } from './rating.ts';

/** Ratings, statistics, leaderboards and achievements of players. */
export const ratings: Feature = {
  id: 'ratings',
  commands: ['leaderboard', 'stats'],
  records: [playerStatsKind, tallyKind, ratingTraceKind],
  expiring: [dropWhenDue(ratingTraceKind)],
  ended: [ratingEffects],
  undoResult: undoRatings,
  strengthOf: establishedRating,
  suitableLevel: levelNearUser,

  levelChoices: nearChoice,
  lines: { result: ratingLines, achievements: achievementLines },
  endFacts: earnedFacts,
  boardButtons: {
    suggestions: (loaded) =>
      loaded.features
        .flatMap((feature) => feature.leaderboardLinks?.(loaded) ?? [])
        .map(([period, label]) => plain(leadersId.make({ game: loaded.game.id, period }), label)),
  },
  buttons: {
    achievements: button(achievementsId, {
      access: 'anyone',
      press({ reply, id: { person, page } }) {
        const chosen = reply.interaction.isStringSelectMenu() ? Number(reply.interaction.values[0]) : page;
        return showAchievements(reply, person, chosen);
      },
    }),
    leaders: button(leadersId, {
      access: 'anyone',
      async press({ reply, id: { game: id, period } }) {
        const game = reply.bot.context.games.get(id);
        if (!game) throw new Refusal('gameGone');
        return showLeaderboard(reply, game, period);
      },
    }),
  },

  personalData: {
    export: async (context, person) => ({ standing: await readPlayerStats(context, person) }),
    remove: removePlayerStats,
  },
  serverData: { remove: removeServerStats },
};
