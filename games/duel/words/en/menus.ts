export const menus = {
  labels: {
    moreAttacks: 'More attacks…',
    sacrifice: 'Sacrifice…',
    endTurn: 'End turn',
    playACardYouCanAfford: ({ count }: { count: number }) => `Play a card · ${count} you can afford`,
    life: ({ life }: { life: number }) => `${life} life`,
    killsIt: 'kills it',
    youWin: 'you win',
    mana0: ({ fall, mana }: { fall: string; mana: number }) => `${fall}, mana ${mana} → 0`,
    attackWithEverythingDamage: ({ wins, damage }: { wins: boolean; damage: number }) =>
      `Attack with everything: ${wins ? 'you win' : `${damage} damage`}`,
    set: ({ creature }: { creature: string }) => `Set ${creature}`,
    cast: ({ name }: { name: string }) => `Cast ${name}`,
    mana: ({ cost }: { cost: number }) => `${cost} mana`,
    text1LifeFor: ({ count }: { count: number }) => `+1 life for ${count} ${count === 1 ? 'creature' : 'creatures'}`,
    drawCards: ({ drawn }: { drawn: number }) => `draw ${drawn} cards`,
    drawLife: ({ drawn, fall }: { drawn: number; fall: string }) => `draw ${drawn}, life ${fall}`,
    returns: ({ creature }: { creature: string }) => `${creature} returns`,
    wins: ({ isOwn, name }: { isOwn: boolean; name: string }): string => (isOwn ? 'you win' : `${name} wins`),
    you: 'you',
  },
  choices: {
    whatWillYouDo: 'What will you do?',
    whichCreatureAttacks: ({ victim }: { victim: string }) => `Which creature attacks ${victim}?`,
    whichCardWillYouSacrificeYour: ({ life }: { life: number }) =>
      `Which card will you sacrifice? Your life: ${life} → ${life + 1}.`,
    act: 'Attack or play a card…',
  },
};
