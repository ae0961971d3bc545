import { say } from '@longtable/kit';
import { besideTable } from '../../../storage/records/table.ts';
import { dropWhenDue } from '../../host/context.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain } from '../../render/page.ts';
import { DAILY_ACHIEVEMENTS, earnedWithDailies } from './achievements.ts';
import { buttons } from './buttons.ts';
import {
  dailyAttempt,
  dailyRanking,
  dailyScore,
  dropLeaderboards,
  forgetAttempts,
  readAttempts,
  wouldSpoil,
} from './daily.ts';
import { dailyOpening, hasWeeks, isWeekly, weeklyRanking } from './deal.ts';
import { dailiesId } from './ids.ts';
import { type DailyMark, dailyAttemptsKind, dailyBoardKind, dailyMark, dailyTraceKind } from './record.ts';
import { dailyTitle, drawDaily, drawDailyResult, practiceLines, rankFacts } from './result.ts';
import { weekBoard } from './week-board.ts';
import { refusal, texts } from './words/texts.ts';

export { attemptsOn, dailiesOn } from './daily.ts';
export { showDailies } from './overview.ts';
export { dailyButton } from './result.ts';

declare module '../../../storage/records/table.ts' {
  interface Features {
    /** The daily that is played at the table. */
    readonly daily?: DailyMark | undefined;
  }
}

declare module '../../host/feature.ts' {
  interface FeatureRequests {
    /** Whether to play today's daily with its options, seed and opponents, or today's puzzle. */
    readonly daily?: boolean | undefined;
    /** Day of the daily that the player repeats with the given options and seed. */
    readonly practiceOf?: string | undefined;
  }
}

export const daily: Feature = {
  id: 'daily',
  commands: ['daily'],
  records: [dailyAttemptsKind, dailyBoardKind, dailyTraceKind],
  expiring: [dropWhenDue(dailyTraceKind)],
  tableRecords: { daily: besideTable('daily', dailyMark) },

  opening: dailyOpening,
  opened: [dailyAttempt],
  ended: [dailyRanking, weeklyRanking],
  async checkSpectator(context, person, table) {
    if (await wouldSpoil(context, person, table)) throw refusal('spoiler');
  },

  objection({ table: { features } }, action) {
    const isRefused = action === 'help' && features.daily && !features.daily.practice;
    return isRefused ? refusal('dailyAlone') : undefined;
  },
  again({ table: { features, seats, seed } }) {
    if (!features.daily) return undefined;
    const occupants = seats.filter(({ kind }) => kind === 'person');
    return { occupants, seed, features: { practiceOf: features.daily.day } };
  },

  lines: {
    occasion(loaded, { language }) {
      const title = dailyTitle(loaded);
      return title === undefined ? [] : [say(title, language)];
    },
    belowBoard: (loaded, { language }) => (loaded.table.status === 'playing' ? practiceLines(loaded, language) : []),
    resigning: ({ table: { features } }, { language }) =>
      features.daily && !features.daily.practice ? [say(texts.table.sureToResign, language)] : [],
  },
  threadTitle: ({ daily, puzzle }, title) => (daily && !puzzle ? texts.table.name({ title }) : undefined),
  drawBoard: (loaded) => (loaded.table.features.daily ? drawDaily(loaded) : undefined),
  drawResult: (loaded) => (loaded.table.features.daily ? drawDailyResult(loaded) : undefined),
  leaderboardLinks: (loaded) => (isWeekly(loaded) ? [['week', texts.table.bestOfWeek]] : []),
  leaderboards: [{ period: 'week', title: texts.week.title, isFor: hasWeeks, read: weekBoard }],
  careerAchievements: DAILY_ACHIEVEMENTS,
  earned: earnedWithDailies,
  score: (loaded) => loaded.table.features.daily && dailyScore(loaded),
  endFacts: rankFacts,
  welcomeButtons: (games) =>
    games.some((game) => game.daily) ? [plain(dailiesId.make({}), texts.overview.title)] : [],
  personalData: {
    export: async (context, person) => ({ daily: await readAttempts(context, person) }),
    remove: forgetAttempts,
  },
  serverData: { remove: dropLeaderboards },
  buttons,
};
