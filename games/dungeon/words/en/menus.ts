export const menus = {
  choices: {
    wait: 'Wait',
    rest: 'Rest',
    keepGoingLeft: '←← Keep going left',
    keepGoingUp: '↑↑ Keep going up',
    keepGoingDown: '↓↓ Keep going down',
    keepGoingRight: '→→ Keep going right',
    shield: 'Shield',
    knives: 'Knives',
    shoot: 'Shoot',
    heroes: 'Choose a hero…',
    goalRounds: ({ goal }: { goal: number | undefined }) => ` Goal: ${goal} rounds`,
    chooseYourHeroForTheDescent: 'Choose your hero for the descent.',
    chooseYourHeroForLevel: ({ chosen }: { chosen: number }) => `Choose your hero for level ${chosen}.`,
    chooseAnExperiencedHeroForThis: 'Choose an experienced hero for this level.',
    chooseYourHeroForThisLevel: 'Choose your hero for this level.',
    chooseYourHeroForTheNextLevels: ({ levels }: { levels: number }) =>
      `Choose your hero for the next ${levels} levels.`,
  },
};
