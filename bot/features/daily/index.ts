import { type AnyGame, joinTexts } from '@longtable/kit';
import { besideTable } from '../../../storage/records/table.ts';
import { type Context, dropWhenDue } from '../../host/context.ts';
import { DAY_MS, dayOf } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { homeOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPanelBeside } from '../../interactions/panel.ts';
import { actorOf, homeIdOf, type Reply } from '../../interactions/reply.ts';
import { soon } from '../../render/duration.ts';
import { phrase, plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { openRequestedTable, panelLocationFor, serverFor } from '../../screens/new-game.ts';
import { openReplayButton, shareButton } from '../history/index.ts';
import { openPuzzleTable, puzzleOfDay, showStartedPuzzle } from '../puzzles/index.ts';
import type { LeaderboardPage } from '../ratings/index.ts';
import {
  attemptsByScore,
  attemptTableOf,
  bestAttempt,
  dailyAttempt,
  dailyOpening,
  dailyRanking,
  dailyScore,
  dropLeaderboards,
  forgetAttempts,
  hasWeeks,
  isWeekly,
  type RankedAttempt,
  readAttempts,
  weeklyId,
  weeklyRanking,
  wouldSpoil,
} from './daily.ts';
import {
  dailyLines,
  dailyName,
  dailyTitle,
  drawDaily,
  drawDailyResult,
  lineOf,
  placeLines,
  practiceLines,
  rankFacts,
  showDailies,
} from './overview.ts';
import {
  type DailyMark,
  dailiesId,
  dailyAttemptsKind,
  dailyBoardId,
  dailyBoardKind,
  dailyMark,
  dailyTraceKind,
  dayBefore,
  mondayOf,
  PUZZLE_OF_THE_DAY,
  type Tries,
  yoursId,
} from './record.ts';
import { refusal, texts } from './words/texts.ts';

const buttons: NonNullable<Feature['buttons']> = {
  yours: button(yoursId, {
    access: 'anyone',
    async press({ reply, id: { game } }) {
      const { context } = reply.bot;
      const attempt = await attemptTableOf(context, reply.user.id, game, dayOf(context.now()));
      if (attempt?.table.status === 'over') return showPlayed(reply);
      if (game === PUZZLE_OF_THE_DAY) return openPuzzleOfDay(reply, attempt);
      const known = context.games.get(game);
      if (!known?.daily) throw refusal('noDaily');
      return openDaily(reply, known, attempt);
    },
  }),

  /** Shows the dailies of all games, or the leaderboard of the selected one. */
  dailies: button(dailiesId, {
    access: 'anyone',
    press({ reply }) {
      const chosen = reply.interaction.isStringSelectMenu()
        ? dailyBoardId.parse(reply.interaction.values[0] ?? '')
        : undefined;
      return chosen ? openLeaderboard(reply, chosen.game) : showDailies(reply);
    },
  }),

  dailyBoard: button(dailyBoardId, {
    access: 'anyone',
    press: ({ reply, id: { game } }) => openLeaderboard(reply, game),
  }),
};

async function openLeaderboard(reply: Reply, game: string): Promise<void> {
  const isKnown = game === PUZZLE_OF_THE_DAY || reply.bot.context.games.get(game)?.daily;
  if (!isKnown) throw refusal('noDaily');
  return showDailyLeaderboard(reply, game);
}

/** Shows the leaderboard of a daily in a server or DM: the best players, the user's own rank, and yesterday's winner. */
async function showDailyLeaderboard(reply: Reply, daily: string): Promise<void> {
  const { context } = reply.bot;
  const home = homeOf({ guild: reply.guildId, channel: reply.channelId });
  const today = dayOf(context.now());
  const best = await attemptsByScore(context, home, daily, today);
  const champion = await bestAttempt(context, home, daily, dayBefore(today));
  const game = context.games.get(daily);
  await reply.show({
    title: phrase`**${joinTexts([game?.title, dailyName(today, game ? 'daily' : 'puzzle')], ' · ')}**`,
    end: [
      ...placeLines(best, reply.user.id),
      ...(champion ? [phrase`-# ${texts.leaderboard.yesterday({ best: lineOf(champion) })}`] : []),
    ],
    rows: [[plain(dailiesId.make({}), common.buttons.back), ...replayButtons(champion)]],
  });
}

function replayButtons(champion: RankedAttempt | undefined): ButtonSpec[] {
  if (!champion) return [];
  return [openReplayButton(champion.table, { label: texts.leaderboard.replayYesterday })];
}

/** Tells a user who has played a daily so, with a button to the others. */
async function showPlayed(reply: Reply): Promise<void> {
  const rows = [[plain(dailiesId.make({}), texts.overview.title)]];
  await reply.privateBriefly({ end: [refusal('triedToday').sentence], rows });
}

/** Starts the user's attempt at the puzzle of the day, or links to the attempt in progress. */
async function openPuzzleOfDay(reply: Reply, attempt: LoadedTable | undefined): Promise<void> {
  if (attempt?.table.status === 'playing') return showStartedPuzzle(reply, attempt);
  const { context } = reply.bot;
  const today = await puzzleOfDay(context, dayOf(context.now()));
  if (!today) throw refusal('noDaily');
  return openPuzzleTable(reply, today, { daily: true });
}

/** Starts the user's attempt at the daily of a game, or links to the attempt in progress. */
async function openDaily(reply: Reply, game: AnyGame, attempt: LoadedTable | undefined): Promise<void> {
  const server = await serverFor(reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const occupants = [{ kind: 'person' as const, id, name }];
  const location = panelLocationFor(reply, server);
  if (attempt?.table.status === 'playing') return sayAlreadyStarted(reply, attempt.table.location.channel);
  if (reply.isInPrivate) await reply.acknowledge();
  const opened = await openRequestedTable(reply, { game, options: {}, occupants, location, features: { daily: true } });
  if (!opened || opened.table.location.inPanel) return;
  // The panel is below the public card, or below the link to its thread.
  await showPanelBeside(reply, opened, 0);
  await reply.dismiss();
}

async function sayAlreadyStarted(reply: Reply, channel: string): Promise<void> {
  await reply.say(texts.overview.alreadyStarted({ channel }));
}

/** Returns the best runs by this week's rules, the winner of last week, and the end of the week. */
async function weekBoard(reply: Reply, game: AnyGame): Promise<LeaderboardPage> {
  const monday = mondayOf(reply.bot.context.now());
  const next = Date.parse(monday) + 7 * DAY_MS;
  const bestSince = (day: string) => attemptsByScore(reply.bot.context, homeIdOf(reply), weeklyId(game), day);
  const [champion] = await bestSince(mondayOf(Date.parse(monday) - DAY_MS));
  const best = await bestSince(monday);
  const lines = [
    ...placeLines(best, reply.user.id),
    ...(champion ? [phrase`-# ${texts.week.bestOfLast({ best: lineOf(champion) })}`] : []),
    texts.week.about({ next: soon(next) }),
  ];
  return { lines, places: best.map(({ person, score }) => ({ person, score: score.words })) };
}

export const DAILY_ACHIEVEMENTS = [
  { id: 'week', ...texts.career.week, isEarned: (tries: Tries) => longestStreak(tries) >= 7 },
  { id: 'month', ...texts.career.month, isEarned: (tries: Tries) => longestStreak(tries) >= 30 },
  {
    id: 'five-dailies',
    ...texts.career.fiveDailies,
    isEarned: (tries: Tries, today: string | undefined) =>
      Object.values(tries).filter(({ day }) => day === today).length >= 5,
  },
];

/** Returns the ids of the achievements that a user has earned with a finished game. */
async function earnedWithDailies(context: Context, { table }: LoadedTable, person: string): Promise<string[]> {
  const tries = await readAttempts(context, person);
  const day = table.features.daily?.day;
  return DAILY_ACHIEVEMENTS.filter(({ isEarned }) => isEarned(tries, day)).map(({ id }) => id);
}

function longestStreak(tries: Tries): number {
  return Math.max(0, ...Object.values(tries).map(({ streak = 1 }) => streak));
}

export { attemptsOn, dailiesOn } from './daily.ts';
export { dailyButton, showDailies } from './overview.ts';

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
    occasion(loaded) {
      const title = dailyTitle(loaded);
      return title === undefined ? [] : [title];
    },
    result: (loaded) => (loaded.table.features.daily?.rank ? dailyLines(loaded) : []),
    belowBoard: (loaded) => (loaded.table.status === 'playing' ? practiceLines(loaded) : []),
    resigning: ({ table: { features } }) =>
      features.daily && !features.daily.practice ? [texts.table.sureToResign] : [],
  },
  boardButtons: {
    next({ table: { id, features } }) {
      if (!features.daily) return [];
      return [...(features.puzzle ? [shareButton(id)] : []), plain(dailiesId.make({}), texts.overview.title)];
    },
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
