import { english } from '@longtable/kit';

interface Results {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A place on a leaderboard. */
interface Leader {
  readonly place: number;
  readonly person: string;
  readonly score: string;
  readonly games: number;
}

export const en = {
  stats: {
    noGames: 'No finished games here yet.',
    provisional: ({ rating }: { rating: number }) => `${rating} (provisional)`,
    provisionalRating: '(provisional rating)',
    whyProvisional:
      'A rating is provisional until you’ve played about 11 to 22 rated games and 3 different opponents have won or drawn against you. Until then, nobody knows your limit.',
    results: ({ won, drawn, lost }: Results) =>
      [`${won} won`, ...(drawn > 0 ? [`${drawn} drawn`] : []), `${lost} lost`].join(', '),
    against: ({ name }: { name: string }) => `Against ${name}`,
    record: ({ played, results, rating }: { played: number; results: string; rating: string | undefined }) =>
      [`${played} played`, results, ...(rating === undefined ? [] : [`rating ${rating}`])].join(', '),
    finishedGames: 'Finished games',
    movesPerGame: 'Moves per game',
    timePerMove: 'Time per move',
    bestRun: ({ score }: { score: string }) => `Best run: ${score}`,
    puzzles: ({ rating, solved, tried, hinted }: Record<'solved' | 'tried' | 'hinted', number> & { rating: string }) =>
      `Puzzles: rating ${rating}, ${solved} of ${tried} solved${hinted > 0 ? ` (${hinted} with hints)` : ''}`,
    onAverage: 'on average',
  },
  periods: {
    week: 'This week',
    season: 'This season',
    'all-time': 'All time',
    past: 'Past winners',
  },
  leaderboard: {
    noRatings: 'Nobody has a rating yet. Finish a rated game against another player.',
    noRuns: 'Nobody has finished a run here yet. Each player’s best run counts.',
    games: ({ games }: { games: number }) => english.count(games, 'game', 'games'),
    leader: ({ place, person, score, games }: Leader) =>
      `${place}. <@${person}> · ${score} · ${english.count(games, 'game', 'games')}`,
    provisional: ({ players }: { players: number }) =>
      `-# ${english.count(players, 'player has', 'players have')} a provisional rating. Provisional ratings are ranked after about 11 to 22 rated games, once 3 different opponents have won or drawn against the player. Until then, nobody knows their limit.`,
    headToHead: ({ name, won, drawn, lost }: Results & { name: string }) =>
      `You **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${english.count(drawn, 'draw', 'draws')}` : ''}`,
    noPast: 'No season has ended with a ranking here yet.',
    bestOfLastWeek: ({ best }: { best: string }) => `Last week’s best: ${best}`,
    aboutWeek: ({ next }: { next: string }) => `-# Your best run by this week’s rules counts. New rules start ${next}.`,
    seasonEnds: ({ when }: { when: string }) => `-# The season ends ${when}.`,
  },
  achievements: {
    allGames: 'All games',
    count: ({ earned, all }: { earned: number; all: number }) => `Achievements: ${earned} of ${all}`,
  },
  career: {
    firstGame: { name: 'Take a seat', about: 'Finish a game' },
    tenWins: { name: 'Ten up', about: 'Win 10 games' },
    hundredGames: { name: 'Part of the furniture', about: 'Finish 100 games' },
    grandTour: { name: 'Grand tour', about: 'Finish 5 different games' },
    beatPlayer: { name: 'Face to face', about: 'Beat another player' },
    beatMaster: { name: 'Giant-killer', about: 'Beat the strongest computer of a game' },
    week: { name: 'Creature of habit', about: 'Play a daily 7 days in a row' },
    month: { name: 'Rain or shine', about: 'Play a daily 30 days in a row' },
    fiveDailies: { name: 'Five a day', about: 'Play 5 dailies on one day' },
  },
};

export type RatingsWords = typeof en;
