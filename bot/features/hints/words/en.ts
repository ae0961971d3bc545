export const en = {
  hint: 'Hint',
  inLesson: ({ move }: { move: string }) => `Next step in the lesson: ${move}`,
  playIt: 'Play it',
};

export type HintsWords = typeof en;
