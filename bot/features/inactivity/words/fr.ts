import type { InactivityWords } from './en.ts';

export const fr: InactivityWords = {
  question: ({ title, closesAt }) =>
    `Personne n’a joué à **${title}** depuis longtemps. Sans nouveau coup, la table ferme ${closesAt}.`,
  keepTable: 'Garder la table',
  staysOpen: 'La table reste ouverte.',
};
