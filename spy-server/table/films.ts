import { extname } from 'node:path';

/** Replay files of the document's programs: read picture by picture, and made of finished tables, both in threads. */
export const spyFilms = {
  game: 'spy',
  endings: ['.replay', '.replay.gz'],
  work: new URL(`./film-work${extname(import.meta.url)}`, import.meta.url),
};
