import type { PuzzlesWords } from './en.ts';

export const es: PuzzlesWords = {
  hint: {
    price: '-# Un acertijo resuelto con una pista cuenta como empate, y con dos como derrota.',
    first: 'Primera pista',
    second: 'Segunda pista',
    nextMove: ({ move }) => `Después viene **${move}**.`,
    wholeMove: ({ move }) => `La primera jugada: **${move}**`,
    startsWith: ({ part }) => `Empieza con **${part}**.`,
    solution: 'Solución',
  },
  start: {
    alreadyStarted: ({ channel }) => `Ya has empezado un acertijo en <#${channel}>.`,
  },
  table: {
    title: 'Acertijo',
    firstAttempt: '-# Solo cuenta tu primer intento.',
    notRatedAgain: '-# Este intento no cuenta, solo el primero.',
    solved: '¡Resuelto!',
    failed: 'Sin resolver.',
    refuted: 'Sin resolver. La respuesta de tu rival muestra por qué.',
    rating: ({ rating }) => `La puntuación del acertijo es ${rating}.`,
    withOneHint: 'Para tu puntuación, una pista lo convierte en empate.',
    withTwoHints: 'Para tu puntuación, dos pistas lo convierten en derrota.',
    notCounted: '-# Este intento no cuenta.',
    next: 'Siguiente acertijo',
    tryAgain: 'Intentarlo otra vez',
    showSolution: 'Ver la solución',
    name: ({ title }) => `Acertijo: ${title}`,
    sureToResign: '**¿Abandonar este acertijo?** Sin pista, este intento no cuenta.',
    sureToResignAfterHint:
      '**¿Abandonar este acertijo?** Has usado una pista, así que un primer intento cuenta como no resuelto.',
    hint: 'Pista',
  },
  refusals: {
    noPuzzle: 'Aquí no hay acertijos de este juego.',
    puzzleGone: 'Este acertijo ya no existe. Ciérralo con `/rendirse` y pide otro con `/acertijo`.',
    puzzleAlone: 'La máquina no ayuda con los acertijos. Pulsa «Pista» en su lugar.',
  },
  stats: {
    provisional: ({ rating }) => `${rating} (provisional)`,
    solved: ({ rating, solved, tried, hinted }) =>
      `Acertijos: puntuación ${rating}, ${solved} de ${tried} resueltos${hinted > 0 ? ` (${hinted} con pistas)` : ''}`,
  },
};
