import type { UploadsWords } from './en.ts';

export const es: UploadsWords = {
  allTooLarge: ({ kb }) => `Tus archivos son demasiado grandes. El límite es de ${kb} KB en total.`,
  tooLarge: ({ file, kb }) => `${file} es demasiado grande. El límite es de ${kb} KB.`,
  unreadable: ({ file }) => `${file} no se puede leer como texto. Sube un archivo de texto sin formato en UTF-8.`,
};
