/** Values and shared parts for the pictures of games. */
export * from './blocks.ts';
export { type BlowPicture, type PlacedBlow, placeBlows } from './blows.ts';
export * from './box.ts';
export * from './items.ts';
export * from './make.ts';
export * from './palette.ts';
export * from './parts.ts';
export { itemsOf, type PlacedItem, placesIn } from './places.ts';
export * from './table-parts.ts';
