import { german } from '@longtable/kit';
import type { NewGameWords } from './en.ts';

export const de: NewGameWords = {
  elsewhere: {
    heading: 'Du kannst deinen Tisch stattdessen hier eröffnen:',
    dm: 'In einer Direktnachricht',
    closeTable: 'Diesen Tisch schließen',
  },
  welcome: {
    hello:
      'Mit **Longtable** spielt ihr in eurem Tempo: heute ein Zug, morgen der nächste. Starte ein Spiel oder lerne es Schritt für Schritt.',
    withFriend: 'Mit anderen spielen',
    chooseGame: 'Spiel wählen …',
    others: 'und weitere mit `/spielen`',
    quickStart: ({ title }) => `Schnellstart: ${title}`,
    players: ({ least, most }) =>
      least === most
        ? german.count(most, 'Person', 'Personen')
        : `${least} ${most - least === 1 ? 'oder' : 'bis'} ${most} Personen`,
    minutes: ({ least, most }) => `${least}–${most} Min.`,
    friendGame: 'Welches Spiel? Danach lädst du jemanden ein oder lässt alle mitspielen.',
  },
  here: {
    ownThread: ({ channel }) =>
      `In diesem Kanal gibt es schon einen Tisch. Deiner hat einen eigenen Thread: <#${channel}>`,
    channelTaken: 'In diesem Kanal gibt es schon einen Tisch.',
    challenge: ({ user }) => `Welches Spiel möchtest du gegen <@${user}> spielen?`,
    noSuchOption: ({ typed, options }) =>
      options.length === 0
        ? `„${typed}“ ist keine Option dieses Spiels. Es hat keine.`
        : `„${typed}“ ist keine Option dieses Spiels. Möglich: ${options.join(', ')}`,
    wrongSeats: ({ title, range }) => `${title} ist für ${range} Personen.`,
  },
  files: {
    title: 'Eigene Dateien',
    others: 'Andere Dateien wählen',
    noFile: 'Es wurde keine Datei hochgeladen. Wähle mindestens eine.',
  },
  options: {
    play: 'Einen Tisch eröffnen und spielen',
    otherGame: 'Ein anderes Spiel, nach Namen gesucht',
    seats: 'Anzahl der Plätze',
    ownOptions: 'Eigene Optionen des Spiels, z. B. stones=5',
    files: 'Mit eigenen Dateien spielen',
    opponent: 'Gegner (ohne Angabe: alle können beitreten)',
    computer: 'Gegen den Computer spielen',
    computersOnly: 'Zusehen, wie Computer gegeneinander spielen',
    players: ({ most, againstComputers }) =>
      `Anzahl der Plätze (ohne Angabe: ${most}, gegen Computer ${againstComputers})`,
    rated: 'Gewertetes Spiel (ohne Angabe: ja)',
    hints: 'Tipps vom Computer für alle (nicht gewertet)',
    name: 'Ein Name für den Tisch',
    spectators: 'Zuschauer sehen alles, bis jemand es beendet (nicht gewertet)',
    noTimeLimit: 'unbegrenzt',
    time: 'Bedenkzeit pro Zug',
    rules: 'Andere Regeln als im Original: fairer Start, kürzere Partie (ohne Angabe: das Original)',
  },
};
