/** What a game describes its picture with: plain values, and the parts that all games share. */
export * from './blocks.ts';
export * from './box.ts';
export * from './items.ts';
export * from './make.ts';
export * from './palette.ts';
export * from './parts.ts';
