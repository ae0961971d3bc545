import type { ScreensWords } from './en.ts';

export const de: ScreensWords = {
  newGame: {
    minutes: ({ least, most }) => `${least}–${most} Min.`,
    ownThread: ({ channel }) =>
      `In diesem Kanal gibt es schon einen Tisch. Deiner hat einen eigenen Thread: <#${channel}>`,
    channelTaken: 'In diesem Kanal gibt es schon einen Tisch.',
  },
  play: {
    seats: 'Anzahl der Plätze',
    wrongSeats: ({ title, range }) => `${title} ist für ${range} Personen.`,
    play: 'Einen Tisch eröffnen und spielen',
    otherGame: 'Ein anderes Spiel, nach Namen',
    opponent: 'Gegner (ohne Angabe: alle können beitreten)',
    players: ({ most, againstComputers }) =>
      `Anzahl der Plätze (ohne Angabe: ${most}, gegen Computer ${againstComputers})`,
    noTimeLimit: 'unbegrenzt',
    time: 'Bedenkzeit pro Zug',
  },
  table: {
    name: 'Ein Name für den Tisch (leer: keiner)',
    renamed: 'Der Tisch hat einen neuen Namen.',
  },
  decisions: {
    playOn: ({ late }) => `Das Spiel geht ohne ${late} weiter.`,
    claim: ({ name }) => `${name} hat auf Zeit gewonnen.`,
    wait: ({ name, late }) => `${name} hat ${late} mehr Zeit gegeben.`,
    end: ({ name }) => `${name} hat das Spiel beendet. Niemand verliert.`,
    computer: ({ name, late }) => `${name} lässt den Computer für ${late} weiterspielen.`,
  },
  inbox: {
    title: ({ waiting, all }) =>
      `**Deine Tische**: ${waiting} von ${all} ${waiting === 1 ? 'wartet' : 'warten'} auf dich.`,
    inNextGame: 'Beim nächsten Spiel bist du dabei',
    invited: '**Du bist eingeladen**',
    yourTurn: '**Dein Zug**',
    toMove: ({ names }) => `${names} am Zug`,
  },
  since: {
    open: ({ when }) => `eröffnet ${when}`,
    playing: ({ when }) => `letzter Zug ${when}`,
    paused: ({ when }) => `pausiert ${when}`,
    over: ({ when }) => `beendet ${when}`,
  },
  watch: {
    watching: '-# Du schaust bei diesem Spiel zu.',
    as: ({ name }) => `Als ${name}`,
  },
};
