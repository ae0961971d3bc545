import type { RequestsWords } from './en.ts';

export const es: RequestsWords = {
  heading: 'Puedes abrir tu mesa en otro sitio:',
  dm: 'En un MD',
  closeTable: 'Cerrar esa mesa',
};
