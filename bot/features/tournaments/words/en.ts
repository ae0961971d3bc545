export const en = {
  terms: {
    swiss: 'Swiss',
    roundRobin: 'round robin',
    singleElimination: 'single elimination',
    tiebreaksModifiedMedianYour:
      'Tiebreaks: modified median (your opponents’ points without the extremes), then starting rating. A bye counts as a win.',
    tiebreaksSonnebornBergerPointsOf:
      'Tiebreaks: Sonneborn-Berger (points of the opponents you beat, plus half for draws), then starting rating. If a player withdraws before playing half of their games, none of those games count. After that, their remaining opponents win.',
    loseAndYoureOutAfterADrawThe:
      'Lose and you’re out. After a draw, the higher seed advances; byes also go to the highest seeds.',
    multiplayerTiebreaks:
      'Tiebreaks: average points of the players you met, then starting rating. A bye counts as a first place.',
    eachRoundLastsUpToWhenItEndsThe: ({ value, isMultiplayer }: { value: string; isMultiplayer: boolean }) =>
      `Each round lasts up to **${value}**. When it ends, the player to move ${isMultiplayer ? 'comes last' : 'loses'}.`,
    timePerTurn: ({ turn }: { turn: string }) => `Time per turn: **${turn}**`,
    rated: 'Rated',
    unrated: 'Unrated',
    atLeastPlayers: ({ least }: { least: number }) => `At least **${least}** players`,
    tablesOf: ({ most }: { most: number }) => `Tables of **${most}**`,
    tablesOfOrFewerSoThatEveryone: ({ most }: { most: number }) =>
      `Tables of **${most}**, or fewer so that everyone plays`,
    firstPlaceIsWorthPointsLastPlace: ({ full }: { full: number }) =>
      `First place is worth **${full} points**, last place none. Tied players share the points.`,
  },
  table: {
    bye: '(bye)',
  },
  board: {
    start: 'Start',
    head: 'Tournament',
    aside: ({ count, rounds }: { count: number; rounds: number }) => `Round ${count} of ${rounds}`,
    words: ({ value }: { value: number }) => `Round ${value + 1}`,
    winsTheTournament: ({ who }: { who: string }) => `**${who} wins the tournament.**`,
    cancelled: '**The tournament was cancelled.** You can still finish the games in progress.',
    neverBegan: 'It never started.',
    count: ({ count }: { count: number }) => `Players (${count})`,
    lapse: ({ soon }: { soon: string }) => `-# Closes ${soon} if nobody starts it.`,
    withdrawn: ({ names }: { names: string }) => `-# ${names} withdrew.`,
    headWithNow: ({ now, all, until }: { now: number; all: number; until: string }) =>
      `**Round ${now} of ${all}** · ends ${until}`,
    bye: 'bye',
    sitsOut: 'sits out',
    out: 'withdrawn',
    andMore: ({ count }: { count: number }) => `-# … and ${count} more`,
    allStandings: 'All standings',
  },
  event: {
    name: ({ title }: { title: string }) => `Tournament: ${title}`,
    join: ({ way }: { way: string }) => `Join here: ${way}`,
    inAnHour: 'In an hour',
    tomorrowAtThisTime: 'Tomorrow at this time',
    in3Days: 'In 3 days',
    inAWeek: 'In a week',
    when: 'When will the tournament start? This is for the event only, so you still start it yourself.',
    done: 'I’ve announced the tournament as an event.',
  },
  actions: {
    youveJoinedTheTournament: 'You’ve joined the tournament.',
    youveWithdrawnFromTheTournament: 'You’ve withdrawn from the tournament.',
    theTournamentHasStarted: 'The tournament has started.',
    theTournamentWasCancelled: 'The tournament was cancelled.',
    notYet: 'OK, players can still join. Press “Start” when you’re ready.',
    announce: 'Announce as event',
    opened: 'The tournament is open. Do you want to play too? Start it when enough players have joined.',
    startWithPlayers: ({ count }: { count: number }) => `**Start with ${count} players?**`,
    notYet2: 'Not yet',
    rounds: ({ isOne, rounds }: { isOne: boolean; rounds: number }): string => (isOne ? '1 round' : `${rounds} rounds`),
    cancelQuestion:
      'Cancel this tournament? There’ll be no more rounds and no winner, and everyone in it will be notified.',
    cancel: 'Cancel tournament',
    round: ({ value }: { value: number }) => `**Round ${value + 1}**`,
    link: 'Go to tournament',
    over: 'over',
  },
};

export type TournamentsWords = typeof en;
