import type { AnyGame } from '../../../games/kit/game.ts';
import type { Best, Rating } from '../../../storage/records/standing.ts';
import type { Context } from '../context.ts';
import { compareScores } from '../table/score.ts';
import { readAll, rollOf } from './lists.ts';
import { isEstablished } from './rating.ts';
import { readStanding } from './standing.ts';

/** Somebody with something to show in a game. */
interface Leader {
  readonly person: string;
  readonly played: number;
}

/** Those who have finished a game here and are compared by what such a game counts, the best first. */
export type Leaders =
  | {
      readonly by: 'rating';
      readonly leaders: readonly (Leader & { readonly rating: Rating })[];
      /** How many more have a rating that is too new to be compared. */
      readonly provisional: number;
    }
  | { readonly by: 'score'; readonly leaders: readonly (Leader & { readonly best: Best })[] };

export async function leadersOf(context: Context, home: string, game: AnyGame): Promise<Leaders> {
  const persons = await readAll(context, rollOf(home, game.id));
  const standings = await Promise.all(persons.map((person) => readStanding(context, person)));
  const scores = persons.map((person, index) => ({ person, played: 0, ...standings[index]?.games[game.id] }));
  if (game.solo) {
    const leaders = scores.flatMap(({ person, played, best }) => (best ? [{ person, played, best }] : []));
    return { by: 'score', leaders: leaders.sort((one, other) => compareScores(other.best, one.best)) };
  }
  const rated = scores.flatMap((score) => (score.rating ? [{ ...score, rating: score.rating }] : []));
  const leaders = rated.filter(isEstablished).sort((one, other) => other.rating.rating - one.rating.rating);
  return { by: 'rating', leaders, provisional: rated.length - leaders.length };
}
