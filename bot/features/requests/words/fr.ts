import type { RequestsWords } from './en.ts';

export const fr: RequestsWords = {
  heading: 'Ouvre plutôt ta table ailleurs :',
  dm: 'En MP',
  closeTable: 'Fermer cette table',
};
