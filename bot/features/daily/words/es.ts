import { spanish } from '@longtable/kit';
import type { DailyWords } from './en.ts';

export const es: DailyWords = {
  overview: {
    title: 'Retos de hoy',
    about:
      'Iguales para todo el mundo, un intento cada uno, sin pistas. De lunes a domingo, la máquina es cada día más fuerte.',
    nextOnes: ({ when }) => `Los siguientes empiezan ${when}.`,
    play: 'Jugar',
    solve: 'Resolver',
    leaderboard: 'Clasificación',
    leaderboardFor: 'Clasificación de…',
    played: ({ played, all }) => `${played} de ${all} jugados`,
    computer: ({ level }) => `Máquina (${level})`,
    alreadyStarted: ({ channel }) => `Ya has empezado el reto de hoy en <#${channel}>.`,
  },
  leaderboard: {
    yesterday: ({ best }) => `Lo mejor de ayer: ${best}`,
    replayYesterday: 'Ver lo mejor de ayer',
  },
  table: {
    puzzle: 'Acertijo del día',
    today: 'Reto de hoy',
    practiceOnDay: ({ day }) => `Práctica: reto del ${day}`,
    practiceUnderWay: ({ name }) =>
      `${name} está jugando otra vez este reto. El tablero está oculto para evitar spoilers.`,
    practiceDoesNotCount: 'Es una práctica y no cuenta.',
    onDay: ({ day }) => `Reto diario, ${day}`,
    puzzleOnDay: ({ day }) => `Acertijo del día, ${day}`,
    rank: ({ place, attempts }) => `Puesto ${place} de ${attempts}`,
    resigned: 'Rendición',
    streakAtRisk: ({ days, when }) => `Racha de ${spanish.count(days, 'día', 'días')}, termina ${when}`,
    streak: ({ days }) => `Racha de ${spanish.count(days, 'día', 'días')}`,
    puzzleUnderWay: ({ name }) =>
      `${name} está resolviendo el acertijo del día. El tablero está oculto para evitar spoilers.`,
    underWay: ({ name }) => `${name} está jugando el reto de hoy. El tablero está oculto para evitar spoilers.`,
    nobodyYet: 'Aquí todavía no lo ha terminado nadie.',
    name: ({ title }) => `Reto diario: ${title}`,
    bestOfWeek: 'Lo mejor de la semana',
    sureToResign: '**¿Rendirte en este reto diario?** Perderás tu único intento.',
    ofToday: ({ attempts }) => `de ${attempts} hoy`,
    daysInARow: ({ days }) => (days === 1 ? 'día seguido' : 'días seguidos'),
  },
  score: {
    solved: 'Resuelto',
    failed: 'Sin resolver',
    left: 'Sin resolver',
    open: 'Aún sin resolver',
  },
  refusals: {
    noDaily: 'Ninguno de los juegos de aquí tiene reto diario.',
    dailyAlone: 'En el reto diario no hay pistas, para que sea igual para todo el mundo.',
    triedToday:
      'Ya has jugado este reto diario. El siguiente empieza a medianoche UTC. `/reto-diario` muestra lo que te queda por jugar.',
    spoiler:
      'Eso sería un spoiler del reto de hoy. Juégalo antes con `/reto-diario`, o vuelve pasada la medianoche UTC.',
  },
  career: {
    week: { name: 'Animal de costumbres', about: 'Juega un reto diario 7 días seguidos' },
    month: { name: 'Llueva o truene', about: 'Juega un reto diario 30 días seguidos' },
    fiveDailies: { name: 'Cinco al día', about: 'Juega 5 retos diarios en un mismo día' },
  },
  week: {
    title: 'Esta semana',
    bestOfLast: ({ best }) => `Lo mejor de la semana pasada: ${best}`,
    about: ({ next }) => `-# Cuenta tu mejor expedición con las reglas de esta semana. Las nuevas empiezan ${next}.`,
  },
};
