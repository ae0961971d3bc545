export const en = {
  buttons: {
    alreadyStarted: ({ channel }: { channel: string }) => `You’ve already started this lesson in <#${channel}>.`,
  },
};

export type LessonsWords = typeof en;
