import { french } from '@longtable/kit';
import type { PlansWords } from './en.ts';

export const fr: PlansWords = {
  panel: {
    title: '**Ton plan** (visible par toi uniquement)',
    backToGame: 'Retour à la partie',
    empty: 'Aucun coup planifié.',
    ifPlayed: ({ reply, line }) => `Si « ${reply} » est joué : ${line}`,
    whichReply: ({ name }) => `Quel coup ${french.of(name)} ton plan doit-il attendre ?`,
    laterTurns: 'C’est à toi de jouer. Pour les tours suivants, choisis parmi les coups possibles ou tape un coup.',
    andThen: 'Que joueras-tu ensuite ?',
    nextTurn: 'Que joueras-tu à ton prochain tour ? Si ce n’est plus possible, je te préviendrai.',
    whoseTurn: 'Pour le tour de qui planifies-tu ?',
    inTurn: ({ name }) => `Que fera ${name} à son prochain tour ? Si ce n’est plus possible, je te préviendrai.`,
    nothingMore: 'Il n’y a rien d’autre à planifier pour l’instant.',
    type: 'La position aura peut-être changé, alors tape ton coup. Il sera joué à ton tour s’il est possible ; sinon, je te préviendrai.',
    typeSecret:
      'Tape tes coups. Chacun sera joué à ton tour s’il est possible, ce que je ne peux pas vérifier avant. Un coup peut attendre certains mots dans l’historique ; s’il se passe autre chose, je te préviendrai.',
    onlyIf: ({ name }) => `Seulement si ${name}… (facultatif)`,
    typeMove: 'Taper un coup',
    removeLast: 'Retirer le dernier',
    clearPlan: 'Effacer le plan',
  },
  form: {
    line: 'Ton coup',
    ifReply: 'Seulement après ce coup (facultatif)',
    ifLog: 'Seulement si l’historique dit… (facultatif)',
  },
};
