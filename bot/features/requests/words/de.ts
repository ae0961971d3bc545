import type { RequestsWords } from './en.ts';

export const de: RequestsWords = {
  heading: 'Eröffne deinen Tisch woanders:',
  dm: 'In einer Direktnachricht',
  closeTable: 'Diesen Tisch schließen',
};
