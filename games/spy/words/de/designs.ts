import type { en } from '../en/index.ts';

export const designs: Pick<typeof en, 'renderers' | 'characters' | 'match'> = {
  renderers: {
    thisFileIsntValid: ({ list }) => `Diese Datei ist ungültig: ${list}.`,
  },
  characters: {
    characters: 'Charaktere',
    thePeopleInTheCasinoAgentsAnd: 'Die Leute im Casino: Agenten und Gäste mit ihren Talenten.',
    description: 'Beschreibung',
    gender: 'Geschlecht',
    female: 'weiblich',
    male: 'männlich',
    nonBinary: 'divers',
    talents: 'Talente',
    thisNameIsAlreadyTaken: 'dieser Name ist schon vergeben',
    aMatchNeedsAtLeastCharactersThis: ({ minCharacters, count }) =>
      `eine Partie braucht mindestens ${minCharacters} Charaktere; diese Datei hat ${count}`,
  },
  match: {
    matchConfiguration: 'Partie-Konfiguration',
    theTimesRangesDamageAndOddsForA: 'Zeiten, Reichweiten, Schaden und Chancen einer Partie.',
    values: 'Werte',
    theMatch: 'Die Partie',
    standardMatch: 'Standardpartie',
    reason: ({ minChipsRoulette, maxChipsRoulette }) =>
      `die kleinste Chipzahl am Tisch (${minChipsRoulette}) ist höher als die größte (${maxChipsRoulette})`,
  },
};
