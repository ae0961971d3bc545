import type { RequestsWords } from './en.ts';

export const de: RequestsWords = {
  heading: 'Du kannst deinen Tisch stattdessen hier eröffnen:',
  dm: 'In einer Direktnachricht',
  closeTable: 'Diesen Tisch schließen',
};
