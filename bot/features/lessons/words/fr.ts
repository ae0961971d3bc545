import type { LessonsWords } from './en.ts';

export const fr: LessonsWords = {
  alreadyStarted: ({ channel }) => `Tu as déjà commencé cette leçon dans <#${channel}>.`,
  name: ({ title }) => `Leçon : ${title}`,
  complete: 'Leçon terminée',
  step: ({ step, steps }) => `Leçon, étape ${step} sur ${steps}`,
  youLeft: 'Tu as quitté la leçon.',
  left: ({ name }) => `${name} a quitté la leçon.`,
  restart: 'Recommencer la leçon',
  learn: 'Apprendre',
  leave: 'Quitter la leçon',
  playFullGame: 'Jouer une vraie partie',
  otherMove: 'Dans une vraie partie, c’est possible, mais cette leçon attend un autre coup.',
  refusals: {
    noLesson: 'Il n’y a pas encore de leçon pour ce jeu. `/règles` explique comment jouer.',
    lessonChanged: 'Cette leçon a été mise à jour depuis. Quitte-la avec `/quitter` et recommence avec `/apprendre`.',
    lessonForward:
      'Une leçon ne permet pas de revenir en arrière. Pour recommencer, utilise `/quitter` puis `/apprendre`.',
  },
  chooseLesson: 'Apprendre un jeu pas à pas…',
  playComputer: 'Jouer contre l’ordinateur',
};
