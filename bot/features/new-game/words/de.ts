import type { NewGameWords } from './en.ts';

export const de: NewGameWords = {
  elsewhere: {
    elsewhere: 'Du kannst deinen Tisch stattdessen hier eröffnen:',
    inDirectMessages: 'In einer Direktnachricht',
    closeIt: 'Diesen Tisch schließen',
  },
  welcome: {
    hello:
      'Mit **Longtable** spielt ihr in eurem Tempo: heute ein Zug, morgen der nächste. Starte ein Spiel oder lerne es Schritt für Schritt.',
    learn: 'Spiel Schritt für Schritt lernen …',
    withFriend: 'Mit anderen spielen',
    findOpponent: 'Gegner finden',
    dailies: 'Tagesspiele',
    pictures: 'Bretter als Bild zeigen',
    which: 'Spiel wählen …',
    others: 'und weitere mit `/spielen`',
    quickStart: ({ title }) => `Schnellstart: ${title}`,
    text1Player: '1 Person',
    players: ({ value }) => `${value} Personen`,
    playersWithLeast: ({ least, isPair, value }) => `${least} ${isPair ? 'oder' : 'bis'} ${value} Personen`,
    min: 'Min.',
  },
  here: {
    theresAlreadyATableInThisChannel: 'In diesem Kanal gibt es schon einen Tisch.',
    question: ({ id }) => `Welches Spiel möchtest du gegen <@${id}> spielen?`,
  },
  files: {
    about: 'Mit eigenen Dateien spielen',
    title: 'Eigene Dateien',
    others: 'Andere Dateien wählen',
    noFile: 'Es wurde keine Datei hochgeladen. Wähle mindestens eine.',
  },
  sitters: {
    yourOpponentDefaultAnyoneCanJoin: 'Gegner (ohne Angabe: alle können beitreten)',
    playAgainstTheComputer: 'Gegen den Computer spielen',
    watchComputersPlayEachOther: 'Zusehen, wie Computer gegeneinander spielen',
    numberOfSeatsDefaultOrAgainst: ({ value, value2 }) =>
      `Anzahl der Plätze (ohne Angabe: ${value}, gegen Computer ${value2})`,
    yourProgramPlaysForYou: 'Dein Programm spielt für dich',
    yourProgramTakesASeat: 'Dein Programm nimmt einen Platz ein',
    isForPlayers: ({ title, range }) => `${title} ist für ${range} Personen.`,
  },
  buttons: {
    friend: 'Welches Spiel? Auf dem Brett lädst du jemanden ein oder lässt alle mitspielen.',
  },
  terms: {
    rated: 'Gewertetes Spiel (ohne Angabe: ja)',
    help: 'Alle dürfen Tipps vom Computer bekommen (das Spiel ist dann nicht gewertet)',
    match: 'Hin- und Rückspiel mit getauschten Plätzen, zusammen gewertet',
    name: 'Ein Name für den Tisch',
    spectators: 'Zuschauer sehen alles, bis jemand am Tisch es beendet (nicht gewertet)',
    noTimeLimit: 'unbegrenzt',
    text5Minutes: '5 Minuten',
    text15Minutes: '15 Minuten',
    text1Hour: '1 Stunde',
    text6Hours: '6 Stunden',
    text1Day: '1 Tag',
    text3Days: '3 Tage',
    text7Days: '7 Tage',
    text14Days: '14 Tage',
    timePerTurn: 'Bedenkzeit pro Zug',
  },
  rules: {
    about: 'Andere Regeln als im Original: fairer Start, kürzere Partie (ohne Angabe: das Original)',
  },
};
