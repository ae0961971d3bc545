import type { InboxWords } from './en.ts';

export const de: InboxWords = {
  title: ({ waiting, all }) =>
    `**Deine Tische**: ${waiting} von ${all} ${waiting === 1 ? 'wartet' : 'warten'} auf dich.`,
  inNextGame: 'Beim nächsten Spiel bist du dabei',
  invited: '**Du bist eingeladen**',
  yourTurn: '**Dein Zug**',
  toMove: ({ names }) => `${names} am Zug`,
  started: ({ when }) => `begonnen ${when}`,
  since: {
    open: ({ when }) => `eröffnet ${when}`,
    playing: ({ when }) => `letzter Zug ${when}`,
    paused: ({ when }) => `pausiert ${when}`,
    over: ({ when }) => `beendet ${when}`,
  },
  pausedShort: 'pausiert',
  myTables: 'Meine Tische',
  nextGame: 'Nächstes Spiel',
  noNextGame: 'Kein anderes Spiel wartet auf dich.',
  noTables: 'Du sitzt an keinem Tisch. Eröffne mit `/spielen` einen.',
};
