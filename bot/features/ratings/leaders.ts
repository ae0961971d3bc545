import type { AnyGame } from '@longtable/kit';
import { compareScores } from '@longtable/kit/result';
import type { Context } from '../../host/context.ts';
import { readAll } from '../history/index.ts';
import { readPlayerStats } from './player-stats.ts';
import { overall, seasonOf, seasonScoreOf } from './rating.ts';
import type { Best, Score, SeasonScore } from './record.ts';

/** List id of the players who have finished a game in a server or DM. */
export const playerListId = (home: string, game: string) => `${home}/${game}`;

interface Leader {
  readonly person: string;
  readonly played: number;
}

/** Players who have finished a game in a server or DM, best first. */
export type Leaders =
  | {
      readonly by: 'rating';
      readonly leaders: readonly (Leader & { readonly rating: number })[];
      /** Players whose rating is not established, best first. */
      readonly provisional: readonly (Leader & { readonly rating: number })[];
    }
  | { readonly by: 'score'; readonly leaders: readonly (Leader & { readonly best: Best })[] };

export type Period = { readonly season: string } | 'all-time';

/** Returns the leaders of a game in a server or DM. */
export async function leadersOf(context: Context, home: string, game: AnyGame, period: Period): Promise<Leaders> {
  return ranked(game, entriesIn(await scoresOf(context, home, game), period));
}

/** Returns the past seasons that have leaders, latest first. */
export async function pastLeaders(
  context: Context,
  home: string,
  game: AnyGame,
): Promise<readonly { readonly season: string; readonly leaders: Leaders }[]> {
  const scores = await scoresOf(context, home, game);
  const seasons = new Set(scores.flatMap(({ score }) => Object.keys(score.seasons ?? {})));
  seasons.delete(seasonOf(context.now()));
  return [...seasons]
    .sort()
    .reverse()
    .map((season) => ({ season, leaders: ranked(game, entriesIn(scores, { season })) }))
    .filter(({ leaders }) => leaders.leaders.length > 0);
}

interface Entry extends SeasonScore {
  readonly person: string;
}

/** Returns the scores of all players who have finished a game in a server or DM. */
async function scoresOf(context: Context, home: string, { id }: AnyGame): Promise<{ person: string; score: Score }[]> {
  const persons = await readAll(context, playerListId(home, id));
  const allStats = await Promise.all(persons.map((person) => readPlayerStats(context, person)));
  return persons.flatMap((person, index) => {
    const score = allStats[index]?.games[id];
    return score ? [{ person, score }] : [];
  });
}

function entriesIn(scores: readonly { person: string; score: Score }[], period: Period): Entry[] {
  return scores.flatMap(({ person, score }) => {
    const entry = period === 'all-time' ? overall(score) : seasonScoreOf(score, period.season);
    return entry && entry.played > 0 ? [{ person, ...entry }] : [];
  });
}

function ranked({ solo }: AnyGame, entries: readonly Entry[]): Leaders {
  if (solo) {
    const leaders = entries.flatMap(({ person, played, best }) => (best ? [{ person, played, best }] : []));
    return { by: 'score', leaders: leaders.sort((a, b) => compareScores(b.best, a.best)) };
  }
  const rated = entries.flatMap(({ rating, ...entry }) => (rating === undefined ? [] : [{ ...entry, rating }]));
  const listed = (isProvisional: boolean) =>
    rated
      .filter(({ provisional = false }) => provisional === isProvisional)
      .sort((a, b) => b.rating - a.rating)
      .map(({ person, played, rating }) => ({ person, played, rating }));
  return { by: 'rating', leaders: listed(false), provisional: listed(true) };
}
