import type { PageWords } from './en.ts';

export const de: PageWords = {
  connecting: 'Verbindung wird hergestellt …',
  lost: 'Verbindung unterbrochen. Wird neu verbunden …',
  ended: 'Die Verbindung wurde beendet.',
  retry: 'Neu verbinden',
  tapAgain: 'Tipp noch einmal, um zu spielen.',
  tapTarget: 'Tipp auf ein hervorgehobenes Feld.',
  play: 'Spielen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  close: 'Schließen',
  log: 'Verlauf',
  sinceThen: 'Seit deinem letzten Zug',
  tables: 'Deine Tische',
  noTables: 'Du sitzt an keinem Tisch.',
  newGame: 'Neues Spiel',
  about: 'Über Longtable',
  pages: 'Regeln',
  yourTurn: 'Du bist am Zug',
  spectator: 'Du siehst zu.',
  map: 'Kleine Karte',
};
