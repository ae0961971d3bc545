import type { ScreensWords } from './en.ts';

export const de: ScreensWords = {
  newGame: {
    minutes: ({ least, most }) => `${least}–${most} Min.`,
    ownThread: ({ channel }) =>
      `In diesem Kanal gibt es schon einen Tisch. Deiner hat einen eigenen Thread: <#${channel}>`,
    channelTaken: 'In diesem Kanal gibt es schon einen Tisch.',
  },
};
