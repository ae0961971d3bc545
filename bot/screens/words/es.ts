import type { ScreensWords } from './en.ts';

export const es: ScreensWords = {
  newGame: {
    minutes: ({ least, most }) => `${least}–${most} min`,
    ownThread: ({ channel }) => `Ya hay una mesa en este canal, así que la tuya tiene su propio hilo: <#${channel}>`,
    channelTaken: 'Ya hay una mesa en este canal.',
  },
};
