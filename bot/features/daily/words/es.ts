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
};
