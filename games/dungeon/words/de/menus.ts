import type { en } from '../en/index.ts';

export const menus: Pick<typeof en, 'choices'> = {
  choices: {
    wait: 'Warten',
    rest: 'Rasten',
    keepGoingLeft: '←← Weiter nach links',
    keepGoingUp: '↑↑ Weiter nach oben',
    keepGoingDown: '↓↓ Weiter nach unten',
    keepGoingRight: '→→ Weiter nach rechts',
    shield: 'Schild',
    knives: 'Messer',
    shoot: 'Schuss',
    heroes: 'Held wählen …',
    goalRounds: ({ goal }) => ` Ziel: ${goal} Runden`,
    chooseYourHeroForTheDescent: 'Wähle deinen Helden für den Abstieg.',
    chooseYourHeroForLevel: ({ chosen }) => `Wähle deinen Helden für Level ${chosen}.`,
    chooseAnExperiencedHeroForThis: 'Wähle einen erfahrenen Helden für dieses Level.',
    chooseYourHeroForThisLevel: 'Wähle deinen Helden für dieses Level.',
    chooseYourHeroForTheNextLevels: ({ levels }) => `Wähle deinen Helden für die nächsten ${levels} Level.`,
  },
};
