import type { Reader, Viewer } from '@longtable/kit';

/** Returns a reader of a match between Ada and Bo. */
export function readerFor(viewer: Viewer, language: Reader['language'] = 'en'): Reader {
  return { viewer, language, names: ['Ada', 'Bo'] };
}
