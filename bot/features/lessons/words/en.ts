export const en = {
  alreadyStarted: ({ channel }: { channel: string }) => `You’ve already started this lesson in <#${channel}>.`,
  name: ({ title }: { title: string }) => `Lesson: ${title}`,
  complete: 'Lesson complete',
  step: ({ step, steps }: { step: number; steps: number }) => `Lesson, step ${step} of ${steps}`,
  youLeft: 'You left the lesson.',
  left: ({ name }: { name: string }) => `${name} left the lesson.`,
  restart: 'Restart lesson',
  learn: 'Learn',
  leave: 'Leave lesson',
  playFullGame: 'Play a full game',
  otherMove: 'That works in a real game, but this lesson needs a different move.',
  refusals: {
    noLesson: 'There’s no lesson for this game yet. `/rules` explains how to play.',
    lessonChanged: 'This lesson has since been updated. Leave it with `/leave` and start again with `/learn`.',
    lessonForward: 'Lessons only go forward. To start over, use `/leave` and then `/learn`.',
  },
  chooseLesson: 'Learn a game step by step…',
  playComputer: 'Play the computer',
};

export type LessonsWords = typeof en;
