import type { FilesWords } from './en.ts';

export const es: FilesWords = {
  title: 'Tus archivos',
  others: 'Elegir otros archivos',
  noFile: 'No has adjuntado ningún archivo. Elige al menos uno.',
  option: 'Jugar con tus propios archivos',
};
