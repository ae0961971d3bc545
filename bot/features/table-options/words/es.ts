import type { TableOptionsWords } from './en.ts';

export const es: TableOptionsWords = {
  ownOptions: 'Opciones propias del juego, p. ej. stones=5',
  rated: 'Partida con puntuación (por defecto: sí)',
  hints: 'Pistas de la máquina para todos (sin puntuación)',
  name: 'Un nombre para la mesa',
  spectators: 'Los espectadores lo ven todo hasta un no (sin puntuación)',
  noSuchOption: ({ typed, options }) =>
    options.length === 0
      ? `«${typed}» no es una opción de este juego. No tiene ninguna.`
      : `«${typed}» no es una opción de este juego. Usa: ${options.join(', ')}`,
};
