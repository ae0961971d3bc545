import type { WatchingWords } from './en.ts';

export const es: WatchingWords = {
  watching: '-# Estás viendo esta partida.',
  as: ({ name }) => `Como ${name}`,
  viewEverything: 'Verlo todo',
  asSpectator: 'Como espectador',
};
