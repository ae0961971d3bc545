import type { FilesWords } from './en.ts';

export const de: FilesWords = {
  title: 'Eigene Dateien',
  others: 'Andere Dateien wählen',
  noFile: 'Es wurde keine Datei hochgeladen. Wähle mindestens eine.',
  option: 'Mit eigenen Dateien spielen',
};
