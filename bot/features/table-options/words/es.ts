import type { TableOptionsWords } from './en.ts';

export const es: TableOptionsWords = {
  ownOptions: 'Opciones propias del juego, p. ej. stones=5',
  rated: 'Partida puntuable (por defecto: sí)',
  hints: 'Pistas de la máquina para todos (no puntuable)',
  name: 'Un nombre para la mesa',
  spectators: 'Los espectadores lo ven todo hasta que alguien lo desactive (no puntuable)',
  noSuchOption: ({ typed, options }) =>
    options.length === 0
      ? `«${typed}» no es una opción de este juego. No tiene ninguna.`
      : `«${typed}» no es una opción de este juego. Usa: ${options.join(', ')}`,
};
