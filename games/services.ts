import { spyFilms } from '@longtable/spy-server/table/films';
import { spyProtocol } from '@longtable/spy-server/table/seat';

/** Recordings of other programs that can be replayed at a table. */
export const recordings = [spyFilms];

/** Protocols in which programs can play at a table. */
export const protocols = [spyProtocol];
