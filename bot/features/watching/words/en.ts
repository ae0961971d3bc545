export const en = {
  watching: '-# You’re watching this game.',
  as: ({ name }: { name: string }) => `As ${name}`,
  viewEverything: 'View everything',
  asSpectator: 'As a spectator',
};

export type WatchingWords = typeof en;
