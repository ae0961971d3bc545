import { french } from '@longtable/kit';
import type { PlansWords } from './en.ts';

export const fr: PlansWords = {
  panel: {
    title: '**Ton plan** (visible par toi uniquement)',
    backToGame: 'Retour à la partie',
    empty: 'Aucun coup planifié.',
    ifPlayed: ({ reply, line }) => `Si « ${reply} » se produit : ${line}`,
    whichReply: ({ name }) => `Quel coup ${french.of(name)} ton plan doit-il attendre ?`,
    laterTurns: 'C’est à toi de jouer. Pour les tours suivants, choisis parmi les coups possibles ou tape un coup.',
    andThen: 'Que joueras-tu ensuite ?',
    nextTurn: 'Que joueras-tu à ton prochain tour ? Si ce n’est plus possible, je te préviendrai.',
    whoseTurn: 'De qui planifies-tu le tour ?',
    inTurn: ({ name }) => `Que fera ${name} à son prochain tour ? Si ce n’est plus possible, je te préviendrai.`,
    nothingMore: 'Il n’y a rien d’autre à planifier pour l’instant.',
    type: 'La position aura peut-être changé, alors tape ton coup. Il sera joué à ton tour s’il est possible ; sinon, je te préviendrai.',
    typeSecret:
      'Tape tes coups. Chacun sera joué à ton tour s’il est possible, ce que je ne peux pas vérifier avant. Un coup peut attendre certains mots dans l’historique ; s’il se passe autre chose, je te préviendrai.',
    onlyIf: ({ name }) => `Seulement si ${name}… (facultatif)`,
    typeMove: 'Taper un coup',
    removeLast: 'Retirer le dernier',
    clearPlan: 'Effacer le plan',
    open: 'Planifier',
  },
  form: {
    line: 'Ton coup',
    ifReply: 'Seulement après ce coup (facultatif)',
    ifLog: 'Seulement si l’historique dit… (facultatif)',
  },
  status: {
    planned: ({ moves }) => `Ton plan : ${french.count(moves, 'coup', 'coups')}. Il n’est visible que par toi.`,
    played: ({ moves }) => `Ton plan a été joué : **${moves}**.`,
    dropped: ({ moves }) => `Retiré de ton plan, car ce n’est plus possible : **${moves}**.`,
    stopped: {
      reply: 'Ton plan s’est arrêté, car ton adversaire a joué autre chose.',
      line: 'Ton plan s’est arrêté, car le prochain coup n’est plus possible.',
      undo: 'Ton plan s’est arrêté, car un coup a été annulé.',
    },
  },
  refusals: {
    planNothing: 'Il n’y a rien à planifier pour l’instant.',
    planTurn: 'Choisis de qui tu planifies le tour. Un coup tapé commence par ce nom suivi de deux-points.',
    planAlone: 'Tu joues en solo ici, il n’y a rien à attendre. Joue simplement ton coup.',
    planFull: 'Ton plan est complet. Attends que des coups soient joués.',
    planChanged: 'Ton plan a changé depuis. Voici la version actuelle.',
  },
};
