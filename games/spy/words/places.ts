import type { Text } from '@longtable/kit';
import type { casts } from '../files/cast.ts';
import type { scenarios } from '../files/scenarios/index.ts';
import { texts } from './texts.ts';

/** Names of the built-in casinos. */
export const CASINOS: Readonly<Record<keyof typeof scenarios, Text>> = {
  small: texts.places.backRoomSmall,
  medium: texts.places.casinoMedium,
  large: texts.places.grandCasinoLarge,
  rooftop: texts.places.roofTerraceSmall,
  riverboat: texts.places.riverboatMedium,
  museum: texts.places.museumMedium,
};

/** Names of the built-in casts. */
export const CASTS: Readonly<Record<keyof typeof casts, Text>> = {
  regulars: texts.places.theRegulars,
  train: texts.places.theNightTrain,
  film: texts.places.theFilms,
};
