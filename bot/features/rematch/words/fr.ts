import { french } from '@longtable/kit';
import type { RematchWords } from './en.ts';

export const fr: RematchWords = {
  buttons: {
    joinNext: 'Jouer la partie suivante',
    playAgain: 'Rejouer',
    sameSeeds: 'Rejouer à l’identique',
    rematch: 'Revanche',
    secondGame: 'Aller à la partie 2',
    singleGame: 'Une seule partie',
    twoGames: 'Aller-retour',
  },
  latecomers: ({ names }) =>
    `-# ${french.list(names)} ${names.length > 1 ? 'joueront' : 'jouera'} la prochaine partie.`,
  match: {
    firstGame: 'Partie 1 sur 2',
    noSecondGame: 'Il n’y a pas de seconde partie.',
    notCounted: 'L’aller-retour ne compte pas.',
    secondGame: ({ points }) => `Partie 2 sur 2, ${points.join('-')}`,
    standing: ({ names, points }) => `Partie 2 sur 2, ${names[0]} ${points.join('-')} ${names[1]}.`,
    afterFirstGame: ({ points }) =>
      `${points.join('-')} après la première partie. La seconde a commencé, les places sont échangées.`,
    drawn: ({ points }) => `${points.join('-')}, égalité au total.`,
    youWin: ({ points }) => `Tu gagnes ${points.join('-')} au total.`,
    wins: ({ name, points }) => `${name} gagne ${points.join('-')} au total.`,
    term: 'aller-retour, places échangées',
  },
  fair: {
    match: 'Deux parties, places échangées',
    even: 'Départ équitable',
    agree: ({ start }) => `D’accord : ${start}`,
    asked: ({ name, start }) => `J’ai demandé à ${name} : ${start}. La partie commencera dès que ${name} aura accepté.`,
    asks: ({ title, name, start }) => `**${title}** : ${name} propose un autre départ. ${start}. D’accord ?`,
  },
  replies: {
    rematchStarted: 'La revanche a commencé.',
    rematchStartedIn: ({ channel }) => `La revanche a commencé : <#${channel}>`,
  },
  options: { twoGames: 'Deux parties aller-retour, classées comme une seule' },
  refusals: {
    stillPlaying: 'Cette partie est encore en cours. Il faut la finir avant de demander une revanche.',
    noRematch:
      'Cette partie s’est terminée sans résultat, il n’y a donc pas de revanche. Lances-en une autre avec `/jouer`.',
  },
};
