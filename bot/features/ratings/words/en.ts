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
      'A rating is provisional until you’ve played about 11 to 22 rated games and 3 different opponents have won or drawn against you. Until then it’s only an estimate.',
    results: ({ won, drawn, lost }: Results) =>
      [`${won} won`, ...(drawn > 0 ? [`${drawn} drawn`] : []), `${lost} lost`].join(', '),
    against: ({ name }: { name: string }) => `Against ${name}`,
    record: ({ played, results, rating }: { played: number; results: string; rating: string | undefined }) =>
      [`${played} played`, results, ...(rating === undefined ? [] : [`rating ${rating}`])].join(', '),
    finishedGames: 'Finished games',
    movesPerGame: 'Moves per game',
    timePerMove: 'Time per move',
    bestRun: ({ score }: { score: string }) => `Best run: ${score}`,
    onAverage: 'on average',
  },
  periods: {
    season: 'This season',
    'all-time': 'All time',
    past: 'Past seasons',
  },
  leaderboard: {
    noRatings: 'Nobody has a rating yet. Finish a rated game against another player.',
    noRuns: 'Nobody has finished a run here yet. Each player’s best run counts.',
    games: ({ games }: { games: number }) => english.count(games, 'game', 'games'),
    leader: ({ place, person, score, games }: Leader) =>
      `${place}. <@${person}> · ${score} · ${english.count(games, 'game', 'games')}`,
    provisional:
      '-# “?” marks a provisional rating, which is only an estimate. Established ratings come first. A rating is established after about 11 to 22 rated games, including losses or draws against 3 different people.',
    headToHead: ({ name, won, drawn, lost }: Results & { name: string }) =>
      `You **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${english.count(drawn, 'draw', 'draws')}` : ''}`,
    noPast: 'No season has ended with a ranking here yet.',
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
  },
  ending: {
    voided: 'A moderator made this game unrated. The rating changes were reverted.',
    notCounted:
      'This game changed no ratings. Against the same person, only six games within two weeks do, and an established rating changes only against established ones.',
    tooShort: ({ moves }: { moves: number }) =>
      `This game changed no ratings, because it ended before everyone had made ${english.count(moves, 'move', 'moves')}.`,
    you: 'you',
    provisional: '“?” means provisional. The rating can still change a lot.',
    ratings: ({ changes }: { changes: string }) => `Rating: ${changes}`,
    achievements: ({ achievements }: { achievements: readonly string[] }) =>
      `Achievement${achievements.length === 1 ? '' : 's'}: ${achievements.join(', ')}`,
    achievementsOf: ({ name, achievements }: { name: string; achievements: readonly string[] }) =>
      `Achievement${achievements.length === 1 ? '' : 's'} for ${name}: ${achievements.join(', ')}`,
  },
  levels: {
    near: 'Close to your level',
    nearAbout: 'The level nearest to your rating',
  },
};

export type RatingsWords = typeof en;
