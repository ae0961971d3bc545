import type { LessonsWords } from './en.ts';

export const es: LessonsWords = {
  alreadyStarted: ({ channel }) => `Ya has empezado esta lección en <#${channel}>.`,
  name: ({ title }) => `Lección: ${title}`,
  complete: 'Lección completada',
  step: ({ step, steps }) => `Lección, paso ${step} de ${steps}`,
  youLeft: 'Has dejado la lección.',
  left: ({ name }) => `${name} ha dejado la lección.`,
  restart: 'Repetir la lección',
  learn: 'Aprender',
  leave: 'Dejar la lección',
  playFullGame: 'Jugar una partida completa',
  otherMove: 'En una partida de verdad se puede, pero esta lección pide otra jugada.',
  refusals: {
    noLesson: 'Todavía no hay lección de este juego. `/reglas` explica cómo se juega.',
    lessonChanged: 'Esta lección se ha actualizado. Déjala con `/salir` y empieza de nuevo con `/aprender`.',
    lessonForward: 'Las lecciones solo van hacia delante. Para volver a empezar, usa `/salir` y después `/aprender`.',
  },
  chooseLesson: 'Aprender un juego paso a paso…',
  playComputer: 'Jugar contra la máquina',
};
