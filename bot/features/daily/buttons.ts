import { type AnyGame, type Language, say } from '@longtable/kit';
import { dayOf } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { homeOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPanelBeside } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { message } from '../../render/message.ts';
import { buttonRows, plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { openRequestedTable } from '../../screens/new-game/here.ts';
import { locationFor, serverFor } from '../../screens/new-game/place.ts';
import { openReplayButton } from '../history/index.ts';
import { openPuzzleTable, puzzleOfDay, showStartedPuzzle } from '../puzzles/index.ts';
import { attemptsByScore, attemptTableOf, type RankedAttempt } from './daily.ts';
import { dailiesId, dailyBoardId, yoursId } from './ids.ts';
import { showDailies } from './overview.ts';
import { dayBefore, PUZZLE_OF_THE_DAY } from './record.ts';
import { dailyName, lineOf, placeLines } from './result.ts';
import { refusal, texts } from './words/texts.ts';

export const buttons: NonNullable<Feature['buttons']> = {
  yours: button(yoursId, {
    access: 'anyone',
    async press({ reply, id: { game } }) {
      const { context } = reply.bot;
      const attempt = await attemptTableOf(context, reply.user.id, game, dayOf(context.now()));
      if (attempt?.table.status === 'over') return showPlayed(reply);
      if (game === PUZZLE_OF_THE_DAY) return openPuzzleOfDay(reply, attempt);
      const found = context.games.get(game);
      if (!found?.daily) throw refusal('noDaily');
      return openDaily(reply, found, attempt);
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
  const { language, user } = reply;
  const home = homeOf({ guild: reply.guildId, channel: reply.channelId });
  const today = dayOf(context.now());
  const best = await attemptsByScore(context, home, daily, today);
  const [champion] = await attemptsByScore(context, home, daily, dayBefore(today));
  const drawn = message({
    title: `**${titleOf(context.games.get(daily), today, language)}**`,
    end: [
      ...placeLines(best, user.id, language),
      ...(champion ? [`-# ${say(texts.leaderboard.yesterday({ best: lineOf(champion, language) }), language)}`] : []),
    ],
    rows: buttonRows([plain(dailiesId.make({}), common.buttons.back), ...replayButtons(champion)], language),
  });
  await reply.show(drawn);
}

function titleOf(game: AnyGame | undefined, day: string, language: Language): string {
  return [...(game ? [say(game.title, language)] : []), say(dailyName(day, game ? 'daily' : 'puzzle'), language)].join(
    ' · ',
  );
}

function replayButtons(champion: RankedAttempt | undefined): ButtonSpec[] {
  if (!champion) return [];
  return [openReplayButton(champion.table, { label: texts.leaderboard.replayYesterday })];
}

/** Tells a user who has played a daily so, with a button to the others. */
async function showPlayed(reply: Reply): Promise<void> {
  const { language } = reply;
  const { sentence } = refusal('triedToday');
  const rows = buttonRows([plain(dailiesId.make({}), texts.overview.title)], language);
  await reply.privateBriefly(message({ end: [say(sentence, language)], rows }));
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
  const { bot } = reply;
  const server = await serverFor(bot.context, reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const occupants = [{ kind: 'person' as const, id, name }];
  const location = locationFor(reply, server);
  if (attempt?.table.status === 'playing') return sayAlreadyStarted(reply, attempt.table.location.channel);
  if (reply.isInPrivate) await reply.acknowledge();
  const opened = await openRequestedTable(reply, { game, options: {}, occupants, location, features: { daily: true } });
  if (!opened) return;
  // The panel is below the public card, or below the link to its thread.
  await showPanelBeside(reply, opened, 0);
  await reply.dismiss();
}

async function sayAlreadyStarted(reply: Reply, channel: string): Promise<void> {
  await reply.say(texts.overview.alreadyStarted({ channel }));
}
