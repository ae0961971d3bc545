import type { LobbyWords } from './en.ts';

export const de: LobbyWords = {
  sync: {
    wish: ({ who, title, isForTwo }) => `${who} sucht ${isForTwo ? 'jemanden' : 'Mitspieler'} für ${title}.`,
    play: 'Spielen',
    timePerTurn: ({ time }) => `Bedenkzeit pro Zug: **${time}**`,
    noTimeLimit: 'Unbegrenzte Bedenkzeit',
    rated: 'Gewertet',
    unrated: 'Nicht gewertet',
    even: ({ rating }) => `Gesucht: Wertung um **${rating}**`,
    words: ({ soon }) => `-# Läuft ${soon} ab.`,
  },
  accept: {
    words: ({ channel, until }) =>
      `Dein Gesuch steht in <#${channel}>. Wenn sich niemand meldet, läuft es ${until} ab.`,
  },
};
