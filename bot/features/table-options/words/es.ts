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
  ownFile: 'un archivo propio',
  openToSpectators:
    'Los espectadores lo ven todo, también las cartas y los roles ocultos. Cualquiera de la mesa puede quitarlo en «Más».',
  goesFirst: ({ name }) => `empieza ${name}`,
  yes: 'sí',
  no: 'no',
  advantage: ({ isFirst, won, games }) =>
    `Quien juega en ${isFirst ? 'primer' : 'segundo'} lugar gana unas ${won} de cada ${games} partidas; la puntuación lo tiene en cuenta.`,
  others: ({ options }) => `los demás: ${options}`,
  seatDesign: ({ name, kind, design }) => `${kind} de ${name}: **${design}**`,
};
