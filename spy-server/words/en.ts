export const en = {
  settings: {
    choosingATeam: 'Choosing a team',
    theBestOffer: 'the best offer',
    gadgetsFirst: 'gadgets first',
    assigningGadgets: 'Assigning gadgets',
    toWhomTheySuit: 'to whom they suit',
    allToOneAgent: 'all to one agent',
    roulette: 'Roulette',
    playsWhenItPays: 'plays when it pays',
    neverPlays: 'never plays',
  },
  dialog: {
    computerPlayer: 'Computer player',
    level: 'Level',
    saved: 'Saved',
    none: 'none',
    levelNDraftNEquipmentNRouletteN:
      'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
    chooseALevelAndAStrategyForEach:
      'Choose a level and a strategy for each behaviour, or load saved settings. save keeps them under a name. add lets the computer player join, close doesn’t.',
    theresNoSuchCommandTypeHelp: 'There’s no such command. Type help.',
    thereAreNoSettingsWithThisName: 'There are no settings with this name that can be read.',
    aNameHas1To40LettersDigitsOr: 'A name has 1 to 40 letters, digits, - or _.',
  },
  captions: {
    roundBegins: ({ value }: { value: number }) => `Round ${value} begins.`,
    withoutSuccess: ', without success.',
    walksTo: ({ who, where }: { who: string; where: string }) => `${who} walks to ${where}.`,
    endsTheTurn: ({ who }: { who: string }) => `${who} ends the turn.`,
    wakesUpOnTheBarSeatAt: ({ who, where }: { who: string; where: string }) =>
      `${who} wakes up on the bar seat at ${where}.`,
    theCatStrollsTo: ({ where }: { where: string }) => `The cat strolls to ${where}.`,
    theJanitorGoesTo: ({ where }: { where: string }) => `The janitor goes to ${where}.`,
    winsAtRoulette: ({ who }: { who: string }) => `${who} wins at roulette.`,
    losesAtRoulette: ({ who }: { who: string }) => `${who} loses at roulette.`,
    getsToTalk: ({ who, person }: { who: string; person: string }) => `${who} gets ${person} to talk.`,
    spiesOnWithoutSuccess: ({ who, person }: { who: string; person: string }) =>
      `${who} spies on ${person} without success.`,
    opens: ({ who, what }: { who: string; what: string }) => `${who} opens ${what}.`,
    cantOpen: ({ who, what }: { who: string; what: string }) => `${who} can’t open ${what}.`,
    wrecksTheRouletteTable: ({ who }: { who: string }) => `${who} wrecks the roulette table.`,
    observes: ({ who, whom, end }: { who: string; whom: string; end: string }) => `${who} observes ${whom}${end}`,
    seesThroughAnEnemy: ({ who, whom }: { who: string; whom: string }) => `${who} sees through ${whom}: an enemy.`,
    takesForAGuest: ({ who, whom }: { who: string; whom: string }) => `${who} takes ${whom} for a guest.`,
    safe: ({ safe }: { safe: number }) => `safe ${safe}`,
  },
  words: {
    typeANumberOrAFullMoveBBackHHint:
      'Type a number or a full move. b: back, h: hint, ?: look up, p: pause, quit: leave the match.',
    waitingForAnotherPlayerAiAddA: 'Waiting for another player. ai: add a computer player, quit: leave.',
    youreWatchingQuitLeave: 'You’re watching. quit: leave.',
    theMatchIsPausedPResume: 'The match is paused. p: resume.',
    aPlayerLostTheConnectionTheMatch: 'A player lost the connection. The match is paused until they’re back.',
    theMatchContinues: 'The match continues.',
    thisNameIsTakenTryingAnotherOne: 'This name is taken, trying another one.',
    youreConnected: 'You’re connected.',
    youreInTheLobby: ({ lobby }: { lobby: string }) => `You’re in the lobby ${lobby}.`,
    limit: ({ seconds }: { seconds: number }): string => (seconds < 0 ? '' : ` ${seconds} seconds for each decision.`),
    playsAgainst: ({ one, two, limit }: { one: string; two: string; limit: string }) =>
      `${one} plays against ${two}.${limit}`,
    timesUpStrikeOfTheServerDecided: ({ times, most }: { times: number; most: number }) =>
      `Time’s up: strike ${times} of ${most}. The server decided for you.`,
    byLeave: 'because the opponent left',
    youWin: 'You win',
    wins: ({ name }: { name: string }) => `${name} wins`,
  },
  recordingFrame: {
    firstPlayer: 'First player',
    secondPlayer: 'Second player',
    becauseTheOpponentLeft: 'because the opponent left',
    wins: ({ name, why }: { name: string; why: string }) => `${name} wins ${why}.`,
    empty: 'This replay has no moves: the match ended before the casino opened.',
    cantReplayThisFile: ({ problem }: { problem: string; value: string }) => `Can’t replay this file: ${problem}.`,
  },
  recordingWork: {
    tooLong: 'This match is too long for a replay file. Use `/replay` to step through it here.',
  },
};

export type SpyServerWords = typeof en;
