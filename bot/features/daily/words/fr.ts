import { french } from '@longtable/kit';
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
  table: {
    puzzle: 'Problème du jour',
    today: 'Défi du jour',
    practiceOnDay: ({ day }) => `Entraînement : défi du ${day}`,
    practiceUnderWay: ({ name }) => `${name} rejoue ce défi. Le plateau est caché pour ne rien dévoiler.`,
    practiceDoesNotCount: 'C’est un entraînement, il ne compte pas.',
    onDay: ({ day }) => `Défi du jour, ${day}`,
    puzzleOnDay: ({ day }) => `Problème du jour, ${day}`,
    rank: ({ place, attempts }) => `Rang ${place} sur ${attempts}`,
    resigned: 'Abandon',
    streakAtRisk: ({ days, when }) => `Série de ${french.count(days, 'jour', 'jours')}, fin ${when}`,
    streak: ({ days }) => `Série de ${french.count(days, 'jour', 'jours')}`,
    puzzleUnderWay: ({ name }) => `${name} résout le problème du jour. Le plateau est caché pour ne rien dévoiler.`,
    underWay: ({ name }) => `${name} joue le défi du jour. Le plateau est caché pour ne rien dévoiler.`,
    nobodyYet: 'Personne ne l’a encore terminé ici.',
    name: ({ title }) => `Défi du jour : ${title}`,
    bestOfWeek: 'Les meilleurs de la semaine',
    sureToResign: '**Abandonner ce défi du jour ?** Ton seul essai sera perdu.',
    ofToday: ({ attempts }) => `sur ${attempts} aujourd’hui`,
    daysInARow: ({ days }) => (days === 1 ? 'jour de suite' : 'jours de suite'),
  },
  score: {
    solved: 'Résolu',
    failed: 'Non résolu',
    left: 'Non résolu',
    open: 'Pas encore résolu',
  },
  refusals: {
    noDaily: 'Aucun des jeux proposés ici n’a de défi du jour.',
    dailyAlone: 'Il n’y a pas d’indices dans le défi du jour, pour que tout le monde joue à égalité.',
    triedToday:
      'Tu as déjà joué ce défi du jour. Le prochain commence à minuit UTC. `/défi-du-jour` affiche ce qu’il te reste à jouer.',
    spoiler: 'Cela dévoilerait le défi du jour. Joue-le d’abord avec `/défi-du-jour`, ou reviens après minuit UTC.',
  },
  career: {
    week: { name: 'Les bonnes habitudes', about: 'Joue un défi du jour 7 jours de suite' },
    month: { name: 'Par tous les temps', about: 'Joue un défi du jour 30 jours de suite' },
    fiveDailies: { name: 'Cinq par jour', about: 'Joue 5 défis du jour le même jour' },
  },
  week: {
    title: 'Cette semaine',
    bestOfLast: ({ best }) => `Meilleur de la semaine dernière : ${best}`,
    about: ({ next }) =>
      `-# Ta meilleure expédition avec les règles de la semaine compte. Les règles changent ${next}.`,
  },
};
