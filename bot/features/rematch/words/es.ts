import { spanish } from '@longtable/kit';
import type { RematchWords } from './en.ts';

export const es: RematchWords = {
  buttons: {
    joinNext: 'Jugar la próxima',
    playAgain: 'Jugar otra vez',
    sameSeeds: 'Repetir la misma partida',
    rematch: 'Revancha',
    secondGame: 'Ir a la partida 2',
    singleGame: 'Una sola partida',
    twoGames: 'Ida y vuelta',
  },
  latecomers: ({ names }) =>
    `-# ${spanish.list(names)} ${names.length > 1 ? 'se unirán' : 'se unirá'} a la próxima partida.`,
  match: {
    firstGame: 'Partida 1 de 2',
    noSecondGame: 'No hay segunda partida.',
    notCounted: 'La ida y vuelta no cuenta.',
    secondGame: ({ points }) => `Partida 2 de 2, ${points.join('–')}`,
    standing: ({ names, points }) => `Partida 2 de 2, ${names[0]} ${points.join('–')} ${names[1]}.`,
    afterFirstGame: ({ points }) =>
      `${points.join('–')} tras la primera partida. Ha empezado la segunda, con los puestos cambiados.`,
    drawn: ({ points }) => `${points.join('–')}, empate en total.`,
    youWin: ({ points }) => `Ganas ${points.join('–')} en total.`,
    wins: ({ name, points }) => `${name} gana ${points.join('–')} en total.`,
    term: 'ida y vuelta, con puestos cambiados',
  },
  fair: {
    match: 'Dos partidas, puestos cambiados',
    even: 'Inicio equilibrado',
    agree: ({ start }) => `De acuerdo: ${start}`,
    asked: ({ name, start }) => `Se lo he propuesto a ${name}: ${start}. La partida empieza en cuanto ${name} acepte.`,
    asks: ({ title, name, start }) => `**${title}**: ${name} propone otro inicio. ${start}. ¿De acuerdo?`,
  },
  replies: {
    rematchStarted: 'La revancha ha empezado.',
    rematchStartedIn: ({ channel }) => `La revancha ha empezado: <#${channel}>`,
  },
  options: { twoGames: 'Dos partidas de ida y vuelta, que puntúan como una' },
  refusals: {
    stillPlaying: 'Esta partida sigue en curso. Hay que terminarla antes de pedir la revancha.',
    noRematch: 'Esta partida terminó sin resultado, así que no hay revancha. Empieza otra con `/jugar`.',
  },
};
