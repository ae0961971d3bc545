export const rules = {
  properties: {
    nimbleness: 'Nimbleness',
    text3StepsPerRound: '3 steps per round.',
    text3Steps: '3 steps',
    sluggishness: 'Sluggishness',
    only1StepPerRound: 'Only 1 step per round.',
    text1Step: '1 step',
    ponderousness: 'Ponderousness',
    losesARandomStepOrActionEach: 'Loses a random step or action each round.',
    text1StepOrAction: '−1 step or action',
    spryness: 'Spryness',
    text2ActionsPerRound: '2 actions per round.',
    text2Actions: '2 actions',
    agility: 'Agility',
    gainsARandomExtraStepOrAction: 'Gains a random extra step or action each round.',
    text1StepOrAction2: '+1 step or action',
    luckyDevil: 'Lucky devil',
    winsAtRoulette23TimesIn37: 'Wins at roulette 23 times in 37.',
    roulette62: 'roulette 62%',
    jinx: 'Jinx',
    winsAtRouletteOnly13TimesIn37: 'Wins at roulette only 13 times in 37.',
    roulette35: 'roulette 35%',
    clammyClothes: 'Clammy clothes',
    allChancesAreHalvedUntilA: 'All chances are halved until a fireplace or hairdryer dries the clothes.',
    halfChances: 'half chances',
    constantlyClammyClothes: 'Constantly clammy clothes',
    chancesAreAlwaysHalved: 'Chances are always halved.',
    robustStomach: 'Robust stomach',
    cocktailsHealDoublePoisonDoes: 'Cocktails heal double, poison does half damage.',
    drinksHealDouble: 'drinks heal double',
    toughness: 'Toughness',
    takesHalfDamageExceptFromPoison: 'Takes half damage, except from poison.',
    halfDamage: 'half damage',
    babysitter: 'Babysitter',
    mayWardOffAttacksOnTeammatesNext: 'May ward off attacks on teammates next to them.',
    protectsTeammates: 'protects teammates',
    honeyTrap: 'Honey trap',
    attacksOnThemMayHitSomeoneElse: 'Attacks on them may hit someone else instead.',
    divertsAttacks: 'diverts attacks',
    bangAndBurn: 'Bang and burn',
    canWreckARouletteTableNextToThem: 'Can wreck a roulette table next to them.',
    wrecksRoulette: 'wrecks roulette',
    flapsAndSeals: 'Flaps and seals',
    opensSafesFromTwoFieldsAway: 'Opens safes from two fields away.',
    opensSafesFromAfar: 'opens safes from afar',
    tradecraft: 'Tradecraft',
    getsASecondTryWhenATestFails: 'Gets a second try when a test fails.',
    secondTry: 'second try',
    observation: 'Observation',
    canFindOutWhetherSomeoneInSight: 'Can find out whether someone in sight is an enemy.',
    spotsEnemies: 'spots enemies',
  },
  fields: {
    freeField: 'Free field',
    wall: 'Wall',
    fireplace: 'Fireplace',
    barSeat: 'Bar seat',
    rouletteTable: 'Roulette table',
    barTable: 'Bar table',
    safe: 'Safe',
  },
  antiPlagueMask: {
    antiPlagueMask: 'Anti-plague mask',
    worksWhenCarriedHeals10HpAtThe: 'Works when carried: heals 10 HP at the start of each turn.',
  },
  bowlerBlade: {
    bowlerBlade: 'Bowler blade',
    throwItAtSomeoneInAClearLineOf:
      'Throw it at someone in a clear line of sight. It lands next to them; step there to pick it up.',
  },
  chickenFeed: {
    chickenFeed: 'Chicken feed',
    giveItToAnEnemyNextToYouYouGain:
      'Give it to an enemy next to you: you gain the difference in IP, or lose it if you have less.',
  },
  diamondCollar: {
    diamondCollar: 'Diamond collar',
    giveItToTheCatNextToYouToEndThe: 'Give it to the cat next to you to end the match.',
  },
  fogTin: {
    tinOfFog: 'Tin of fog',
    fillsAFieldInSightAndThoseAround:
      'Fills a field in sight and those around it with fog for 3 rounds. Nobody in it can see or act.',
  },
  gasGloss: {
    gasGloss: 'Gas gloss',
    hurtsSomeoneNextToYouWorksOnce: 'Hurts someone next to you. Works once.',
  },
  grapple: {
    grapple: 'Grapple',
    pullsInAnItemFromTheFloorOrA: 'Pulls in an item from the floor or a cocktail from a table in sight.',
  },
  hairdryer: {
    cordlessHairdryer: 'Cordless hairdryer',
    driesYourOwnClammyClothesOrThose: 'Dries your own clammy clothes or those of someone next to you.',
  },
  jetpack: {
    jetpack: 'Jetpack',
    flyToAnyFreeFieldWorksOnce: 'Fly to any free field. Works once.',
  },
  laserCompact: {
    laserCompact: 'Laser compact',
    vaporisesACocktailInSightOnA: 'Vaporises a cocktail in sight, on a table or in someone’s hand.',
  },
  magneticWatch: {
    magneticWatch: 'Magnetic watch',
    worksWhenCarriedThrownBowler: 'Works when carried: thrown bowler blades can’t hurt you.',
  },
  mirrorOfWilderness: {
    mirrorOfWilderness: 'Mirror of wilderness',
    swapsIpWithSomeoneNextToYou:
      'Swaps IP with someone next to you. Always works on teammates, by chance on others, then breaks.',
  },
  moledie: {
    moledie: 'Moledie',
    throwItAtSomeoneItBlocks:
      'Throw it at someone: it blocks Tradecraft, Flaps and seals and Observation while they carry it.',
  },
  mothballPouch: {
    pouchOfMothballs: 'Pouch of mothballs',
    fiveBallsThrowOneIntoAFireplace: 'Five balls: throw one into a fireplace in sight to hurt everyone next to it.',
  },
  nugget: {
    nugget: 'Nugget',
    giveItToSomeoneNextToYouAGuest:
      'Give it to someone next to you: a guest joins your side; an enemy keeps it and learns who you are.',
  },
  pocketLitter: {
    pocketLitter: 'Pocket litter',
    worksWhenCarriedObservationTakes: 'Works when carried: Observation takes you for a guest.',
  },
  poisonPills: {
    bottleOfPoisonPills: 'Bottle of poison pills',
    fivePillsForCocktailsOnATableOr:
      'Five pills for cocktails on a table or in a hand next to you. Only your side knows.',
  },
  rocketPen: {
    rocketPen: 'Rocket pen',
    blowsUpAFieldInSightAndAllAround:
      'Blows up a field in sight and all around it: walls fall, everyone there is hurt.',
  },
  technicolourPrism: {
    technicolourPrism: 'Technicolour prism',
    permanentlyInvertsTheResultsOfA: 'Permanently inverts the results of a roulette table next to you.',
  },
  wiretapWithEarplugs: {
    wiretapWithEarplugs: 'Wiretap with earplugs',
    plantItOnSomeoneNextToYouFriend:
      'Plant it on someone next to you, friend or foe. You gain the IP they gain until it fails.',
  },
  burn: {
    wreckARouletteTable: 'Wreck a roulette table',
    wrecksARouletteTableNextToYouFor: 'Wrecks a roulette table next to you for good, chips and all.',
  },
  drink: {
    drink: 'Drink',
    yourCocktailHealsYouUnlessIts: 'Your cocktail heals you, unless it’s poisoned.',
  },
  gamble: {
    playRoulette: 'Play roulette',
    betChipsAtATableNextToYouChips: 'Bet chips at a table next to you. Chips turn into IP at the end.',
  },
  observe: {
    observe: 'Observe',
    mayRevealWhetherSomeoneInSightIs: 'May reveal whether someone in sight is an enemy. They never notice.',
  },
  spy: {
    spyOnSomeone: 'Spy on someone',
    aGuestNextToYouMayRevealASecret:
      'A guest next to you may reveal a secret. An enemy reveals nothing and notices you.',
  },
  open: {
    openASafe: 'Open a safe',
    withTheCombinationYouGetASecret:
      'With the combination you get a secret and the next combination. The last safe holds the collar.',
  },
  pour: {
    pourACocktail: 'Pour a cocktail',
    poursItOverSomeoneNextToYou:
      'Pours it over someone next to you. Unless they dodge, wet clothes halve their chances.',
  },
  step: {
    step: 'Step',
    oneFieldInAnyDirectionAnyone: 'One field in any direction. Anyone standing there swaps places with you.',
  },
  take: {
    takeACocktail: 'Take a cocktail',
    fromABarTableNextToYouIntoYour: 'From a bar table next to you into your free hand.',
  },
};
