import type { PuzzlesWords } from './en.ts';

export const es: PuzzlesWords = {
  hint: {
    price: '-# Un acertijo resuelto con una pista cuenta como empate, y con dos como derrota.',
    first: 'Primera pista',
    second: 'Segunda pista',
    nextMove: ({ move }) => `Después: **${move}**`,
    startsWith: ({ part }) => `La próxima jugada empieza con **${part}**.`,
    offTrack: '**Tus jugadas no forman parte de la solución.** Deshazlas primero y una pista podrá ayudarte.',
    solution: 'Solución',
  },
  start: {
    alreadyStarted: ({ channel }) => `Ya has empezado un acertijo en <#${channel}>.`,
  },
  table: {
    title: 'Acertijo',
    firstAttempt: '-# Puntúa: tu primer intento cambia tu puntuación de acertijos.',
    repeated: '-# No puntúa: ya has probado este acertijo.',
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
    sureToResign: '**¿Abandonar este acertijo?** Tu puntuación no cambia.',
    sureToFail: '**¿Abandonar este acertijo?** Tu puntuación cambia como si no lo hubieras resuelto.',
    startAgain: 'Empezar de nuevo',
    startAgainUnsolved: 'Empezar de nuevo (cuenta como no resuelto)',
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
