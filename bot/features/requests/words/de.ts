import type { RequestsWords } from './en.ts';

export const de: RequestsWords = {
  alreadyInvited: ({ name }) => `Du hast ${name} schon zu diesem Spiel eingeladen. Noch einen Tisch eröffnen?`,
  openAnother: 'Noch einen eröffnen',
  heading: 'Eröffne deinen Tisch woanders:',
  dm: 'In einer Direktnachricht',
  closeTable: 'Diesen Tisch schließen',
  refusals: {
    requestGone: 'Deine Anfrage ist abgelaufen. Nutze noch einmal `/spielen`.',
  },
  openThread: 'Thread eröffnen',
};
