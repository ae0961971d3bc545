import type { WatchingWords } from './en.ts';

export const de: WatchingWords = {
  watching: '-# Du schaust bei diesem Spiel zu.',
  as: ({ name }) => `Als ${name}`,
  viewEverything: 'Alles ansehen',
  asSpectator: 'Als Zuschauer',
};
