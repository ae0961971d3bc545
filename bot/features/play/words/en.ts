export const en = {
  hint: {
    inLesson: ({ move }: { move: string }) => `Next step in the lesson: ${move}`,
    playIt: 'Play it',
  },
};

export type PlayWords = typeof en;
