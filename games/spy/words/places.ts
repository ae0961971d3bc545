import type { Text } from '../../kit/text.ts';
import type { casts } from '../files/casts.ts';
import type { scenarios } from '../files/scenarios/index.ts';

/** What the built-in casinos are called. */
export const CASINOS: Readonly<Record<keyof typeof scenarios, Text>> = {
  small: { en: 'Back room (small)', de: 'Hinterzimmer (klein)' },
  medium: { en: 'Casino (medium)', de: 'Casino (mittel)' },
  large: { en: 'Grand casino (large)', de: 'Großes Casino (groß)' },
  rooftop: { en: 'Roof terrace (small)', de: 'Dachterrasse (klein)' },
  riverboat: { en: 'Riverboat (medium)', de: 'Flussdampfer (mittel)' },
  museum: { en: 'Museum (medium)', de: 'Museum (mittel)' },
};

/** What the built-in casts are called. */
export const CASTS: Readonly<Record<keyof typeof casts, Text>> = {
  regulars: { en: 'The regulars', de: 'Die Stammgäste' },
  train: { en: 'The night train', de: 'Der Nachtzug' },
};
