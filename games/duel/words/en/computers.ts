export const computers = {
  computers: {
    playsWhateverItCan: 'plays whatever it can',
    sometimesLooksForTheBestMove: 'sometimes looks for the best move',
    playsTheMoveThatGainsTheMost: 'plays the move that gains the most right away',
    sometimesAnticipatesYourReply: 'sometimes anticipates your reply',
    anticipatesYourReply: 'anticipates your reply',
    oftenThinksThroughWholeTurns: 'often thinks through whole turns',
    thinksThroughWholeTurns: 'thinks through whole turns',
  },
  hint: {
    theresNothingMoreWorthDoingThis: 'There’s nothing more worth doing this turn.',
    theresNothingMoreWorthDoingThisTurnAndYourManaCarriesOver: ({ mana }: { mana: number }) =>
      `There’s nothing more worth doing this turn, and your ${mana} mana carries over.`,
    itWinsDamageAgainstLife: ({ damage, life }: { damage: number; life: number }) =>
      `It wins: ${damage} damage against ${life} life.`,
    theWayIsClearDamageLeavesYour: ({ damage, value, drained }: { damage: number; value: number; drained: boolean }) =>
      `The way is clear: ${damage} damage leaves your opponent with ${value} life${drained ? ' and no mana' : ''}.`,
    text: '',
    againstDamage: ({ danger }: { danger: number }) => ` against ${danger} damage`,
    text1CreatureGains1Life: '1 creature gains 1 life.',
    creaturesGain1LifeEach: ({ count }: { count: number }) => `${count} creatures gain 1 life each.`,
    youGetNewForManaAndHaveOtherIn: ({ drawn, cost, held }: { drawn: number; cost: number; held: number }) =>
      `You get ${drawn} new ${drawn === 1 ? 'card' : 'cards'} for ${cost} mana, and have ${held} other ${held === 1 ? 'card' : 'cards'} in hand.`,
    itWinsTheyHaveOnlyLifeLeft: ({ theirs }: { theirs: number }) => `It wins: they have only ${theirs} life left.`,
    yourLifeYourOpponentsIgnoring: ({
      mine,
      value,
      theirs,
      value2,
    }: {
      mine: number;
      value: number;
      theirs: number;
      value2: number;
    }) => `Your life ${mine} → ${value}, your opponent’s ${theirs} → ${value2}, ignoring shields.`,
    youTakeOneOfTheirCreatures: 'You take one of their creatures.',
    withCardsInHandYourNextDrawWould: ({ maxHand }: { maxHand: number }) =>
      `With ${maxHand} cards in hand, your next draw would cost 1 life. This gains 1 instead.`,
    yourLife: ({ life }: { life: number }) => `Your life: ${life} → ${life + 1}.`,
  },
};
