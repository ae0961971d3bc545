import type { Result, Seat } from '../../../games/kit/game.ts';
import type { Rating, Score, Standing } from '../../../storage/records/standing.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { UNRATED } from './rating.ts';

/** How a game went for somebody. */
export type Fate = 'won' | 'drawn' | 'lost';

const NO_GAMES: Score = { played: 0, won: 0, drawn: 0, lost: 0 };

/** What a person's finished games add up to. */
export async function readStanding(house: House, person: string): Promise<Standing> {
  return (await readSound(house, house.standings, person)) ?? { games: {}, homes: {} };
}

/** How a result is for somebody in these seats; alone, not to win is to lose. */
export function fateOf({ winners }: Result, mine: readonly Seat[], seats: number): Fate {
  if (winners.some((seat) => mine.includes(seat))) return 'won';
  return winners.length === 0 && seats > 1 ? 'drawn' : 'lost';
}

/** The rating of somebody in a game. */
export function ratingIn(standing: Standing, game: string): Rating {
  return standing.games[game]?.rating ?? UNRATED;
}

/** A standing with one more finished game. */
export function withGame(
  standing: Standing,
  { game, home, fate, rating }: { game: string; home: string; fate: Fate; rating: Rating | undefined },
): Standing {
  const score = standing.games[game] ?? NO_GAMES;
  const more = { ...score, played: score.played + 1, [fate]: score[fate] + 1, ...(rating && { rating }) };
  const known = standing.homes[home] ?? [];
  return {
    games: { ...standing.games, [game]: more },
    homes: { ...standing.homes, [home]: known.includes(game) ? known : [...known, game] },
  };
}
