import { french } from '@longtable/kit';
import type { WatchingWords } from './en.ts';

export const fr: WatchingWords = {
  watching: '-# Tu regardes cette partie.',
  as: ({ name }) => `Vue ${french.of(name)}`,
  viewEverything: 'Tout voir',
  asSpectator: 'En spectateur',
};
