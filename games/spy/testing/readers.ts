import type { Viewer } from '../../kit/game.ts';
import type { Reader } from '../../kit/reader.ts';

/** Somebody who reads about a match between Ada and Bo. */
export function readerFor(viewer: Viewer, language: Reader['language'] = 'en'): Reader {
  return { viewer, language, names: ['Ada', 'Bo'] };
}
