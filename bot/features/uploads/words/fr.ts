import type { UploadsWords } from './en.ts';

export const fr: UploadsWords = {
  allTooLarge: ({ kb }) => `Tes fichiers sont trop gros. La limite est de ${kb} Ko au total.`,
  tooLarge: ({ file, kb }) => `${file} est trop gros. La limite est de ${kb} Ko.`,
  unreadable: ({ file }) => `${file} n’est pas lisible comme texte. Envoie un simple fichier texte en UTF-8.`,
};
