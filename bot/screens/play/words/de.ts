import type { PlayWords } from './en.ts';

export const de: PlayWords = {
  table: {
    name: 'Ein Name für den Tisch (leer: keiner)',
    renamed: 'Der Tisch hat einen neuen Namen.',
  },
  decisions: {
    playOn: ({ late }) => `Das Spiel geht ohne ${late} weiter.`,
    claim: ({ name }) => `${name} hat auf Zeit gewonnen.`,
    wait: ({ name, late }) => `${name} hat ${late} mehr Zeit gegeben.`,
    end: ({ name }) => `${name} hat das Spiel beendet. Niemand verliert.`,
    computer: ({ name, late }) => `${name} lässt den Computer für ${late} weiterspielen.`,
  },
};
