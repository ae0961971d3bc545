import { french } from '@longtable/kit';
import type { PlayWords } from './en.ts';

export const fr: PlayWords = {
  lookup: {
    table: 'Cette table',
    entries: ({ count, names, more }) =>
      `Un fichier JSON avec ${french.count(count, 'entrée', 'entrées')}${names.length > 0 ? ` : ${names.join(', ')}${more ? ', …' : ''}` : ''}.`,
    settings: ({ count }) =>
      `Un fichier JSON avec ${french.count(count, 'réglage', 'réglages')}. Les pages suivantes montrent leur effet dans le jeu.`,
  },
};
