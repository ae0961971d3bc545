import type { ScreensWords } from './en.ts';

export const fr: ScreensWords = {
  newGame: {
    minutes: ({ least, most }) => `${least}–${most} min`,
    ownThread: ({ channel }) => `Il y a déjà une table dans ce salon, la tienne a donc son propre fil : <#${channel}>`,
    channelTaken: 'Il y a déjà une table dans ce salon.',
  },
};
