export const general = {
  options: {
    matchLengthDefaultFull: 'Match length (default: full)',
    match: 'Match',
    blitz3RoundsThenEveryoneIsThrown: 'Blitz (3 rounds, then everyone is thrown out; 4 guests, 10 minutes)',
    quick5RoundsThenEveryoneIsThrown: 'Quick (5 rounds, then everyone is thrown out; 6 guests, 15 minutes)',
    evening7RoundsThenEveryoneIs: 'Evening (7 rounds, then everyone is thrown out; 30 minutes)',
    fullOriginalTheJanitorComesIn: 'Full (original: the janitor comes in round 10; 45 to 90 minutes)',
    theCasinoToPlayIn: 'The casino to play in',
    theCharactersAtTheTables: 'The characters at the tables',
    cast: 'Cast',
    roundInWhichTheJanitorAppears: 'Round in which the janitor appears',
    janitorAppearsInRound: 'Janitor appears in round',
    whatOneSecondInTheMatchFileMeans: 'What one second in the match file means at this table',
    aSecondUnchanged: 'A second (unchanged)',
    aMinute: 'A minute',
    anHour: 'An hour',
    yourOwnMatchConfigurationMatch: 'Your own match configuration (.match, JSON)',
    matchFile: 'Match file',
    yourOwnCasinoScenarioJson: 'Your own casino (.scenario, JSON)',
    scenarioFile: 'Scenario file',
    yourOwnCharactersJson: 'Your own characters (JSON)',
    characterFile: 'Character file',
  },
  setup: {
    sentence: ({ value, list }: { value: string; list: string }) => `Your ${value} isn’t valid: ${list}.`,
    matchFile: 'match file',
    scenarioFile: 'scenario file',
    characterFile: 'character file',
  },
  achievements: {
    licenceToWin: 'Licence to win',
    winAMatchByAtLeast100Points: 'Win a match by at least 100 points',
    shakenNotStirred: 'Shaken, not stirred',
    winAMatchByAtMost10Points: 'Win a match by at most 10 points',
    catPerson: 'Cat person',
    bringTheCatHerCollar: 'Bring the cat her collar',
    allEars: 'All ears',
    learn5GuestsSecretsInOneMatch: 'Learn 5 guests’ secrets in one match',
    safecracker: 'Safecracker',
    open2SafesInOneMatch: 'Open 2 safes in one match',
    cleanHands: 'Clean hands',
    winAMatchWithoutTakingDamage: 'Win a match without taking damage',
    atTheBar: 'At the bar',
    drink3CocktailsInOneMatch: 'Drink 3 cocktails in one match',
  },
  daily: {
    round: ({ value }: { value: number }) => `Round ${value}`,
    toIp: ({ isWon, mine, theirs }: { isWon: boolean; mine: number; theirs: number }) =>
      `${isWon ? 'Won' : 'Lost'} ${mine} to ${theirs} IP`,
    preparing: 'Choosing agents',
  },
  lesson: {
    beforeAMatchYouPickYourTeamIn:
      'Before a match you pick your team in secret: 8 times one of these, 2 to 4 agents and the rest gadgets. Ines Carvalho has 2 actions per round, and most others have 1.',
    pickInesCarvalho: 'Pick Ines Carvalho.',
    iveMadeTheOtherPicksForYouOlga:
      'I’ve made the other picks for you: Olga Brandt and 6 gadgets. Every gadget needs a carrier.',
    pressAutoAssign: 'Press “Auto-assign”.',
    youCouldStillSwapGadgetsBetween:
      'You could still swap gadgets between your agents. In the casino nobody knows who belongs to whom, so your opponent can’t tell your agents from the guests.',
    enterTheCasinoWithReady: 'Enter the casino with “Ready”.',
    theHighestScoreWinsLookBelowThe:
      'The highest score wins. Look below the map: your 20 chips already count as 200 points. Guests know secrets, which are worth 13 points each. It’s Ines’s turn, and she has 2 steps and 2 actions.',
    walkToSilasGrimm: 'Walk to Silas Grimm.',
    silasCouldBeAGuestOrAnEnemyA:
      'Silas could be a guest or an enemy. A guest may talk; an enemy would notice you. The percentage is your chance.',
    spyOnSilasGrimm: 'Spy on Silas Grimm.',
    heWasAGuest13PointsAndNowYouKnow:
      'He was a guest: 13 points, and now you know the combination of safe 1. Ines has an action left and is next to a roulette table. A chip is worth 10 points, so a bet of 5 chips wins or loses you 50 points.',
    bet5ChipsAtRoulette: 'Bet 5 chips at roulette.',
    youWon50PointsMoreNowItsOlgas:
      'You won: 50 points more. Now it’s Olga’s turn. What one of your agents learns, your whole team knows, and the safe is one step away.',
    walkToSafe1: 'Walk to safe 1.',
    everySafeHoldsASecretAndThe:
      'Every safe holds a secret and the combination of the next one. The last holds the cat’s diamond collar, and here there’s only one safe.',
    openSafe1: 'Open safe 1.',
    olgaHasTheCollarBringItToTheCat:
      'Olga has the collar. Bring it to the cat and you get 33 points, but the match ends, so do it when you’re ahead. You have 276 points, and your opponent has 200 from chips.',
    walkToTheCat: 'Walk to the cat.',
    youWon309To20025ChipsMade250:
      'You won 309 to 200: 25 chips made 250 points, 2 secrets 26 and the collar 33. In a real match nobody waits: the others spy, gamble and look for the collar too. “Score” below the map always shows where you stand.',
  },
  result: {
    rounds: 'rounds',
    guestsSecrets: 'guests’ secrets',
    safesOpened: 'safes opened',
    cocktailsDrunk: 'cocktails drunk',
    cocktailsPoured: 'cocktails poured',
    agentsWhoCollapsed: 'agents who collapsed',
  },
  general: {
    leadASecretTeamOfAgentsAmongA: 'Lead a secret team of agents among a casino’s guests and find the cat’s collar.',
  },
};
