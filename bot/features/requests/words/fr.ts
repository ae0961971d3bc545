import type { RequestsWords } from './en.ts';

export const fr: RequestsWords = {
  heading: 'Tu peux ouvrir ta table ici à la place :',
  dm: 'En MP',
  closeTable: 'Fermer cette table',
};
