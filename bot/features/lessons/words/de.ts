import type { LessonsWords } from './en.ts';

export const de: LessonsWords = {
  buttons: {
    youveAlreadyStartedThisLessonIn: ({ where }) => `Du hast diese Lektion in ${where} schon begonnen.`,
  },
};
