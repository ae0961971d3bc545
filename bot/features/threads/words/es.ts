import type { ThreadsWords } from './en.ts';

export const es: ThreadsWords = {
  refusals: {
    workTime:
      'Tardaba demasiado, así que he parado. Quizá haya mucho trabajo ahora mismo: vuelve a intentarlo en un minuto.',
    workMemory: 'Es demasiado grande para mí. Prueba con una partida más corta o un archivo más pequeño.',
    workQueue: 'Sigo trabajando en tu última petición. Espera a que acabe y vuelve a intentarlo.',
  },
};
