import type { en } from '../en/index.ts';

export const computers: Pick<typeof en, 'computers'> = {
  computers: {
    chargesAtEveryEnemy: 'stürzt sich auf jeden Gegner',
    castsAndRestsNowAndThen: 'zaubert und rastet ab und zu',
    oftenCastsAndRests: 'zaubert und rastet oft',
    playsItSafe: 'spielt auf Nummer sicher',
    jonSnowForgivesTheMostMistakes: 'Jon Snow verzeiht die meisten Fehler.',
    nobodySeesYouYetSoRestUp: 'Noch sieht dich niemand, also ruh dich aus.',
    theresAHiddenTrapNearby: 'In der Nähe ist eine Falle versteckt.',
    enemiesAreInReach: ({ reached }) =>
      reached === 1 ? '1 Gegner ist in Reichweite.' : `${reached} Gegner sind in Reichweite.`,
    theNearestEnemyIsThatWay: 'In dieser Richtung ist der nächste Gegner.',
    attackHealthLeft: ({ object, health }) => `Greif ${object} an (noch ${health} Leben).`,
  },
};
