import type { TablesWords } from './en.ts';

export const de: TablesWords = {
  inbox: {
    yourTablesOfWaitingForYou: ({ mine, all }) =>
      `**Deine Tische**: ${mine} von ${all} ${mine === 1 ? 'wartet' : 'warten'} auf dich.`,
    next: 'Beim nächsten Spiel bist du dabei',
    invited: '**Du bist eingeladen**',
    opened: 'eröffnet',
    lastMove: 'letzter Zug',
    paused: 'pausiert',
    ended: 'beendet',
    yourTurn: '**Dein Zug**',
    toMove: ({ who }) => `${who} am Zug`,
  },
  watch: {
    as: ({ name }) => `Als ${name}`,
  },
};
