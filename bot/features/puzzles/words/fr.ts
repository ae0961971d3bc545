import { french } from '@longtable/kit';
import type { PuzzlesWords } from './en.ts';

export const fr: PuzzlesWords = {
  hint: {
    price: '-# Résolu avec un indice, un problème compte comme un match nul ; avec deux, comme une défaite.',
    first: 'Premier indice',
    second: 'Second indice',
    nextMove: ({ move }) => `Ensuite : **${move}**`,
    startsWith: ({ part }) => `Le prochain coup commence par **${part}**.`,
    offTrack: '**Tes coups ne font pas partie de la solution.** Annule-les d’abord, puis un indice pourra t’aider.',
    solution: 'Solution',
  },
  start: {
    alreadyStarted: ({ channel }) => `Tu as déjà commencé un problème dans <#${channel}>.`,
  },
  table: {
    title: 'Problème',
    firstAttempt: '-# Classé : ton premier essai modifie ta cote de problèmes.',
    repeated: '-# Non classé : tu as déjà essayé ce problème.',
    notRatedAgain: '-# Cet essai ne compte pas, seulement le premier.',
    solved: 'Résolu !',
    failed: 'Non résolu.',
    refuted: 'Non résolu. La réponse de ton adversaire montre pourquoi.',
    rating: ({ rating }) => `La cote du problème est de ${rating}.`,
    withOneHint: 'Pour ta cote, un indice en fait une nulle.',
    withTwoHints: 'Pour ta cote, deux indices en font une défaite.',
    notCounted: '-# Cet essai ne compte pas.',
    next: 'Problème suivant',
    tryAgain: 'Réessayer',
    showSolution: 'Voir la solution',
    name: ({ title }) => `Problème : ${title}`,
    sureToResign: '**Abandonner ce problème ?** Ta cote ne change pas.',
    sureToFail: '**Abandonner ce problème ?** Ta cote change comme pour un problème non résolu.',
    startAgain: 'Recommencer',
    startAgainUnsolved: 'Recommencer (compte comme non résolu)',
    hint: 'Indice',
  },
  refusals: {
    noPuzzle: 'Il n’y a pas de problèmes pour ce jeu ici.',
    puzzleGone: 'Ce problème n’existe plus. Ferme-le avec `/abandonner` et prends-en un autre avec `/problème`.',
    puzzleAlone: 'L’ordinateur n’aide pas à résoudre les problèmes. Appuie plutôt sur « Indice ».',
  },
  stats: {
    provisional: ({ rating }) => `${rating} (provisoire)`,
    solved: ({ rating, solved, tried, hinted }) =>
      `Problèmes : cote ${rating}, ${french.count(solved, 'résolu', 'résolus')} sur ${tried}${hinted > 0 ? ` (${hinted} avec indices)` : ''}`,
  },
};
