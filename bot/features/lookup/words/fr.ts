import { french } from '@longtable/kit';
import type { LookupWords } from './en.ts';

export const fr: LookupWords = {
  buttons: { rules: 'Règles', lookUp: 'Consulter', details: 'Détails' },
  table: 'Cette table',
  entries: ({ count, names, more }) =>
    `Un fichier JSON avec ${french.count(count, 'entrée', 'entrées')}${names.length > 0 ? ` : ${names.join(', ')}${more ? ', …' : ''}` : ''}.`,
  settings: ({ count }) =>
    `Un fichier JSON avec ${french.count(count, 'paramètre', 'paramètres')}. Les pages suivantes montrent leur effet dans le jeu.`,
  refusals: {
    nothingToLookUp: 'Il n’y a rien à consulter à cette table. `/règles` explique le jeu.',
  },
};
