import type { DailyWords } from './en.ts';

export const fr: DailyWords = {
  overview: {
    title: 'Défis du jour',
    about:
      'Les mêmes pour tout le monde, un essai chacun, sans indices. Les ordinateurs sont plus forts du lundi au dimanche.',
    nextOnes: ({ when }) => `Les prochains arrivent ${when}.`,
    play: 'Jouer',
    solve: 'Résoudre',
    leaderboard: 'Classement',
    leaderboardFor: 'Classement de…',
    played: ({ played, all }) => `${played} sur ${all} joués`,
    against: ({ name }) => `contre ${name}`,
    alreadyStarted: ({ channel }) => `Tu as déjà commencé le défi du jour dans <#${channel}>.`,
  },
  leaderboard: {
    yesterday: ({ best }) => `Meilleur résultat d’hier : ${best}`,
    replayYesterday: 'Revoir le meilleur d’hier',
  },
};
