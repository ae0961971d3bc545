import { spanish } from '@longtable/kit';
import type { LookupWords } from './en.ts';

export const es: LookupWords = {
  buttons: { rules: 'Reglas', lookUp: 'Consultar', details: 'Detalles' },
  table: 'Esta mesa',
  entries: ({ count, names, more }) =>
    `Un archivo JSON con ${spanish.count(count, 'entrada', 'entradas')}${names.length > 0 ? `: ${names.join(', ')}${more ? ', …' : ''}` : ''}.`,
  settings: ({ count }) =>
    `Un archivo JSON con ${spanish.count(count, 'ajuste', 'ajustes')}. Las páginas siguientes muestran su efecto en el juego.`,
  refusals: {
    nothingToLookUp: 'No hay nada que consultar en esta mesa. `/reglas` explica el juego.',
  },
};
