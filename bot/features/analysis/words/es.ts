import { spanish } from '@longtable/kit';
import type { AnalysisWords } from './en.ts';

export const es: AnalysisWords = {
  analysis: {
    running: ({ percent }) => `Analizando la partida… ${percent}`,
    failed: 'No he podido analizar esta partida. Inténtalo más tarde.',
    winChance: 'Probabilidad de ganar',
    expectedResult: 'Resultado esperado',
    noTurningPoint: 'Ninguna jugada decidió por sí sola esta partida.',
    largestSwings: 'Estas jugadas cambiaron más las posibilidades:',
    swing: ({ first, last, played, from, to }) =>
      `**${last > first ? `Jugadas ${first}–${last}` : `Jugada ${first}`}** · ${from} → ${to}\n${played}`,
    openMethod: '-# Las máquinas jugaron muchas veces cada posición hasta el final, conociendo todo lo oculto.',
    method:
      '-# Las máquinas jugaron muchas veces cada posición hasta el final, sabiendo solo lo que podía saber un jugador.',
    perfectRun: '-# Un 100 % sería una partida perfecta.',
    turningPoint: ({ move, played, points, better }) =>
      `**Jugada ${move}** · ${played}\nMejor (+${spanish.count(points, 'punto porcentual', 'puntos porcentuales')}): **${better}**`,
    decline: ({ move, played, points, isLuck }) =>
      `**Jugada ${move}** · ${played}\n${isLuck ? 'Mala suerte' : 'Error'}: −${spanish.count(points, 'punto porcentual', 'puntos porcentuales')}`,
    moves: ({ moves }) => spanish.count(moves, 'jugada', 'jugadas'),
    move: ({ move }) => `Jugada ${move}`,
    yourSide: ({ name }) =>
      `${name === undefined ? '' : `Juegas en el lugar de ${name}. `}Es una práctica y no cuenta.`,
    fromMove: ({ move }) => `Desde la jugada ${move}`,
    playFrom: ({ move }) => `Jugar desde la jugada ${move}`,
    analyse: 'Analizar',
  },
  noComputer: 'La máquina no sabe jugar a este juego, así que no puede analizarlo.',
};
