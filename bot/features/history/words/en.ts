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
  replay: {
    first: 'First',
    back: 'Back',
    forward: 'Forward',
    last: 'Last',
    jumpTo: 'Jump to step',
    stepNumber: 'Step number',
    moveOf: ({ at, of, who }: { at: number; of: number; who: string }) => `Move ${at}/${of} · ${who}`,
    stepOf: ({ at, of, who }: { at: number; of: number; who: string }) => `Step ${at}/${of} · ${who}`,
    viewAs: 'View as…',
    everyone: 'Everyone',
    startingPlayer: 'the starting player',
    secondPlayer: 'the second player',
    saveAsRecording: 'Save as .replay',
    saveAsGif: 'Save as GIF',
    picture: ({ picture, pictures }: { picture: number; pictures: number }) => `Picture ${picture}/${pictures}`,
    recording: 'The whole match in the original .replay format. You can also step through it with `/replay`.',
    saveAsFile: 'Save as file',
    moves: ({ moves }: { moves: number }) => english.count(moves, 'move', 'moves'),
    startPosition: 'Start position',
    notANumber: 'Enter the number of a step, such as 12.',
    expired: 'This replay has expired. Load it again with `/replay`.',
    file: 'The whole game, one move per line. Load it again with `/replay`.',
  },
  gif: {
    ready: 'Here’s the game as a GIF. It shows everything, including hidden cards and roles.',
    failed: 'I couldn’t make the GIF because too many are being made right now. Try again in a minute.',
    share: 'Share GIF',
    expired: 'This GIF has expired. Press “Save as GIF” again.',
    progress: ({ percent }: { percent: number }) => `Making the GIF: ${percent}%`,
  },
  stats: {
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
  history: {
    replayOne: 'Replay a game…',
    saveOne: 'Save a game as a file…',
    newer: 'Newer',
    older: 'Older',
    noGames: 'No finished games here yet.',
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
};

export type HistoryWords = typeof en;
