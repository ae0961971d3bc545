/** Values and shared parts for the pictures of games. */

export {
  CARD,
  drawMeter,
  drawScene,
  drawThing,
  handCard,
  isObject,
  type SceneStyle,
  shortNumber,
} from '../scene/picture.ts';
export * from './items.ts';
export * from './make.ts';
export * from './palette.ts';
export * from './parts.ts';
export { type EffectPicture, itemsOf, type PlacedEffect, type PlacedItem, placeEffects, placesIn } from './places.ts';
