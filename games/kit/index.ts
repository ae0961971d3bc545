/** Public entry point for authors of games: `import { refuse } from '@longtable/kit'`. */

export { genericComputers } from './computers/generic.ts';
export { LEVEL_NAMES, type LevelRow, levelsFrom, resolveLevel } from './computers/levels.ts';
export * from './design/design.ts';
export * from './design/field.ts';
export { type FileList, type ListFile, listFile, type ReadLists } from './design/list-file.ts';
export * from './game.ts';
export * from './grammar/index.ts';
export * from './lesson.ts';
export * from './lists.ts';
export * from './options.ts';
export * as pictures from './picture/index.ts';
export type { Puzzle, Puzzles } from './puzzle.ts';
export * from './reader.ts';
export { type Achievement, type FinishedGame, placesOf, resultOfPlaces } from './result.ts';
export { isSecretSeed, RNG, reseed, rngState, type Seed } from './rng.ts';
export * from './scene/board.ts';
export * from './scene/scene.ts';
export * from './shortcut.ts';
export * from './story.ts';
export * from './text.ts';
export * from './verbs.ts';
export * from './walk.ts';
