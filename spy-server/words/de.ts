import type { SpyServerWords } from './en.ts';

export const de: SpyServerWords = {
  behaviours: {
    draft: { title: 'Team wählen', best: 'das beste Angebot', gadgetsFirst: 'zuerst Gadgets' },
    equipment: { title: 'Gadgets verteilen', suitable: 'nach Eignung', oneAgent: 'alle an eine Person' },
    roulette: { title: 'Roulette', whenItPays: 'spielt, wenn es sich lohnt', never: 'spielt nie' },
  },
  dialog: {
    title: 'Computerspieler',
    level: 'Stufe',
    saved: ({ names }) => `Gespeichert: ${names.join(', ') || 'nichts'}`,
    commands: 'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
    help: 'Wähle eine Stufe und für jedes Verhalten eine Strategie, oder lade gespeicherte Einstellungen. save speichert sie unter einem Namen. Mit add kommt der Computerspieler dazu, mit close nicht.',
    unknown: 'Diesen Befehl gibt es nicht. Tippe help.',
    missing: 'Unter diesem Namen gibt es keine lesbaren Einstellungen.',
    badName: 'Ein Name besteht aus 1 bis 40 Buchstaben, Ziffern, - oder _.',
  },
  captions: {
    endsTurn: 'beendet den Zug',
    winsAtRoulette: 'gewinnt beim Roulette',
    losesAtRoulette: 'verliert beim Roulette',
  },
  ends: {
    left: () => 'Du hast die Partie verlassen.',
    lost: () => 'Die Verbindung ist abgebrochen.',
    reported: ({ problem }) => `Der Server meldet ${problem}.`,
    noServer: ({ address, port }) =>
      `Unter ${address}:${port} antwortet kein Server. Ich versuche es weiter. quit: aufgeben.`,
  },
  client: {
    pauseLater: 'Pausieren kannst du, sobald das Casino geöffnet hat.',
    choose:
      'Tippe eine Zahl oder einen ganzen Zug. b: zurück, h: Tipp, ?: nachschlagen, p: Pause, quit: Partie verlassen.',
    waiting:
      'Warten auf die zweite Person. ai: Computerspieler hinzufügen, lobbies: Lobbys auflisten, join NAME: in eine andere wechseln, quit: verlassen.',
    noName: 'ohne Namen',
    lobby: ({ name, players, spectators, isPlaying }) =>
      `${name}: ${isPlaying ? 'Partie läuft' : `${players} von 2 Plätzen besetzt`}, ${spectators} schauen zu`,
    noList: 'Dieser Server listet seine Lobbys nicht auf.',
    film: `Zwei Teams im Casino, eine weiße Katze ohne ihr Halsband.
Nach dem Lastenheft eines studentischen Projekts der Uni Ulm.
Von den Longtable-Autoren. Jede Taste überspringt das.`,
    watching: 'Du siehst zu. quit: verlassen.',
    paused: 'Die Partie ist pausiert. p: fortsetzen.',
    waitingForPlayer: 'Eine Verbindung ist abgebrochen. Die Partie pausiert, bis sie wieder steht.',
    resumed: 'Die Partie geht weiter.',
    nameTaken: 'Der Name ist vergeben. Ich versuche einen anderen.',
    connected: 'Du bist verbunden.',
    inLobby: ({ lobby }) => `Du bist in der Lobby ${lobby}.`,
    started: ({ one, two }) => `${one} spielt gegen ${two}.`,
    startedWithClock: ({ one, two, seconds }) => `${one} spielt gegen ${two}. ${seconds} Sekunden pro Entscheidung.`,
    strike: ({ strikes, most }) =>
      `Die Zeit ist um: Verwarnung ${strikes} von ${most}. Der Server hat für dich entschieden.`,
  },
  recording: {
    firstPlayer: 'Erste Seite',
    secondPlayer: 'Zweite Seite',
    empty: 'Diese Aufzeichnung enthält keine Züge: Die Partie endete, bevor das Casino öffnete.',
    invalid: ({ problem }) => `Diese Datei lässt sich nicht nachspielen: ${problem}.`,
    tooLong: 'Diese Partie ist zu lang für eine Replay-Datei. Mit `/nachspielen` kannst du sie hier durchgehen.',
    problems: {
      tooLarge: 'die Datei ist zu groß',
      notJson: 'die Datei ist kein JSON',
      noReplay: 'das ist keine Aufzeichnung',
      noMessages: '`messages` muss eine Liste sein',
    },
  },
};
