import type { LessonsWords } from './en.ts';

export const de: LessonsWords = {
  buttons: {
    alreadyStarted: ({ channel }) => `Du hast diese Lektion in <#${channel}> schon begonnen.`,
  },
};
