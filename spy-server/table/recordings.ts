import { extname } from 'node:path';

/**
 * Adapter for `.replay` files of the original programs. A worker thread reads them frame by frame and writes them from
 * finished tables.
 */
export const spyRecordings = {
  game: 'spy',
  endings: ['.replay', '.replay.gz'],
  work: new URL(`./recording-work${extname(import.meta.url)}`, import.meta.url),
};
