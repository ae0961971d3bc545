import { extname } from 'node:path';

/**
 * Recording format of the original programs. Files are read frame by frame and created from finished tables, in
 * threads.
 */
export const spyRecordings = {
  game: 'spy',
  endings: ['.replay', '.replay.gz'],
  work: new URL(`./recording-work${extname(import.meta.url)}`, import.meta.url),
};
