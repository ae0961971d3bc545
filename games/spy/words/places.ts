import type { Text } from '@longtable/kit';
import type { casts } from '../files/cast.ts';
import type { scenarios } from '../files/scenarios/index.ts';

/** Names of the built-in casinos. */
export const CASINOS: Readonly<Record<keyof typeof scenarios, Text>> = {
  small: { en: 'Back room (small)', de: 'Hinterzimmer (klein)' },
  medium: { en: 'Casino (medium)', de: 'Casino (mittel)' },
  large: { en: 'Grand casino (large)', de: 'Großes Casino (groß)' },
  rooftop: { en: 'Roof terrace (small)', de: 'Dachterrasse (klein)' },
  riverboat: { en: 'Riverboat (medium)', de: 'Flussdampfer (mittel)' },
  museum: { en: 'Museum (medium)', de: 'Museum (mittel)' },
};

/** Names of the built-in casts. */
export const CASTS: Readonly<Record<keyof typeof casts, Text>> = {
  regulars: { en: 'The regulars', de: 'Die Stammgäste' },
  train: { en: 'The night train', de: 'Der Nachtzug' },
  film: { en: 'The films', de: 'Die Filme' },
};
