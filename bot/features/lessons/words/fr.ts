import type { LessonsWords } from './en.ts';

export const fr: LessonsWords = {
  buttons: {
    alreadyStarted: ({ channel }) => `Tu as déjà commencé cette leçon dans <#${channel}>.`,
  },
};
