/** What a game draws its picture with: blocks on a sheet, shapes and letters in boxes. */
export * from './blocks.ts';
export * from './ink.ts';
export * from './lettering.ts';
export * from './shapes.ts';
export * from './sheet.ts';
