export const en = {
  hint: {
    inLesson: 'Next step in the lesson',
    playIt: 'Play it',
  },
};

export type PlayWords = typeof en;
