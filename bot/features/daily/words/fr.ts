import type { DailyWords } from './en.ts';

export const fr: DailyWords = {
  overview: {
    title: 'Défis du jour',
    about:
      'Les mêmes pour tout le monde, un essai chacun, sans indices. Les ordinateurs deviennent plus forts chaque jour, du lundi au dimanche.',
    nextOnes: ({ when }) => `Les prochains arrivent ${when}.`,
    play: 'Jouer',
    solve: 'Résoudre',
    leaderboard: 'Classement',
    leaderboardFor: 'Classement de…',
    played: ({ played, all }) => `${played} ${played < 2 ? 'joué' : 'joués'} sur ${all}`,
    computer: ({ level }) => `Ordinateur (${level})`,
    alreadyStarted: ({ channel }) => `Tu as déjà commencé le défi du jour dans <#${channel}>.`,
  },
  leaderboard: {
    yesterday: ({ best }) => `Meilleur résultat d’hier : ${best}`,
    replayYesterday: 'Revoir le meilleur d’hier',
  },
};
