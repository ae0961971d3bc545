export const general = {
  options: {
    whoRollsRunasDieDefaultTheBot: 'Who rolls Runa’s die (default: the bot)',
    theBotRolls: 'The bot rolls',
    iRollMyOwnDie: 'I roll my own die',
    shuffleSeeds6186Or6186725OrOwnTo:
      'Shuffle seeds: 61,86 or 61,86,7,25, or “own” to type them as you go (default: random)',
    ascensionLevel1ToEachHarderThan: ({ maxAscension }: { maxAscension: number }) =>
      `Ascension level (1 to ${maxAscension}, each harder than the last)`,
    ascension: 'Ascension',
    thisWeeksRulesThreeThatMakeIt: 'This week’s rules: three that make it harder and one that helps',
    weeklyRules: 'Weekly rules',
    moreClassesCardsAndMonsters: 'More classes, cards and monsters',
    expansion: 'Expansion',
  },
  achievements: {
    halfwayHome: 'Halfway home',
    reachTheSecondLevel: 'Reach the second level',
    hardHitter: 'Hard hitter',
    deal300DamageInOneRun: 'Deal 300 damage in one run',
    swordArm: 'Sword arm',
    winARunAsAWarrior: 'Win a run as a warrior',
    spellbound: 'Spellbound',
    winARunAsAMage: 'Win a run as a mage',
    shiningArmour: 'Shining armour',
    winARunAsAPaladin: 'Win a run as a paladin',
    lastBreath: 'Last breath',
    winARunWith5HealthOrLess: 'Win a run with 5 health or less',
    barelyBruised: 'Barely bruised',
    winARunWithAtLeast40Health: 'Win a run with at least 40 health',
  },
  result: {
    roomsCleared: 'Rooms cleared',
    monstersSlain: 'Monsters slain',
    damageDealt: 'Damage dealt',
    damageTaken: 'Damage taken',
    ofRoomsClearedSlainDamageTaken: ({
      rooms,
      rooms2,
      monsters,
      taken,
    }: {
      rooms: number;
      rooms2: number;
      monsters: string;
      taken: number;
      count: number;
    }) => `${rooms} of ${rooms2} rooms cleared, ${monsters} slain, ${taken} damage taken`,
  },
  lesson: {
    youLeadRunaThroughRoomsFullOf:
      'You lead Runa through rooms full of monsters. Her class decides which two cards she starts with.',
    chooseMage: 'Choose Mage.',
    eachRoundRunaPlaysOneCardThenThe:
      'Each round, Runa plays one card, then the monsters act. “next” shows what the Ghost will do, “Danger” how much damage that means. For now it’s only gathering focus, so you have time.',
    playFocusToMakeHerSpellsStronger: 'Play Focus to make her spells stronger.',
    with2FocusWaterDoesTwiceThe:
      'With 2 focus, Water does twice the damage. A spell costs 1 focus, but never the last one. Cards aren’t used up.',
    castWater: 'Cast Water.',
    theGhostHitBackAsAnnouncedAndHas:
      'The Ghost hit back, as announced, and has used up its focus. Next to each card you can see what it would do.',
    finishItOffWithWater: 'Finish it off with Water.',
    youveClearedTheRoomNewCardsGive:
      'You’ve cleared the room. New cards give you more to choose from; a bigger die makes attacks stronger and holds more focus.',
    takeNewCards: 'Take new cards.',
    someElementsBeatOthersLightning:
      'Some elements beat others: lightning is strong against fire, water against lightning, ice against water, and fire against ice.',
    takeLightning: 'Take Lightning.',
    betweenRoomsRunaCanDiscardCards:
      'Between rooms, Runa can discard cards to heal 10 health each. She’s well enough to keep hers.',
    keepAllCards: 'Keep all cards.',
    twoMonstersThisTimeTheGorgons: 'Two monsters this time. The Gorgon’s element is fire; the Goblin has none.',
    castLightning: 'Cast Lightning.',
    withMoreThanOneMonsterYouChooseA:
      'With more than one monster, you choose a target. Next to each one you can see what your card would do.',
    targetTheGorgon: 'Target the Gorgon.',
    nowYouKnowRoundsFocusLootAnd:
      'Now you know rounds, focus, loot and elements. A full run has two levels with four rooms each, and every fourth room holds a boss.',
  },
  setup: {
    enterTwoOrFourSeedsFrom1ToSuchAs: ({ maxSeed }: { maxSeed: number }) =>
      `Enter two or four seeds from 1 to ${maxSeed}, such as 61,86, or “own” to type them as you go.`,
  },
  general: {
    aSoloCardAdventureTwoLevelsEight: 'A solo card adventure: two levels, eight rooms, one life.',
  },
};
