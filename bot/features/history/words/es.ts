import { spanish } from '@longtable/kit';
import type { HistoryWords } from './en.ts';

export const es: HistoryWords = {
  replay: {
    first: 'Inicio',
    back: 'Atrás',
    forward: 'Adelante',
    last: 'Final',
    jumpTo: 'Ir al paso',
    stepNumber: 'Número de paso',
    moveOf: ({ at, of, who }) => `Jugada ${at}/${of} · ${who}`,
    stepOf: ({ at, of, who }) => `Paso ${at}/${of} · ${who}`,
    viewAs: 'Ver como…',
    everyone: 'Todos',
    startingPlayer: 'quien empieza',
    secondPlayer: 'el segundo bando',
    saveAsRecording: 'Guardar como .replay',
    saveAsGif: 'Guardar como GIF',
    picture: ({ picture, pictures }) => `Imagen ${picture}/${pictures}`,
    recording: 'Toda la partida en el formato .replay original. También puedes recorrerla con `/repetición`.',
    saveAsFile: 'Guardar como archivo',
    moves: ({ moves }) => spanish.count(moves, 'jugada', 'jugadas'),
    startPosition: 'Posición inicial',
    notANumber: 'Escribe el número de un paso, por ejemplo 12.',
    expired: 'Esta repetición ha caducado. Cárgala otra vez con `/repetición`.',
    file: 'Toda la partida, una jugada por línea. Cárgala otra vez con `/repetición`.',
  },
  gif: {
    ready: 'Aquí está la partida en GIF. Se ve todo, también las cartas y los roles ocultos.',
    failed: 'No he podido hacer el GIF porque ahora se están haciendo demasiados. Inténtalo de nuevo en un minuto.',
    share: 'Compartir GIF',
    expired: 'Este GIF ha caducado. Pulsa «Guardar como GIF» otra vez.',
    progress: ({ percent }) => `Creando el GIF: ${percent} %`,
  },
  stats: {
    provisional: ({ rating }) => `${rating} (provisional)`,
    provisionalRating: '(puntuación provisional)',
    whyProvisional:
      'Una puntuación es provisional hasta que juegas entre 11 y 22 partidas con puntuación y 3 rivales distintos te han ganado o empatado. Hasta entonces, nadie sabe cuál es tu límite.',
    results: ({ won, drawn, lost }) =>
      [
        spanish.count(won, 'ganada', 'ganadas'),
        ...(drawn > 0 ? [spanish.count(drawn, 'empatada', 'empatadas')] : []),
        spanish.count(lost, 'perdida', 'perdidas'),
      ].join(', '),
    against: ({ name }) => `Contra ${name}`,
    record: ({ played, results, rating }) =>
      [
        spanish.count(played, 'partida', 'partidas'),
        results,
        ...(rating === undefined ? [] : [`puntuación ${rating}`]),
      ].join(', '),
    finishedGames: 'Partidas terminadas',
    movesPerGame: 'Jugadas por partida',
    timePerMove: 'Tiempo por jugada',
    bestRun: ({ score }) => `Mejor partida: ${score}`,
    puzzles: ({ rating, solved, tried, hinted }) =>
      `Acertijos: puntuación ${rating}, ${solved} de ${tried} resueltos${hinted > 0 ? ` (${hinted} con pistas)` : ''}`,
    onAverage: 'de promedio',
  },
  history: {
    replayOne: 'Ver una repetición…',
    saveOne: 'Guardar una partida como archivo…',
    newer: 'Más recientes',
    older: 'Más antiguas',
    noGames: 'Aquí todavía no hay partidas terminadas.',
  },
  periods: {
    week: 'Esta semana',
    season: 'Esta temporada',
    'all-time': 'Histórico',
    past: 'Temporadas pasadas',
  },
  leaderboard: {
    noRatings: 'Nadie tiene puntuación todavía. Termina una partida con puntuación contra otra persona.',
    noRuns: 'Aquí nadie ha terminado una partida todavía. Cuenta la mejor de cada jugador.',
    games: ({ games }) => spanish.count(games, 'partida', 'partidas'),
    leader: ({ place, person, score, games }) =>
      `${place}. <@${person}> · ${score} · ${spanish.count(games, 'partida', 'partidas')}`,
    provisional: ({ players }) =>
      `-# ${spanish.count(players, 'jugador tiene', 'jugadores tienen')} una puntuación provisional. La clasificación exige entre 11 y 22 partidas con puntuación y que 3 rivales distintos hayan ganado o empatado. Hasta entonces, nadie sabe cuál es el límite.`,
    headToHead: ({ name, won, drawn, lost }) =>
      `Tú **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${spanish.count(drawn, 'empate', 'empates')}` : ''}`,
    noPast: 'Aquí todavía no ha terminado ninguna temporada con clasificación.',
    bestOfLastWeek: ({ best }) => `Lo mejor de la semana pasada: ${best}`,
    aboutWeek: ({ next }) => `-# Cuenta tu mejor partida con las reglas de esta semana. Las nuevas empiezan ${next}.`,
    seasonEnds: ({ when }) => `-# La temporada termina ${when}.`,
  },
  achievements: {
    allGames: 'Todos los juegos',
    count: ({ earned, all }) => `Logros: ${earned} de ${all}`,
  },
};
