import type { RequestsWords } from './en.ts';

export const fr: RequestsWords = {
  alreadyInvited: ({ name }) => `Tu as déjà invité ${name} à ce jeu. Ouvrir une autre table ?`,
  openAnother: 'En ouvrir une autre',
  heading: 'Ouvre plutôt ta table ailleurs :',
  dm: 'En MP',
  closeTable: 'Fermer cette table',
  refusals: {
    requestGone: 'Ta demande a expiré. Utilise à nouveau `/jouer`.',
  },
  openThread: 'Ouvrir un fil',
};
