import type { InactivityWords } from './en.ts';

export const de: InactivityWords = {
  question: ({ title, closesAt }) =>
    `Bei **${title}** hat lange niemand gezogen. Ohne Zug wird der Tisch ${closesAt} geschlossen.`,
  keepTable: 'Tisch behalten',
  staysOpen: 'Der Tisch bleibt offen.',
};
