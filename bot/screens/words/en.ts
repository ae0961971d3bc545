export const en = {
  newGame: {
    minutes: ({ least, most }: { least: number; most: number }) => `${least}–${most} min`,
    ownThread: ({ channel }: { channel: string }) =>
      `There’s already a table in this channel, so yours is in its own thread: <#${channel}>`,
    channelTaken: 'There’s already a table in this channel.',
  },
};

export type ScreensWords = typeof en;
