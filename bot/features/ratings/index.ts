import {
  type AnyGame,
  isYou,
  joinTexts,
  type Level,
  nameOf,
  type Reader,
  type Result,
  type Text,
} from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { Write } from '../../../storage/index.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { type Context, dropWhenDue } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { isLongEnough, isRated } from '../../host/table/rating.ts';
import { isFinished, isPlayer, playersAt, seriesOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { sign } from '../../render/emojis.ts';
import { phrase, plain } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { type LevelChoice, SUITABLE } from '../computers/index.ts';
import type { Fact } from '../pictures/index.ts';
import { type AchievementInfo, achievementsOf, careerAchievements, showAchievements } from './achievements.ts';
import { gameStatsWithout, ratingEffects, removePlayerStats, removeServerStats } from './effects.ts';
import { showLeaderboard } from './leaderboard.ts';
import { establishedRating, type GameOutcome, gameOutcomeOf, playedBy, readPlayerStats } from './player-stats.ts';
import { afterSeasons, type Rating, seasonOf, seasonsSince, UNRATED } from './rating.ts';
import {
  achievementsId,
  gameStatsKind,
  leadersId,
  type PlayerStats,
  playerStatsKind,
  ratingTraceKind,
  type Score,
} from './record.ts';
import { texts } from './words/texts.ts';

export type { LeaderboardPage } from './leaderboard.ts';
export { gameOutcomeOf, readPlayerStats } from './player-stats.ts';
export { isPrecise, type Rating, ratedAfter, UNRATED } from './rating.ts';

/** Ratings, statistics, leaderboards and achievements of players. */
export const ratings: Feature = {
  id: 'ratings',
  records: [playerStatsKind, gameStatsKind, ratingTraceKind],
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
        const [chosen = id] = reply.interaction.isStringSelectMenu() ? reply.interaction.values : [];
        const game = reply.bot.context.games.get(chosen);
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

/** Returns the choice of a level near the user's rating, if the levels of a game have ratings. */
export function nearChoice({ computers }: AnyGame): LevelChoice[] {
  const levels = computers?.levels ?? [];
  const isOnScale = levels.length > 1 && levels.some(({ rating }) => rating !== undefined);
  return isOnScale ? [{ value: SUITABLE, label: texts.levels.near, about: texts.levels.nearAbout }] : [];
}

/** Returns the level nearest to a user's rating. Undefined if the user has none. */
async function levelNearUser(context: Context, game: AnyGame, person: string): Promise<Level | undefined> {
  const { rating } = (await readPlayerStats(context, person)).games[game.id] ?? {};
  return rating && levelNear(game.computers?.levels ?? [], rating.rating);
}

/** Returns the level with the nearest rating: the weaker of two at the same distance, or the first if none has a rating. */
function levelNear(levels: readonly Level[], strength: number): Level | undefined {
  const distance = ({ rating }: Level) => Math.abs((rating ?? Number.POSITIVE_INFINITY) - strength);
  return levels.toSorted((a, b) => distance(a) - distance(b) || 0)[0];
}

type RatedSeat = Extract<SeatOccupant, { rated?: unknown }>;
type Undo = NonNullable<NonNullable<RatedSeat['rated']>['undo']>;

/**
 * Returns the writes that undo the effect of a finished rated game on the stats of its players and of the game. If a player has had later rated games, their rating
 * changes by the points of this game, otherwise it is exactly as before.
 */
async function undoRatings(context: Context, table: Table, result: Result): Promise<Write[]> {
  const writes = table.seats.map(async (occupant) => {
    const undo = isPlayer(occupant) ? occupant.rated?.undo : undefined;
    if (!undo || !isPlayer(occupant)) return [];
    const outcome = gameOutcomeOf(result, playedBy(table, occupant.id), table.seats.length);
    const stats = await readPlayerStats(context, occupant.id);
    const undone = withoutGame(stats, table.game, outcome, undo, seasonOf(context.now()));
    return [context.storage.store(playerStatsKind).put(occupant.id, undone)];
  });
  return [...(await Promise.all(writes)).flat(), ...(await gameStatsWithout(context, table))];
}

/** Maximum number of points that a player gets back in a season: ratings count on all servers, but moderators act on one. */
const MAX_RETURNED = 100;

/** Returns a player's stats without a rated game. */
function withoutGame(stats: PlayerStats, game: string, outcome: GameOutcome, full: Undo, now: string): PlayerStats {
  const score = stats.games[game];
  if (!score) return stats;
  const before = score.returned?.season === now ? score.returned.points : 0;
  // Games that changed no ratings are played, too. Without another rated game, nothing is left to be rated.
  const isOnly = score.played <= 1 || (!full.before && isLastRated(score, full, now));
  const undo = isOnly ? full : limited(full, MAX_RETURNED - before);
  const points = isOnly ? before : before + Math.max(0, (undo.before ?? UNRATED).rating - undo.after.rating);
  const { rating: _, opponents = [], lostTo = [], recent = [], ...rest } = score;
  const kept = recent.filter(({ at }) => at !== undo.at);
  const isMetAgain = (id: string) => kept.some(({ opponent }) => opponent === id);
  const without = (all: readonly string[], gone: readonly string[]) =>
    all.filter((id) => !gone.includes(id) || isMetAgain(id));
  const rating = isOnly ? undefined : ratingWithout(score, undo, now);
  const less: Score = {
    ...rest,
    played: Math.max(0, score.played - 1),
    [outcome]: Math.max(0, score[outcome] - 1),
    opponents: without(opponents, undo.opponents),
    lostTo: without(lostTo, undo.lostTo),
    recent: kept,
    ...(rating && { rating }),
    ...(points > 0 && { returned: { season: now, points } }),
  };
  return { ...stats, games: { ...stats.games, [game]: withSeason(less, undo) } };
}

/** Returns what is undone if the player may get back so many points. */
function limited(undo: Undo, points: number): Undo {
  const { before = UNRATED, after } = undo;
  const most = after.rating + points;
  return before.rating <= most ? undo : { ...undo, before: { ...before, rating: most } };
}

/** Whether a player's rating is the one after this game, so that there is no later rated one. */
function isLastRated({ rating }: Score, { after, at }: Undo, now: string): boolean {
  const became = afterSeasons(after, seasonsSince(seasonOf(at), now));
  return (
    rating !== undefined &&
    (['rating', 'deviation', 'volatility'] as const).every((part) => rating[part] === became[part])
  );
}

/** Returns the rating without a game. Undefined if it was the player's first rated game and there is no later one. */
function ratingWithout(score: Score, undo: Undo, now: string): Score['rating'] {
  const { before, after, at } = undo;
  const passed = seasonsSince(seasonOf(at), now);
  const [was, became] = [before ?? UNRATED, after].map((each) => afterSeasons(each, passed)) as [Rating, Rating];
  if (!score.rating || isLastRated(score, undo, now)) return before && was;
  return { ...score.rating, rating: score.rating.rating - (became.rating - was.rating) };
}

/** Takes the game off the season in which it ended. */
function withSeason(score: Score, { before, after, at }: Undo): Score {
  const id = seasonOf(at);
  const season = score.seasons?.[id];
  if (!season) return score;
  const { rating, provisional, ...rest } = season;
  const was = before?.rating ?? UNRATED.rating;
  const isLast = rating === after.rating;
  const left =
    rating === undefined || !score.rating || (isLast && !before)
      ? undefined
      : isLast
        ? was
        : rating - (after.rating - was);
  const shown = left === undefined ? {} : { rating: left, ...(provisional && { provisional }) };
  return {
    ...score,
    seasons: { ...score.seasons, [id]: { ...rest, played: Math.max(0, season.played - 1), ...shown } },
  };
}

/** Returns why a rated game with a result changed no ratings. Undefined for other games. */
export function whyUnrated(loaded: LoadedTable): Text | undefined {
  const { table, game } = loaded;
  const isChanged = table.seats.some((occupant) => isPlayer(occupant) && occupant.rated);
  if (!isFinished(table) || !isRated(table) || seriesOf(loaded) || isChanged) return undefined;
  return isLongEnough(loaded) ? texts.ending.notCounted : texts.ending.tooShort({ moves: game.ratedAfter ?? 1 });
}

/** Returns the rating changes. The reader is addressed as “you”. */
function ratingLines(loaded: LoadedTable, reader: Reader): Text[] {
  const { table } = loaded;
  const changes = table.seats.flatMap((occupant, seat) => {
    if (!isPlayer(occupant) || !occupant.rated) return [];
    const { before, after, provisional } = occupant.rated;
    const mark = provisional ? '?' : '';
    const change = `${before}${mark} → **${after}${mark}** (${after < before ? '−' : '+'}${Math.abs(after - before)})`;
    return [phrase`${isYou(reader, seat) ? texts.ending.you : plainLine(nameOf(reader, seat))} ${change}`];
  });
  if (table.terms.voided) return [phrase`-# ${texts.ending.voided}`];
  if (changes.length === 0) return [whyUnrated(loaded)].flatMap((why) => (why ? [phrase`-# ${why}`] : []));
  const isProvisional = table.seats.some((occupant) => isPlayer(occupant) && occupant.rated?.provisional);
  const sentences = [
    texts.ending.ratings({ changes: joinTexts(changes, ' · ') }),
    isProvisional ? texts.ending.provisional : undefined,
  ];
  return [phrase`-# ${joinTexts(sentences, '. ')}`];
}

/** Returns the new achievements, one line per player, for a seat only its own. Shown on boards, not in pings. */
export function achievementLines(loaded: LoadedTable, reader: Reader): Text[] {
  const { table } = loaded;
  const isAlone = playersAt(table).length === 1;
  return table.seats.flatMap((_, seat) => {
    if (reader.viewer !== 'spectator' && !isYou(reader, seat)) return [];
    const earned = earnedAt(loaded, seat);
    if (earned.length === 0) return [];
    const achievements = earned.map(({ name, about }) => phrase`**${name}** (${about})`);
    const words =
      isAlone || isYou(reader, seat)
        ? texts.ending.achievements({ achievements })
        : texts.ending.achievementsOf({ name: plainLine(nameOf(reader, seat)), achievements });
    return [phrase`-# ${sign(SIGNS.laurels)}${words}`];
  });
}

/** Returns the achievements that a seat earned in this game. */
function earnedAt({ table, game, features }: LoadedTable, seat: number): readonly AchievementInfo[] {
  const occupant = table.seats[seat];
  const keys = isPlayer(occupant) ? (occupant.earned ?? []) : [];
  return [...achievementsOf(game), ...careerAchievements(features)].filter(({ key }) => keys.includes(key));
}

/** Maximum number of achievements on the picture of a finished game. */
const MAX_FACTS = 2;

/** Returns the first achievements for the picture of a finished game. */
function earnedFacts(loaded: LoadedTable): Fact[] {
  return loaded.table.seats
    .flatMap((_, seat) => earnedAt(loaded, seat))
    .slice(0, MAX_FACTS)
    .map(({ name, about }) => ({ icon: SIGNS.laurels, value: name, words: about }));
}
