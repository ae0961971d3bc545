import { english } from '@longtable/kit';

interface Place {
  readonly name: string;
  /** Undefined in a knockout. */
  readonly points: string | undefined;
}

interface Winner extends Place {
  readonly others: readonly Place[];
}

/** What an admin did to a tournament. */
interface LogEntry {
  readonly by: string;
  readonly title: string;
  readonly channel: string;
}

export const en = {
  terms: {
    round: ({ duration, isMultiplayer }: { duration: string; isMultiplayer: boolean }) =>
      `Each round lasts up to **${duration}**. If a game isn’t finished by then, the player to move ${isMultiplayer ? 'comes last' : 'loses'}.`,
    time: ({ duration }: { duration: string }) => `Time per turn: **${duration}**`,
    rated: 'Rated',
    unrated: 'Unrated',
    minPlayers: ({ least }: { least: number }) => `At least **${least}** players`,
    swaps: ({ isKnockout }: { isKnockout: boolean }) =>
      `Opponents play **two games**, one from each seat. A win is worth a point.${isKnockout ? ' If they’re tied, a third game with a fair start decides.' : ''}`,
    tablesOf: ({ most }: { most: number }) => `Tables of **${most}**`,
    tablesUpTo: ({ most }: { most: number }) => `Tables of **${most}**, or fewer so that everyone plays`,
    points: ({ points }: { points: number }) =>
      `First place is worth **${english.count(points, 'point', 'points')}**, last place none. Tied players share the points.`,
  },
  formats: {
    swiss: 'Swiss',
    robin: 'round robin',
    knockout: 'single elimination',
  },
  tiebreaks: {
    swiss:
      'Tiebreaks: modified median (your opponents’ points without the highest and lowest), then starting rating. A bye counts as a win.',
    robin:
      'Tiebreaks: Sonneborn-Berger (points of the opponents you beat, plus half for draws), then starting rating. If a player withdraws before playing half of their games, none of those games count. After that, their remaining opponents win.',
    knockout: 'Lose and you’re out. After a draw, the higher seed advances; byes also go to the highest seeds.',
    decider:
      'Lose and you’re out. If the third game is drawn, too, the higher seed advances; byes also go to the highest seeds.',
    multiplayer:
      'Tiebreaks: average points of the players you met, then starting rating. A bye is worth half a first place.',
  },
  board: {
    toTournament: 'Back to the tournament',
    roundTitle: ({ round, game }: { round: number; game?: number | undefined }) =>
      `Tournament, round ${round}${game === undefined ? '' : game < 2 ? `, game ${game + 1} of 2` : ', deciding game'}`,
    score: ({ names, points }: { names: readonly string[]; points: readonly string[] }) =>
      `Score: ${names[0]} ${points.join('–')} ${names[1]}.`,
    byeInBrackets: '(bye)',
    start: 'Start',
    title: ({ title, format }: { title: string; format: string }) => `**Tournament: ${title}** · ${format}`,
    roundOf: ({ round, rounds }: { round: number; rounds: number }) => `Round ${round} of ${rounds}`,
    pairing: ({ round, names }: { round: number; names: string }) => `Round ${round}: ${names}`,
    winner: ({ name, points, others }: Winner) =>
      [
        `**${name} wins the tournament${points === undefined ? '' : ` with ${points === '1' ? '1 point' : `${points} points`}`}.**`,
        ...others.map(
          (other, index) =>
            `${['Second', 'Third'][index]}: ${other.name}${other.points === undefined ? '' : ` (${other.points})`}.`,
        ),
      ].join(' '),
    against: 'Against',
    inRound: 'Round',
    sum: 'Pts',
    tiebreak: ({ points }: { points: string }) => `(tiebreak ${points})`,
    cancelled: '**The tournament was canceled.** You can still finish the games in progress.',
    neverStarted: 'It never started.',
    players: ({ names }: { names: readonly string[] }) => `Players (${names.length}): ${english.list(names) || '–'}`,
    expires: ({ when }: { when: string }) => `-# Closes ${when} if nobody starts it.`,
    withdrawn: ({ names }: { names: readonly string[] }) => `-# ${english.list(names)} withdrew.`,
    round: ({ round, rounds, ends }: { round: number; rounds: number; ends: string }) =>
      `**Round ${round} of ${rounds}** · ends ${ends}`,
    bye: ({ name }: { name: string }) => `${name}: bye`,
    sitsOut: ({ name }: { name: string }) => `${name}: sits out`,
    hasWithdrawn: 'withdrawn',
    blocked: '**The games of this round are waiting.**',
    andMore: ({ count }: { count: number }) => `-# … and ${count} more`,
    allStandings: 'All standings',
  },
  event: {
    name: ({ title }: { title: string }) => `Tournament: ${title}`,
    join: ({ link }: { link: string }) => `Join here: ${link}`,
    when: 'When will the tournament start? This is for the event only, so you still start it yourself.',
    done: 'I’ve announced the tournament as an event.',
  },
  times: {
    hour: 'In an hour',
    day: 'Tomorrow at this time',
    threeDays: 'In 3 days',
    week: 'In a week',
  },
  actions: {
    postponed: 'OK, players can still join. Press “Start” when you’re ready.',
    announce: 'Announce as event',
    opened: 'The tournament is open. Do you want to play too? Start it when enough players have joined.',
    sureToStart: ({ players }: { players: number }) => `**Start with ${english.count(players, 'player', 'players')}?**`,
    notYet: 'Not yet',
    rounds: ({ rounds }: { rounds: number }) => english.count(rounds, 'round', 'rounds'),
    sureToCancel:
      'Cancel this tournament? There’ll be no more rounds and no winner, and everyone in it will be notified.',
    cancel: 'Cancel tournament',
    round: ({ round }: { round: number }) => `**Round ${round}**`,
    link: 'Go to tournament',
    over: 'over',
  },
  done: {
    join: 'You’ve joined the tournament.',
    withdraw: 'You’ve withdrawn from the tournament.',
    begin: 'The tournament has started.',
    sure: 'The tournament was canceled.',
  },
  log: {
    opened: ({ by, title, channel }: LogEntry) => `<@${by}> opened a tournament in <#${channel}>: **${title}**.`,
    begin: ({ by, title, channel }: LogEntry) => `<@${by}> started a tournament in <#${channel}>: **${title}**.`,
    sure: ({ by, title, channel }: LogEntry) => `<@${by}> canceled a tournament in <#${channel}>: **${title}**.`,
    announced: ({ by, title, channel }: LogEntry) =>
      `<@${by}> announced a tournament in <#${channel}> as an event: **${title}**.`,
  },
  cannotContinue: ({ channel, why }: { channel: string; why: string }) =>
    `A tournament in <#${channel}> can’t continue. ${why}`,
  settings: {
    roles: 'Who can create tournaments',
    question: 'Which roles can create tournaments? Without a choice, everyone can. Server admins always can.',
  },
  refusals: {
    noTournament: 'I can’t find that tournament here. Create one with `/tournament create`.',
    severalTournaments: 'This server has several tournaments. Choose one with the `tournament` option.',
    tooManyTournaments: 'This server has reached its tournament limit. You can create yours when one ends.',
    tournamentBegun: 'This tournament has already started, so you can’t join.',
    tournamentRunning: 'This tournament has already started.',
    tournamentOver: 'This tournament is over.',
    tournamentFull: 'This tournament is full.',
    alreadyEntered: 'You’re already in this tournament.',
    notEntered: 'You’re not in this tournament.',
    notOrganiser: 'Only the organizer or a server admin can start this tournament.',
    notYoursToCancel:
      'Only the organizer or a server admin can cancel this tournament. To leave it yourself, use `/tournament withdraw`.',
    notYoursToAnnounce: 'Only the organizer or a server admin can announce this tournament.',
    tooLateToAnnounce: 'This tournament has already started, so it can’t be announced anymore.',
    alreadyAnnounced: 'This tournament is already announced as an event.',
    swissOnly: 'Tables of more than two play Swiss. Choose that format, or set `players` to 2.',
    tooManyOwnTournaments: 'You’ve reached the limit for tournaments you organize. Finish or cancel one first.',
    pairingTaken: 'This tournament game already has a table.',
  },
  tooFewEntrants: ({ least }: { least: number }) =>
    `This tournament needs at least ${least} players. Wait for more to join.`,
  withdraw: 'Withdraw',
};

export type TournamentsWords = typeof en;
