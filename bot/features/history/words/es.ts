import { spanish } from '@longtable/kit';
import type { HistoryWords, RecordPart } from './en.ts';

const RECORD_PARTS: Record<RecordPart, string> = {
  title: '`Longtable 1`',
  game: '`game` y el nombre de un juego',
  options: '`options` y JSON',
  seed: '`seed` y un número',
  seats: '`seats` y una lista',
  move: 'un puesto y una jugada',
};

export const es: HistoryWords = {
  replay: {
    jumpTo: 'Ir al paso',
    stepNumber: 'Número de paso',
    moveOf: ({ at, of, who }) => `Jugada ${at}/${of} · ${who}`,
    stepOf: ({ at, of, who }) => `Paso ${at}/${of} · ${who}`,
    viewAs: 'Ver como…',
    everyone: 'Todos',
    startingPlayer: 'quien empieza',
    secondPlayer: 'quien juega en segundo lugar',
    saveAsRecording: 'Guardar como .replay',
    saveAsGif: 'Guardar como GIF',
    picture: ({ picture, pictures }) => `Imagen ${picture}/${pictures}`,
    recording: 'Toda la partida en el formato .replay original. También puedes recorrerla con `/ver-repetición`.',
    saveAsFile: 'Guardar como archivo',
    startPosition: 'Posición inicial',
    notANumber: 'Escribe el número de un paso, por ejemplo 12.',
    expired: 'Esta repetición ha caducado. Cárgala otra vez con `/ver-repetición`.',
    file: 'Toda la partida, una jugada por línea. Cárgala otra vez con `/ver-repetición`.',
  },
  gif: {
    ready: 'Aquí está la partida en GIF. Se ve todo, también las cartas y los roles ocultos.',
    failed: 'Ahora mismo se están creando demasiados GIF. Inténtalo de nuevo en un minuto.',
    share: 'Compartir GIF',
    expired: 'Este GIF ha caducado. Pulsa «Guardar como GIF» otra vez.',
    progress: ({ percent }) => `Creando el GIF: ${percent} %`,
  },
  history: {
    undone: '**no cuenta**: anulada por un moderador',
    replayOne: 'Ver una repetición…',
    saveOne: 'Guardar una partida como archivo…',
    newer: 'Más recientes',
    older: 'Más antiguas',
    noGames: ({ person }) => `${person} todavía no ha terminado ninguna partida aquí.`,
  },
  files: {
    tooManyMoves: ({ maxMoves }) =>
      `El archivo tiene más de ${spanish.number(maxMoves)} jugadas, más que cualquier partida.`,
    badLine: ({ number, expected }) =>
      `La línea ${number} del archivo debe contener ${RECORD_PARTS[expected]}. Usa un archivo que hayas guardado con \`/ver-repetición\` o \`/historial\`.`,
    badMove: ({ number, sentence }) => `La jugada de la línea ${number} del archivo no es posible: ${sentence}`,
  },
  buttons: {
    replay: 'Ver repetición',
    share: 'Compartir',
  },
  log: {
    title: 'Registro',
    older: 'Más antiguas',
    newer: 'Más recientes',
    nothingHappened: 'Todavía no ha pasado nada.',
  },
  refusals: {
    wrongSeats: 'La línea 5 del archivo indica un número de puestos que no vale para este juego.',
    gameUnknown: 'Este archivo es de un juego que no está disponible aquí.',
    logDamaged: 'Algunas jugadas de esta partida están dañadas, así que no se puede reproducir.',
  },
};
