export const en = {
  watching: '-# You’re watching this game.',
  as: ({ name }: { name: string }) => `As ${name}`,
};

export type WatchingWords = typeof en;
