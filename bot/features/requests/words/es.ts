import type { RequestsWords } from './en.ts';

export const es: RequestsWords = {
  heading: 'En su lugar, puedes abrir tu mesa aquí:',
  dm: 'En un MD',
  closeTable: 'Cerrar esa mesa',
};
