import { spanish } from '@longtable/kit';
import type { NewGameWords } from './en.ts';

export const es: NewGameWords = {
  elsewhere: {
    heading: 'En su lugar, puedes abrir tu mesa aquí:',
    dm: 'En un MD',
    closeTable: 'Cerrar esa mesa',
  },
  welcome: {
    hello:
      'Con **Longtable** se juega a tu ritmo: hoy una jugada, mañana la siguiente. Empieza una partida o aprende un juego paso a paso.',
    withFriend: 'Jugar con alguien',
    chooseGame: 'Elige un juego…',
    others: 'y más con `/jugar`',
    quickStart: ({ title }) => `Partida rápida: ${title}`,
    players: ({ least, most }) =>
      least === most
        ? spanish.count(most, 'jugador', 'jugadores')
        : `${most - least === 1 ? `${least} o` : `de ${least} a`} ${most} jugadores`,
    minutes: ({ least, most }) => `${least}–${most} min`,
    friendGame: '¿Qué juego? Después elige a quién invitar, o deja que se una cualquiera.',
  },
  here: {
    ownThread: ({ channel }) => `Ya hay una mesa en este canal, así que la tuya tiene su propio hilo: <#${channel}>`,
    channelTaken: 'Ya hay una mesa en este canal.',
    challenge: ({ user }) => `¿A qué juego quieres jugar contra <@${user}>?`,
    noSuchOption: ({ typed, options }) =>
      options.length === 0
        ? `«${typed}» no es una opción de este juego. No tiene ninguna.`
        : `«${typed}» no es una opción de este juego. Usa: ${options.join(', ')}`,
    wrongSeats: ({ title, range }) => `${title} es para ${range} jugadores.`,
  },
  files: {
    title: 'Tus archivos',
    others: 'Elegir otros archivos',
    noFile: 'No has adjuntado ningún archivo. Elige al menos uno.',
  },
  options: {
    play: 'Abrir una mesa y jugar',
    otherGame: 'Otro juego, buscado por su nombre',
    seats: 'Número de plazas',
    ownOptions: 'Opciones propias del juego, p. ej. stones=5',
    files: 'Jugar con tus propios archivos',
    opponent: 'Tu rival (por defecto: puede unirse cualquiera)',
    computer: 'Jugar contra la máquina',
    computersOnly: 'Ver cómo juegan las máquinas entre sí',
    players: ({ most, againstComputers }) =>
      `Número de puestos (por defecto: ${most}, o ${againstComputers} contra máquinas)`,
    rated: 'Partida con puntuación (por defecto: sí)',
    hints: 'Pistas de la máquina para todos (sin puntuación)',
    name: 'Un nombre para la mesa',
    spectators: 'Los espectadores lo ven todo hasta un no (sin puntuación)',
    noTimeLimit: 'sin límite de tiempo',
    time: 'Tiempo por turno',
    rules: 'Otras reglas: inicio equilibrado, partida más corta (por defecto: las originales)',
  },
};
