import { say } from '@longtable/kit';
import type { SpyServerWords } from './en.ts';

export const de: SpyServerWords = {
  settings: {
    choosingATeam: 'Team wählen',
    theBestOffer: 'das beste Angebot',
    gadgetsFirst: 'zuerst Gadgets',
    assigningGadgets: 'Gadgets verteilen',
    toWhomTheySuit: 'nach Eignung',
    allToOneAgent: 'alle an eine Person',
    roulette: 'Roulette',
    playsWhenItPays: 'spielt, wenn es sich lohnt',
    neverPlays: 'spielt nie',
  },
  dialog: {
    computerPlayer: 'Computerspieler',
    level: 'Stufe',
    saved: 'Gespeichert',
    none: 'keine',
    levelNDraftNEquipmentNRouletteN:
      'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
    chooseALevelAndAStrategyForEach:
      'Wähle eine Stufe und für jedes Verhalten eine Strategie, oder lade gespeicherte Einstellungen. save speichert sie unter einem Namen. Mit add kommt der Computerspieler dazu, mit close nicht.',
    theresNoSuchCommandTypeHelp: 'Diesen Befehl gibt es nicht. Tippe help.',
    thereAreNoSettingsWithThisName: 'Unter diesem Namen gibt es keine lesbaren Einstellungen.',
    aNameHas1To40LettersDigitsOr: 'Ein Name hat 1 bis 40 Buchstaben, Ziffern, - oder _.',
  },
  captions: {
    roundBegins: ({ value }) => `Runde ${value} beginnt.`,
    withoutSuccess: ', aber ohne Erfolg.',
    walksTo: ({ who, where }) => `${who} geht nach ${where}.`,
    endsTheTurn: ({ who }) => `${who} beendet den Zug.`,
    wakesUpOnTheBarSeatAt: ({ who, where }) => `${who} kommt auf dem Sitzplatz ${where} zu sich.`,
    theCatStrollsTo: ({ where }) => `Die Katze schlendert nach ${where}.`,
    theJanitorGoesTo: ({ where }) => `Der Hausmeister geht nach ${where}.`,
    winsAtRoulette: ({ who }) => `${who} gewinnt beim Roulette.`,
    losesAtRoulette: ({ who }) => `${who} verliert beim Roulette.`,
    getsToTalk: ({ who, person }) => `${who} bringt ${person} zum Reden.`,
    spiesOnWithoutSuccess: ({ who, person }) => `${who} spioniert ${person} aus, aber ohne Erfolg.`,
    opens: ({ who, what }) => `${who} öffnet ${what}.`,
    cantOpen: ({ who, what }) => `${who} bekommt ${what} nicht auf.`,
    wrecksTheRouletteTable: ({ who }) => `${who} zerstört den Roulettetisch.`,
    observes: ({ who, whom, end }) => `${who} observiert ${whom}${end}`,
    seesThroughAnEnemy: ({ who, whom }) => `${who} durchschaut ${whom}: gegnerisch.`,
    takesForAGuest: ({ who, whom }) => `${who} hält ${whom} für einen Gast.`,
    safe: ({ safe }) => `Tresor ${safe}`,
  },
  words: {
    typeANumberOrAFullMoveBBackHHint:
      'Tippe eine Zahl oder einen ganzen Zug. b: zurück, h: Tipp, ?: nachschlagen, p: Pause, quit: Partie verlassen.',
    waitingForAnotherPlayerAiAddA: 'Warten auf den zweiten Spieler. ai: Computerspieler hinzufügen, quit: verlassen.',
    youreWatchingQuitLeave: 'Du siehst zu. quit: verlassen.',
    theMatchIsPausedPResume: 'Die Partie ist pausiert. p: fortsetzen.',
    aPlayerLostTheConnectionTheMatch: 'Eine Verbindung ist abgebrochen. Die Partie pausiert, bis sie wieder steht.',
    theMatchContinues: 'Die Partie geht weiter.',
    thisNameIsTakenTryingAnotherOne: 'Der Name ist vergeben, ein anderer wird versucht.',
    youreConnected: 'Du bist verbunden.',
    youreInTheLobby: ({ lobby }) => `Du bist in der Lobby ${lobby}.`,
    limit: ({ seconds }) => (seconds < 0 ? '' : ` ${seconds} Sekunden für jede Entscheidung.`),
    playsAgainst: ({ one, two, limit }) => `${one} spielt gegen ${two}.${limit.de}`,
    timesUpStrikeOfTheServerDecided: ({ times, most }) =>
      `Die Zeit ist um: Verwarnung ${times} von ${most}. Der Server hat für dich entschieden.`,
    byLeave: 'weil die Gegenseite gegangen ist',
    youWin: 'Du gewinnst',
    wins: ({ name }) => `${name} gewinnt`,
  },
  recordingFrame: {
    firstPlayer: 'Erste Seite',
    secondPlayer: 'Zweite Seite',
    becauseTheOpponentLeft: 'weil die Gegenseite gegangen ist',
    wins: ({ name, why }) => `${name} gewinnt ${say(why, 'de')}.`,
    empty: 'Diese Aufzeichnung enthält keine Züge: Die Partie endete, bevor das Casino öffnete.',
    cantReplayThisFile: ({ value }) => `Diese Datei lässt sich nicht nachspielen: ${value}.`,
  },
  recordingWork: {
    tooLong: 'Diese Partie ist zu lang für eine Replay-Datei. Mit `/nachspielen` kannst du sie hier durchgehen.',
  },
};
