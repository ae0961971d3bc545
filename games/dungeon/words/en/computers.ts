export const computers = {
  computers: {
    chargesAtEveryEnemy: 'charges at every enemy',
    castsAndRestsNowAndThen: 'casts and rests now and then',
    oftenCastsAndRests: 'often casts and rests',
    playsItSafe: 'plays it safe',
    jonSnowForgivesTheMostMistakes: 'Jon Snow forgives the most mistakes.',
    nobodySeesYouYetSoRestUp: 'Nobody sees you yet, so rest up.',
    theresAHiddenTrapNearby: 'There’s a hidden trap nearby.',
    enemiesAreInReach: ({ reached }: { reached: number }): string =>
      reached === 1 ? '1 enemy is in reach.' : `${reached} enemies are in reach.`,
    theNearestEnemyIsThatWay: 'The nearest enemy is that way.',
    attackHealthLeft: ({ object, health }: { object: string; health: number }) =>
      `Attack ${object} (${health} health left).`,
  },
};
