import type { en } from '../en/index.ts';

export const files: Pick<typeof en, 'scenario' | 'reasons' | 'readFile'> = {
  scenario: {
    pathAndEnAndDe: ({ path, de }) => `\`${path}\` ${de}`,
    needsAtLeastOneSafe: 'braucht mindestens einen Tresor',
    needsAtLeastOneBarSeat: 'braucht mindestens einen Sitzplatz',
    nobodyCanStandNextToThisSafe: 'neben diesem Tresor kann niemand stehen',
    scenario: 'Szenario',
    yourOwnCasinoWallsFireplacesBars: 'Dein eigenes Casino: Wände, Kamine, Bars, Roulettetische und Tresore.',
    casino: 'Casino',
  },
  reasons: {
    aNumber: 'eine Zahl',
    aWholeNumber: 'eine ganze Zahl',
    text: 'ein Text',
    trueOrFalse: 'true oder false',
    aList: 'eine Liste',
    anObject: 'ein Objekt',
    mustBe: ({ de }) => `muss ${de} sein`,
    mustBeOneOf: ({ values, more }) => `muss eins von ${values}${more} sein`,
    isntValid: 'ist ungültig',
    mustHaveAtCharacters: ({ bound, german }) => `darf ${german} ${bound} Zeichen haben`,
    mustHaveAtEntries: ({ bound, german }) => `braucht ${german} ${bound} Einträge`,
    mustBeAt: ({ bound, german }) => `muss ${german} ${bound} sein`,
  },
  readFile: {
    itsNotJson: 'sie ist kein JSON',
  },
};
