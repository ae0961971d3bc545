import { spanish } from '@longtable/kit';
import type { RatingsWords } from './en.ts';

export const es: RatingsWords = {
  stats: {
    noGames: 'Aquí todavía no hay partidas terminadas.',
    provisional: ({ rating }) => `${rating} (provisional)`,
    provisionalRating: '(puntuación provisional)',
    whyProvisional:
      'Una puntuación es provisional hasta que juegas entre 11 y 22 partidas puntuables y 3 rivales distintos te han ganado o empatado. Hasta entonces es solo una estimación.',
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
    bestRun: ({ score }) => `Mejor expedición: ${score}`,
    onAverage: 'de promedio',
  },
  periods: {
    season: 'Esta temporada',
    'all-time': 'Histórico',
    past: 'Temporadas pasadas',
  },
  leaderboard: {
    noRatings: 'Nadie tiene puntuación todavía. Termina una partida puntuable contra otra persona.',
    noRuns: 'Aquí nadie ha terminado una expedición todavía. Cuenta la mejor de cada jugador.',
    games: ({ games }) => spanish.count(games, 'partida', 'partidas'),
    leader: ({ place, person, score, games }) =>
      `${place}. <@${person}> · ${score} · ${spanish.count(games, 'partida', 'partidas')}`,
    provisional:
      '-# «?» indica una puntuación provisional, solo una estimación. Las definitivas van delante. Una puntuación es definitiva tras unas 11 a 22 partidas puntuables, con derrotas o empates contra 3 personas distintas.',
    headToHead: ({ name, won, drawn, lost }) =>
      `Tú **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${spanish.count(drawn, 'empate', 'empates')}` : ''}`,
    noPast: 'Aquí todavía no ha terminado ninguna temporada con clasificación.',
    seasonEnds: ({ when }) => `-# La temporada termina ${when}.`,
  },
  achievements: {
    allGames: 'Todos los juegos',
    count: ({ earned, all }) => `Logros: ${earned} de ${all}`,
  },
  career: {
    firstGame: { name: 'Toma asiento', about: 'Termina una partida' },
    tenWins: { name: 'Ya van diez', about: 'Gana 10 partidas' },
    hundredGames: { name: 'De la casa', about: 'Termina 100 partidas' },
    grandTour: { name: 'La gran gira', about: 'Termina una partida de 5 juegos distintos' },
    beatPlayer: { name: 'Cara a cara', about: 'Gánale a otra persona' },
    beatMaster: { name: 'Matagigantes', about: 'Gánale a la máquina más fuerte de un juego' },
  },
  ending: {
    voided: 'La moderación ha anulado la puntuación de esta partida. Ya no cuenta.',
    notCounted:
      'Esta partida no cambió ninguna puntuación. Contra la misma persona solo cuentan seis partidas en dos semanas, y una puntuación definitiva solo cambia contra otras definitivas.',
    tooShort: ({ moves }) =>
      `Esta partida no cambió ninguna puntuación, porque terminó antes de que todos hicieran ${moves} ${moves === 1 ? 'jugada' : 'jugadas'}.`,
    you: 'tú',
    provisional: '«?» indica una puntuación provisional, que aún puede cambiar mucho.',
    ratings: ({ changes }) => `Puntuación: ${changes}`,
    achievements: ({ achievements }) => `${achievements.length === 1 ? 'Logro' : 'Logros'}: ${achievements.join(', ')}`,
    achievementsOf: ({ name, achievements }) =>
      `${achievements.length === 1 ? 'Logro' : 'Logros'} de ${name}: ${achievements.join(', ')}`,
  },
  levels: {
    near: 'Más o menos de tu nivel',
    nearAbout: 'El nivel más cercano a tu puntuación',
  },
};
