import type { LessonsWords } from './en.ts';

export const es: LessonsWords = {
  buttons: {
    alreadyStarted: ({ channel }) => `Ya has empezado esta lección en <#${channel}>.`,
  },
};
