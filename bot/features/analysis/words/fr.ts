import { french } from '@longtable/kit';
import type { AnalysisWords } from './en.ts';

export const fr: AnalysisWords = {
  analysis: {
    running: ({ percent }) => `Analyse de la partie… ${percent}`,
    failed: 'Je n’ai pas pu analyser cette partie. Réessaie plus tard.',
    winChance: 'Chances de gagner',
    expectedResult: 'Résultat attendu',
    noTurningPoint: 'Aucun coup n’a décidé à lui seul de cette partie.',
    largestSwings: 'Ces coups ont le plus changé les chances :',
    swing: ({ first, last, played, from, to }) =>
      `**${last > first ? `Coups ${first}–${last}` : `Coup ${first}`}** · ${from} → ${to}\n${played}`,
    openMethod:
      '-# Les ordinateurs ont joué chaque position jusqu’au bout de nombreuses fois, en connaissant tout ce qui est caché.',
    method:
      '-# Les ordinateurs ont joué chaque position jusqu’au bout de nombreuses fois, en ne sachant que ce que savait la personne qui jouait.',
    perfectRun: '-# 100 % serait une partie parfaite.',
    turningPoint: ({ move, played, points, better }) =>
      `**Coup ${move}** · ${played}\nMieux (+${french.count(points, 'point de pourcentage', 'points de pourcentage')}) : **${better}**`,
    decline: ({ move, played, points, isLuck }) =>
      `**Coup ${move}** · ${played}\n${isLuck ? 'Pas de chance' : 'Erreur'} : −${french.count(points, 'point de pourcentage', 'points de pourcentage')}`,
    moves: ({ moves }) => french.count(moves, 'coup', 'coups'),
    move: ({ move }) => `Coup ${move}`,
    yourSide: ({ name }) =>
      `${name === undefined ? '' : `Tu joues à la place de ${name}. `}C’est un entraînement, il ne compte pas.`,
    fromMove: ({ move }) => `À partir du coup ${move}`,
    playFrom: ({ move }) => `Rejouer dès le coup ${move}`,
    analyse: 'Analyser',
  },
  noComputer: 'L’ordinateur ne sait pas jouer à ce jeu, il ne peut donc pas l’analyser.',
};
