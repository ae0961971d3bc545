import { spanish } from '@longtable/kit';
import type { PlayWords } from './en.ts';

export const es: PlayWords = {
  lookup: {
    table: 'Esta mesa',
    entries: ({ count, names, more }) =>
      `Un archivo JSON con ${spanish.count(count, 'entrada', 'entradas')}${names.length > 0 ? `: ${names.join(', ')}${more ? ', …' : ''}` : ''}.`,
    settings: ({ count }) =>
      `Un archivo JSON con ${spanish.count(count, 'ajuste', 'ajustes')}. Las páginas siguientes muestran su efecto en el juego.`,
  },
};
