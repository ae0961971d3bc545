export const en = {
  buttons: {
    youveAlreadyStartedThisLessonIn: ({ where }: { where: string }) =>
      `You’ve already started this lesson in ${where}.`,
  },
};

export type LessonsWords = typeof en;
