import type { InactivityWords } from './en.ts';

export const fr: InactivityWords = {
  question: ({ title, closesAt }) =>
    `Personne n’a joué à **${title}** depuis longtemps. Sans nouveau coup, la table ferme ${closesAt}.`,
  keepTable: 'Garder la table',
  staysOpen: 'La table reste ouverte.',
  setting: {
    label: 'Rappel d’inactivité après',
    question: 'Après combien de jours sans coup demander aux joueurs s’ils continuent ?',
    command: 'Régler après combien de jours sans coup on demande aux joueurs s’ils continuent',
    option: 'Jours sans coup avant rappel',
  },
};
