import type { InactivityWords } from './en.ts';

export const de: InactivityWords = {
  question: ({ title, closesAt }) =>
    `Bei **${title}** hat lange niemand gezogen. Ohne Zug wird der Tisch ${closesAt} geschlossen.`,
  keepTable: 'Tisch behalten',
  staysOpen: 'Der Tisch bleibt offen.',
  setting: {
    label: 'Nachfrage bei Inaktivität nach',
    question: 'Nach wie vielen Tagen ohne Zug wird nachgefragt, ob es weitergeht?',
    command: 'Festlegen, nach wie vielen Tagen ohne Zug nachgefragt wird',
    option: 'Tage ohne Zug',
  },
};
