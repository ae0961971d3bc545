import type { en } from '../en/index.ts';

export const general: Pick<
  typeof en,
  'options' | 'setup' | 'achievements' | 'daily' | 'lesson' | 'result' | 'general'
> = {
  options: {
    matchLengthDefaultFull: 'Länge der Partie (ohne Angabe: vollständig)',
    match: 'Partie',
    blitz3RoundsThenEveryoneIsThrown: 'Blitz (3 Runden, dann müssen alle raus; 4 Gäste, 10 Minuten)',
    quick5RoundsThenEveryoneIsThrown: 'Schnell (5 Runden, dann müssen alle raus; 6 Gäste, 15 Minuten)',
    evening7RoundsThenEveryoneIs: 'Abend (7 Runden, dann müssen alle raus; 30 Minuten)',
    fullOriginalTheJanitorComesIn: 'Vollständig (Original: In Runde 10 kommt der Hausmeister; 45 bis 90 Minuten)',
    theCasinoToPlayIn: 'Das Casino, in dem ihr spielt',
    theCharactersAtTheTables: 'Die Charaktere an den Tischen',
    cast: 'Besetzung',
    roundInWhichTheJanitorAppears: 'Runde, in der der Hausmeister auftaucht',
    janitorAppearsInRound: 'Hausmeister ab Runde',
    whatOneSecondInTheMatchFileMeans: 'Wie lange eine Sekunde aus der Partiedatei an diesem Tisch dauert',
    aSecondUnchanged: 'Eine Sekunde (unverändert)',
    aMinute: 'Eine Minute',
    anHour: 'Eine Stunde',
    yourOwnMatchConfigurationMatch: 'Eigene Partiekonfiguration (.match, JSON)',
    matchFile: 'Partiedatei',
    yourOwnCasinoScenarioJson: 'Eigenes Casino (.scenario, JSON)',
    scenarioFile: 'Szenariodatei',
    yourOwnCharactersJson: 'Eigene Charaktere (JSON)',
    characterFile: 'Charakterdatei',
  },
  setup: {
    sentence: ({ value, list }) => `Deine ${value} ist ungültig: ${list}.`,
    matchFile: 'Partiedatei',
    scenarioFile: 'Szenariodatei',
    characterFile: 'Charakterdatei',
  },
  achievements: {
    licenceToWin: 'Lizenz zum Siegen',
    winAMatchByAtLeast100Points: 'Gewinne eine Partie mit mindestens 100 Punkten Vorsprung',
    shakenNotStirred: 'Geschüttelt, nicht gerührt',
    winAMatchByAtMost10Points: 'Gewinne eine Partie mit höchstens 10 Punkten Vorsprung',
    catPerson: 'Katzenmensch',
    bringTheCatHerCollar: 'Bring der Katze ihr Halsband',
    allEars: 'Ganz Ohr',
    learn5GuestsSecretsInOneMatch: 'Erfahre in einer Partie 5 Geheimnisse von Gästen',
    safecracker: 'Panzerknacker',
    open2SafesInOneMatch: 'Öffne in einer Partie 2 Tresore',
    cleanHands: 'Weiße Weste',
    winAMatchWithoutTakingDamage: 'Gewinne eine Partie, ohne Schaden zu nehmen',
    atTheBar: 'An der Bar',
    drink3CocktailsInOneMatch: 'Trink in einer Partie 3 Cocktails',
  },
  daily: {
    round: ({ value }) => `Runde ${value}`,
    toIp: ({ isWon, mine, theirs }) => `${isWon ? 'Sieg' : 'Niederlage'} mit ${mine} zu ${theirs} IP`,
    preparing: 'Wählt Agenten',
  },
  lesson: {
    beforeAMatchYouPickYourTeamIn:
      'Vor der Partie stellst du heimlich dein Team zusammen. Du wählst 8-mal eins davon: 2 bis 4 Agenten, der Rest Gadgets. Ines Carvalho hat 2 Aktionen pro Runde, die meisten nur eine.',
    pickInesCarvalho: 'Wähle Ines Carvalho.',
    iveMadeTheOtherPicksForYouOlga:
      'Den Rest habe ich für dich gewählt: Olga Brandt und 6 Gadgets. Jedes Gadget braucht jemanden, der es trägt.',
    pressAutoAssign: 'Drücke „Automatisch verteilen“.',
    youCouldStillSwapGadgetsBetween:
      'Du könntest die Gadgets noch tauschen. Im Casino weiß niemand, wer zu wem gehört: Die Gegenseite kann deine Agenten nicht von den Gästen unterscheiden.',
    enterTheCasinoWithReady: 'Geh mit „Fertig“ ins Casino.',
    theHighestScoreWinsLookBelowThe:
      'Der höchste Stand gewinnt. Unter der Karte siehst du: Deine 20 Chips zählen schon 200 Punkte. Gäste kennen Geheimnisse, und jedes bringt 13. Ines ist am Zug und hat 2 Schritte und 2 Aktionen.',
    walkToSilasGrimm: 'Geh zu Silas Grimm.',
    silasCouldBeAGuestOrAnEnemyA:
      'Silas kann ein Gast oder gegnerisch sein. Ein Gast redet vielleicht, ein Gegner würde dich bemerken. Die Prozentzahl ist deine Chance.',
    spyOnSilasGrimm: 'Spioniere Silas Grimm aus.',
    heWasAGuest13PointsAndNowYouKnow:
      'Er war ein Gast: 13 Punkte, und jetzt kennst du die Kombination von Tresor 1. Ines hat noch eine Aktion und steht neben einem Roulettetisch. Ein Chip zählt 10 Punkte: 5 Chips sind 50 Punkte mehr oder weniger.',
    bet5ChipsAtRoulette: 'Setze 5 Chips beim Roulette.',
    youWon50PointsMoreNowItsOlgas:
      'Gewonnen: 50 Punkte mehr. Jetzt ist Olga am Zug. Was eine erfährt, weiß dein ganzes Team, und der Tresor ist einen Schritt entfernt.',
    walkToSafe1: 'Geh zu Tresor 1.',
    everySafeHoldsASecretAndThe:
      'In jedem Tresor liegen ein Geheimnis und die Kombination des nächsten. Im letzten liegt das Diamanthalsband der Katze, und hier gibt es nur einen.',
    openSafe1: 'Öffne Tresor 1.',
    olgaHasTheCollarBringItToTheCat:
      'Olga hat das Halsband. Wer es der Katze bringt, bekommt 33 Punkte und beendet die Partie. Tu das, wenn du vorn liegst: Du hast 276 Punkte, die Gegenseite 200 durch Chips.',
    walkToTheCat: 'Geh zur Katze.',
    youWon309To20025ChipsMade250:
      'Du hast 309 zu 200 gewonnen: 25 Chips brachten 250 Punkte, 2 Geheimnisse 26 und das Halsband 33. In einer echten Partie spioniert und spielt auch die Gegenseite. Unter der Karte steht immer dein Stand.',
  },
  result: {
    rounds: 'Runden',
    guestsSecrets: 'Geheimnisse von Gästen',
    safesOpened: 'geöffnete Tresore',
    cocktailsDrunk: 'getrunkene Cocktails',
    cocktailsPoured: 'verschüttete Cocktails',
    agentsWhoCollapsed: 'kollabierte Agenten',
  },
  general: {
    leadASecretTeamOfAgentsAmongA:
      'Führe dein geheimes Agententeam durch ein Casino voller Gäste und finde das Halsband der Katze.',
  },
};
