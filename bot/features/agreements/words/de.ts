import type { AgreementsWords } from './en.ts';

export const de: AgreementsWords = {
  buttons: {
    newName: 'Ein Name für den Tisch (leer: keiner)',
    renamed: 'Der Tisch hat einen neuen Namen.',
    theGameGoesOnWithout: ({ late }) => `Das Spiel geht ohne ${late} weiter.`,
    claimedTheWinOnTime: ({ who }) => `${who} hat auf Zeit gewonnen.`,
    gaveMoreTime: ({ who, late }) => `${who} hat ${late} mehr Zeit gegeben.`,
    endedTheGameNobodyLoses: ({ who }) => `${who} hat das Spiel beendet. Niemand verliert.`,
    letTheComputerTakeOverFor: ({ who, late }) => `${who} lässt den Computer für ${late} weiterspielen.`,
    staysOpen: 'Der Tisch bleibt offen.',
  },
};
