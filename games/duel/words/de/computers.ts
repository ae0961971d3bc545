import type { en } from '../en/index.ts';

export const computers: Pick<typeof en, 'computers' | 'hint'> = {
  computers: {
    playsWhateverItCan: 'spielt, was gerade geht',
    sometimesLooksForTheBestMove: 'sucht manchmal den besten Zug',
    playsTheMoveThatGainsTheMost: 'nimmt, was sofort am meisten bringt',
    sometimesAnticipatesYourReply: 'sieht deine Antwort manchmal voraus',
    anticipatesYourReply: 'sieht deine Antwort voraus',
    oftenThinksThroughWholeTurns: 'denkt oft ganze Züge durch',
    thinksThroughWholeTurns: 'denkt ganze Züge durch',
  },
  hint: {
    theresNothingMoreWorthDoingThis: 'In diesem Zug lohnt sich nichts mehr.',
    theresNothingMoreWorthDoingThisTurnAndYourManaCarriesOver: () =>
      'In diesem Zug lohnt sich nichts mehr, und das übrige Mana bleibt dir.',
    itWinsDamageAgainstLife: ({ damage, life }) => `Damit gewinnst du: ${damage} Schaden gegen ${life} Leben.`,
    theWayIsClearDamageLeavesYour: ({ damage, value, drained }) =>
      `Der Weg ist frei: Nach ${damage} Schaden hat dein Gegner noch ${value} Leben${drained ? ' und kein Mana mehr' : ''}.`,
    text: '',
    againstDamage: ({ danger }) => ` gegen ${danger} Schaden`,
    text1CreatureGains1Life: '1 Kreatur gewinnt 1 Leben.',
    creaturesGain1LifeEach: ({ count }) => `${count} Kreaturen gewinnen je 1 Leben.`,
    youGetNewForManaAndHaveOtherIn: ({ drawn, cost, held }) =>
      `Du bekommst ${drawn} neue ${drawn === 1 ? 'Karte' : 'Karten'} für ${cost} Mana und hast sonst ${held} auf der Hand.`,
    itWinsTheyHaveOnlyLifeLeft: ({ theirs }) => `Damit gewinnst du: Dein Gegner hat nur noch ${theirs} Leben.`,
    yourLifeYourOpponentsIgnoring: ({ mine, value, theirs, value2 }) =>
      `Dein Leben ${mine} → ${value}, das deines Gegners ${theirs} → ${value2}, und kein Schild hilft dagegen.`,
    youTakeOneOfTheirCreatures: 'Du nimmst eine gegnerische Kreatur.',
    withCardsInHandYourNextDrawWould: ({ maxHand }) =>
      `Mit ${maxHand} Karten auf der Hand würde das nächste Ziehen 1 Leben kosten. So gewinnst du 1.`,
    yourLife: ({ life }) => `Dein Leben: ${life} → ${life + 1}.`,
  },
};
