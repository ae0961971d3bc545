export const drawing = {
  pages: {
    runasCards: 'Runa’s cards',
    monstersInThisRoom: 'Monsters in this room',
    allLevelCards: ({ level }: { level: number }) => `All level ${level} cards`,
    specialRules: 'Special rules',
    legend: 'Legend',
    health: 'health',
    breaksFocus: '    breaks focus',
    legend2: `**Attacks** are physical, **spells** are magic. Parry and Block weaken attacks, Reflect and Deflect weaken spells.
**Focus** powers magic: the more Runa has, the harder her spells hit. Each spell costs her 1 focus, but never the last one. She can hold as much focus as her die has sides. A monster’s level 2 spell needs and costs 2 focus.
**Breaking focus**: pending focus is lost when such an attack lands.
**blocks 7**: your next attack does 7 less damage. **deflects 13 magic**: your next spell does 13 less. Both end when the monster acts again.
**Elements**: water is strong against lightning, ice against water, fire against ice, and lightning against fire.
**Slash(2)**: a card and its level. Cards aren’t used up.
**Danger**: the damage all monsters together are about to do, before Runa parries or reflects any of it.`,
  },
  pictureCard: {
    damage: 'damage',
    focus: 'focus',
    perAttack: 'per attack',
    perSpell: 'per spell',
    nextTurn: 'next turn',
    vs: ({ value }: { value: number }) => `+${value} vs`,
    on: ({ more, highRoll }: { more: number; highRoll: number }) => `+${more} on ${highRoll}+`,
  },
  fighters: {
    focus: ({ fp, die, die2 }: { fp: number; die: number; die2: string }) => `  focus ${fp} of ${die}, die ${die2}`,
    next: 'next',
    ifItsFocusBreaks: ({ other }: { other: string }) => `  if its focus breaks: ${other}`,
    focusPending: ({ pending }: { pending: number }) => `  ${pending} focus pending`,
    blocks: ({ block }: { block: number }) => `blocks ${block}`,
    deflectsMagic: ({ deflect }: { deflect: number }) => `deflects ${deflect} magic`,
    element: ({ element }: { element: string }) => `${element} element`,
    focusWithFp: ({ fp }: { fp: number }) => `focus ${fp}`,
  },
  ending: {
    runaHasWon: 'Runa has won!',
    runaHasFallen: 'Runa has fallen',
    classWord: 'Class',
    healthLeft: 'Health left',
    ofWord: ({ hp, maxHealth }: { hp: number; maxHealth: number }) => `${hp} of ${maxHealth}`,
    fellIn: 'Fell in',
    levelRoom: ({ level, stage }: { level: number; stage: number }) => `level ${level}, room ${stage}`,
    cleared: 'Cleared',
    ofRooms: ({ rooms, rooms2 }: { rooms: number; rooms2: number }) => `${rooms} of ${rooms2} rooms`,
    rounds: 'Rounds',
    dealt: 'Dealt',
    damage: ({ dealt }: { dealt: number }) => `${dealt} damage`,
    taken: 'Taken',
    damageWithTaken: ({ taken }: { taken: number }) => `${taken} damage`,
    healed: 'Healed',
    health: ({ healed }: { healed: number }) => `${healed} health`,
    seedsLevel: ({ index }: { index: number }) => `Seeds, level ${index + 1}`,
    monstersSlain: 'Monsters slain',
    none: 'none',
    runasCards: 'Runa’s cards',
  },
  pictureRoom: {
    title: ({ level, stage }: { level: number; stage: number }) => `Level ${level} · Room ${stage} of 4`,
    runasClass: 'Runa’s class',
    cleared: ({ stage }: { stage: number }) => `Room ${stage} cleared`,
    healthPerCard: ({ health }: { health: number }) => `+${health} health per card`,
    health: ({ health }: { health: number }) => `+${health} health`,
  },
  pictureFoe: {
    breaksRunasFocus: 'breaks Runa’s focus',
    blocks: 'blocks',
    deflects: 'deflects',
    focus: 'focus',
  },
  picture: {
    focus: 'Focus',
  },
  view: {
    levelRoomOf4: ({ level, stage }: { level: number; stage: number }) => `Level ${level}, room ${stage} of 4`,
    runasCards: 'Runa’s cards',
  },
};
