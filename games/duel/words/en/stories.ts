export const stories = {
  names: {
    shield: 'shield',
    manaDrain: 'mana drain',
    asleep: 'asleep',
    attacked: 'attacked',
    damage5Life4: 'damage 5, life 4',
    shieldAttackItFirst: 'shield: attack it first',
    manaDrainHitsTakeAllMana: 'mana drain: hits take all mana',
    speedyAwakeRightAway: 'speedy: awake right away',
    asleepCantAttackOrBeHit: 'asleep: can’t attack or be hit',
    hasAttackedThisTurn: 'has attacked this turn',
    freeSlotYouCanChoose: 'free slot you can choose',
    whoseTurnItIs: 'whose turn it is',
  },
  draws: {
    youDraw: ({ drawn }: { drawn: string }) => `You draw ${drawn}.`,
    yourSoYouLoseLifeYouHaveLeft: ({
      en,
      lost,
      life,
    }: {
      en: string;
      lost: number;
      life: number;
      dein: string;
      de: string;
    }) => `Your ${en}, so you lose ${lost} life. You have ${life} left.`,
    cantDrawAndLosesLifeLeft: ({ name, lost, life }: { name: string; lost: number; life: number }) =>
      `${name} can’t draw and loses ${lost} life: ${life} left.`,
  },
  casting: {
    youCast: ({ spell }: { spell: string }) => `You cast ${spell}`,
    casts: ({ name, spell }: { name: string; spell: string }) => `${name} casts ${spell}`,
    creaturesGain1LifeEach: ({ one, creatures }: { one: boolean; creatures: number }): string =>
      one ? '1 creature gains 1 life.' : `${creatures} creatures gain 1 life each.`,
    returnsToSlot: ({ creature, slot }: { creature: string; slot: number }) => `${creature} returns to slot ${slot}.`,
    changesSides: ({ creature, values }: { creature: string; values: string; capital: string }) =>
      `${creature} ${values} changes sides.`,
    noCreatureReturns: 'no creature returns.',
    dropsToLifeYouGoUpTo: ({ victim, prey, life }: { victim: string; prey: number; life: number }) =>
      `${victim} drops to ${prey} life, you go up to ${life}.`,
    youDropToLifeGoesUpTo: ({ prey, caster, life }: { prey: number; caster: string; life: number }) =>
      `you drop to ${prey} life, ${caster} goes up to ${life}.`,
    dropsToLifeGoesUpTo: ({
      victim,
      prey,
      caster,
      life,
    }: {
      victim: string;
      prey: number;
      caster: string;
      life: number;
    }) => `${victim} drops to ${prey} life, ${caster} goes up to ${life}.`,
  },
  story: {
    youGoFirst: 'You go first.',
    goesFirst: ({ name }: { name: string }) => `${name} goes first.`,
    youEndYourTurn: 'You end your turn.',
    endsTheirTurn: ({ name }: { name: string }) => `${name} ends their turn.`,
    youSetInSlot: ({ creature, slot }: { creature: string; slot: number }) => `You set ${creature} in slot ${slot}.`,
    setsInSlot: ({ name, creature, slot }: { name: string; creature: string; slot: number }) =>
      `${name} sets ${creature} in slot ${slot}.`,
    destroys: ({ attacker, victim }: { attacker: string; victim: string; creatureAsObject: string }) =>
      `${attacker} destroys ${victim}.`,
    hitsForLifeLeft: ({
      attacker,
      victim,
      damage,
      left,
    }: {
      attacker: string;
      victim: string;
      damage: number;
      left: number;
      capital: string;
    }) => `${attacker} hits ${victim} for ${damage}: ${left} life left.`,
    hitsYouFor: ({
      attacker,
      damage,
      life,
      drained,
    }: {
      attacker: string;
      damage: number;
      life: string;
      drained: boolean;
    }) => `${attacker} hits you for ${damage}: ${life}${drained ? '. Your mana is gone' : ''}.`,
    hitsFor: ({
      attacker,
      name,
      damage,
      life,
      drained,
    }: {
      attacker: string;
      name: string;
      damage: number;
      life: string;
      drained: boolean;
    }) => `${attacker} hits ${name} for ${damage}: ${life}${drained ? '. Their mana is gone' : ''}.`,
    youSacrificeAndGoUpToLife: ({ known, life }: { known: string; life: number }) =>
      `You sacrifice ${known} and go up to ${life} life.`,
    sacrificesACardAndGoesUpToLife: ({ name, life }: { name: string; life: number }) =>
      `${name} sacrifices a card and goes up to ${life} life.`,
    youBeatWithLifeLeft: ({ loser, life }: { loser: string; life: number }) =>
      `You beat ${loser} with ${life} life left.`,
    beatsWithLifeLeft: ({ name, loser, life }: { name: string; loser: string; life: number }) =>
      `${name} beats ${loser} with ${life} life left.`,
  },
  spells: {
    eachOfYourCreaturesGains1LifeUp: 'each of your creatures gains 1 life, up to 9.',
    draw3CardsEachDrawThatFailsCosts: 'draw 3 cards; each draw that fails costs 1 life.',
    theLastCreatureThatYouLostOr:
      'the last creature that you lost or sacrificed returns to your first free slot, asleep.',
    yourOpponentLoses2LifeAndYouGain: 'your opponent loses 2 life and you gain 2.',
    takeAnyOfYourOpponentsCreatures:
      'take any of your opponent’s creatures, even one that’s asleep or behind a shield.',
  },
  sentences: {
    manaDrain: 'mana drain',
    shield: 'shield',
    speedy: 'speedy',
    asleep: 'asleep',
    attacked: 'has attacked',
    itsYourTurn: ({ en }: { en: string; de: string }) => `${en} It’s your turn.`,
    itsSTurn: ({ en, name }: { en: string; name: string; de: string }) => `${en} It’s ${name}’s turn.`,
    held: ({ cards }: { cards: number }): string => (cards === 1 ? '1 card' : `${cards} cards`),
    youHaveLifeManaInHandAndInThe: ({
      life,
      mana,
      held,
      rest,
    }: {
      life: number;
      mana: number;
      held: string;
      rest: number;
    }) => `You have ${life} life, ${mana} mana, ${held} in hand and ${rest} in the pile.`,
    hasLifeManaInHandAndInThePile: ({
      name,
      life,
      mana,
      held,
      rest,
    }: {
      name: string;
      life: number;
      mana: number;
      held: string;
      rest: number;
    }) => `${name} has ${life} life, ${mana} mana, ${held} in hand and ${rest} in the pile.`,
    costs: ({ cost }: { cost: number }) => `costs ${cost}`,
    spell: 'spell',
    damageLife: ({ damage, life }: { damage: number; life: number }) => `damage ${damage}, life ${life}`,
  },
  faults: {
    thisDuelIsOver: 'This duel is over.',
    itsNotYourTurnWaitForYour: 'It’s not your turn. Wait for your opponent to finish.',
    thatIsntAMoveTypeOneLikeAttack0:
      'That isn’t a move. Type one like “attack 0 with 3”, “set 2 to 4”, “cast 3”, “sacrifice 1” or “finish”.',
    youHaveNoCreatureInThatSlot: 'You have no creature in that slot. Attack with one of your own.',
    thatCreatureIsStillAsleepItCan: 'That creature is still asleep. It can attack on your next turn.',
    thatCreatureHasAlreadyAttacked: 'That creature has already attacked this turn. Choose another one.',
    yourOpponentHasNoCreatureInThat: 'Your opponent has no creature in that slot. Choose another target.',
    thatCreatureIsAsleepAndCantBe: 'That creature is asleep and can’t be attacked yet. Choose another target.',
    yourOpponentHasShieldsDestroyAll: 'Your opponent has shields. Destroy all of them first.',
    youDontHaveThatManyCardsCheckThe: 'You don’t have that many cards. Check the numbers in your hand.',
    thatCardIsASpellCastItOrChooseA: 'That card is a spell. Cast it, or choose a creature to set.',
    thatCardIsACreatureSetItOrChoose: 'That card is a creature. Set it, or choose a spell to cast.',
    thatSlotIsTakenChooseAFreeOne: 'That slot is taken. Choose a free one.',
    traitorNeedsACreatureToTakeAndA: 'Traitor needs a creature to take and a free slot, such as “cast 3 take 2 to 5”.',
    onlyTraitorTakesACreatureCast: 'Only Traitor takes a creature. Cast this spell with just its number.',
    youDontHaveEnoughManaForThatCard:
      'You don’t have enough mana for that card. Choose a cheaper one, or end your turn.',
  },
  rulebook: {
    rules: `### Goal
Bring your opponent down from 30 life to 0. Each player draws from their own pile.

### Your turn
Your creatures wake up, you get mana and you draw a card.
- Mana: 1, 2, 4, then 8 every round. Unspent mana carries over, up to 15.
- If your pile is empty or you already have 7 cards, you lose 1 life instead of drawing.

Then do as much as you like, in any order:
- **Set** a creature in a free slot. It costs mana.
- **Cast** a spell. It costs mana too.
- **Attack** your opponent or one of their creatures. Each creature can attack once per turn.
- **Sacrifice** a card from your hand for 1 life.

Press **End turn** when you’re done.

### Creatures
3/7 means 3 damage and 7 life. An attack takes the damage off the target’s life, and nothing hits back. A creature with no life left is destroyed.

A new creature is asleep (\`z\`) until your next turn: it can’t attack or be attacked. \`=\` means it has attacked this turn.
- \`S\` **shield**: your opponent has to destroy all your shields before attacking anything else, including you. A shield is awake on your opponent’s next turn.
- \`M\` **mana drain**: hitting your opponent takes all their mana.
- \`A\` **speedy**: awake right away.

### Good to know
Going first is a big advantage, so the starting player is chosen at random and a rematch swaps sides. With the **fair start**, both win about equally often: the second player begins with 3 mana and a fourth card.

\`/lookup\` shows the decks of a table. To play with your own decks, create one with \`/design\` or upload JSON files with \`/play duel\`.`,
    typing: `You can type a move with \`/move\` instead of pressing buttons. Cards are numbered from the left, slots from 1 to 7.
- \`set 2 to 4\`: set card 2 of your hand in slot 4
- \`cast 3\`: cast card 3
- \`cast 3 take 2 to 5\`: cast Traitor (card 3) on your opponent’s slot 2 and move the creature to your slot 5
- \`attack 0 with 3\`: attack your opponent with the creature in slot 3
- \`attack 2 with 3\`: attack their slot 2 with it
- \`sacrifice 1\`: sacrifice card 1 for 1 life
- \`finish\`: end your turn`,
    rules2: 'Rules',
    spells: 'Spells',
    decks: 'Decks',
    moreDecks: 'More decks',
    typingMoves: 'Typing moves',
  },
};
