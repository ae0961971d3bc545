/** What an author of a game needs, for `import … from 'longtable/kit'`. */
export { randomAt, randomState, type Seed, seeded } from './chance.ts';
export * from './design/design.ts';
export * from './design/document.ts';
export * from './design/field.ts';
export * from './game.ts';
export * from './lesson.ts';
export * from './lists.ts';
export * from './options.ts';
export * as pictures from './picture/index.ts';
export * from './random.ts';
export * from './reader.ts';
export { type Achievement, type Finish, placed, placesOf } from './result.ts';
export * from './shortcut.ts';
export * from './text.ts';
export * from './walk.ts';
export { wrap } from './wrap.ts';
