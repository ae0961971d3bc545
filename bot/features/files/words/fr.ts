import type { FilesWords } from './en.ts';

export const fr: FilesWords = {
  title: 'Tes fichiers',
  others: 'Choisir d’autres fichiers',
  noFile: 'Aucun fichier n’est joint. Choisis-en au moins un.',
  option: 'Jouer avec tes propres fichiers',
};
