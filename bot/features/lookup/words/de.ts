import { german } from '@longtable/kit';
import type { LookupWords } from './en.ts';

export const de: LookupWords = {
  buttons: { rules: 'Regeln', lookUp: 'Nachschlagen', details: 'Details' },
  table: 'Dieser Tisch',
  entries: ({ count, names, more }) =>
    `Eine JSON-Datei mit ${german.count(count, 'Eintrag', 'Einträgen')}${names.length > 0 ? `: ${names.join(', ')}${more ? ', …' : ''}` : ''}.`,
  settings: ({ count }) =>
    `Eine JSON-Datei mit ${german.count(count, 'Einstellung', 'Einstellungen')}. Was sie im Spiel bedeuten, steht auf den nächsten Seiten.`,
  refusals: {
    nothingToLookUp: 'An diesem Tisch gibt es nichts nachzuschlagen. `/regeln` erklärt das Spiel.',
  },
};
