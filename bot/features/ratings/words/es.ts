import { spanish } from '@longtable/kit';
import type { RatingsWords } from './en.ts';

export const es: RatingsWords = {
  stats: {
    noGames: 'Aquí todavía no hay partidas terminadas.',
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
  career: {
    firstGame: { name: 'Toma asiento', about: 'Termina una partida' },
    tenWins: { name: 'Diez de diez', about: 'Gana 10 partidas' },
    hundredGames: { name: 'De la casa', about: 'Termina 100 partidas' },
    grandTour: { name: 'La gran gira', about: 'Termina 5 juegos distintos' },
    beatPlayer: { name: 'Cara a cara', about: 'Gánale a otra persona' },
    beatMaster: { name: 'Matagigantes', about: 'Gánale a la máquina más fuerte de un juego' },
    week: { name: 'Animal de costumbres', about: 'Juega un reto diario 7 días seguidos' },
    month: { name: 'Llueva o truene', about: 'Juega un reto diario 30 días seguidos' },
    fiveDailies: { name: 'Cinco al día', about: 'Juega 5 retos diarios en un mismo día' },
  },
};
