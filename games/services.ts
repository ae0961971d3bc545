import { spyFilms } from '@longtable/spy-server/table/films';
import { spyProtocol } from '@longtable/spy-server/table/seat';

export const recordings = [spyFilms];

export const protocols = [spyProtocol];
