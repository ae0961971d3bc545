import { french } from '@longtable/kit';
import type { OvertimeWords } from './en.ts';

export const fr: OvertimeWords = {
  labels: {
    claim: 'Réclamer la victoire',
    wait: 'Laisser plus de temps',
    computer: 'Laisser jouer l’ordinateur',
    end: 'Terminer sans perdant',
    playOn: 'Continuer sans cette personne',
  },
  away: ({ name, title }) =>
    `${name} n’a pas joué à **${title}** depuis une semaine. Choisis la suite ; d’ici là, ${name} peut encore jouer.`,
  late: ({ name, title }) =>
    `Le temps ${french.of(name)} à **${title}** est écoulé. Choisis la suite ; d’ici là, ${name} peut encore jouer.`,
  results: {
    playOn: ({ late }) => `La partie continue sans ${late}.`,
    claim: ({ name }) => `${name} a réclamé la victoire au temps.`,
    wait: ({ name, late }) => `${name} a accordé plus de temps à ${late}.`,
    end: ({ name }) => `${name} a mis fin à la partie. Personne ne perd.`,
    computer: ({ name, late }) => `${name} a laissé l’ordinateur jouer à la place ${french.of(late)}.`,
  },
  refusals: {
    notWaiting: 'Seule une personne qui attend ce joueur peut en décider.',
    noClock:
      'Cette partie n’a pas de limite de temps, personne ne peut donc perdre au temps. Termine-la sans perdant, ou attends encore.',
  },
};
