import type { ThreadsWords } from './en.ts';

export const fr: ThreadsWords = {
  refusals: {
    workTime:
      'Cela prenait trop de temps, j’ai donc arrêté. Il y a peut-être beaucoup à faire : réessaie dans une minute.',
    workMemory: 'C’est trop gros pour moi. Essaie avec une partie plus courte ou un fichier plus petit.',
    workQueue: 'Je travaille encore sur ta demande précédente. Attends qu’elle soit terminée, puis réessaie.',
  },
};
