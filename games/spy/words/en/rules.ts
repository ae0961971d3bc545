import type { Noun } from '@longtable/kit';

const thing = (noun: string): Noun => ({ noun });

export const rules = {
  gadgets: {
    antiPlagueMask: {
      thing: thing('anti-plague mask'),
      about: 'Works when carried: restores 10 life at the start of each turn.',
    },
    bowlerBlade: {
      thing: thing('bowler blade'),
      about: 'Throw it at someone in a clear line of sight. It lands next to them; step there to pick it up.',
    },
    chickenFeed: {
      thing: thing('chicken feed'),
      about: 'Give it to an enemy next to you: you gain the difference in IP, or lose it if you have less.',
    },
    diamondCollar: {
      thing: thing('diamond collar'),
      about: 'Give it to the cat next to you to end the match.',
    },
    fogTin: {
      thing: thing('tin of fog'),
      about: 'Fills a field in sight and those around it with fog for 3 rounds. Nobody in it can see or act.',
    },
    gasGloss: {
      thing: thing('gas gloss'),
      about: 'Hurts someone next to you. Works once.',
    },
    grapple: {
      thing: thing('grapple'),
      about: 'Pulls in an item from the floor or a cocktail from a table in sight.',
    },
    hairdryer: {
      thing: thing('cordless hairdryer'),
      about: 'Dries your own wet clothes or those of someone next to you.',
    },
    jetpack: {
      thing: thing('jetpack'),
      about: 'Fly to any free field. Works once.',
    },
    laserCompact: {
      thing: thing('laser compact'),
      about: 'Vaporizes a cocktail in sight, on a table or in someone’s hand.',
    },
    magneticWatch: {
      thing: thing('magnetic watch'),
      about: 'Works when carried: thrown bowler blades can’t hurt you.',
    },
    mirrorOfWilderness: {
      thing: thing('mirror of wilderness'),
      about: 'Swaps IP with someone next to you. Always works on teammates, by chance on others, then breaks.',
    },
    moledie: {
      thing: thing('moledie'),
      about: 'Throw it at someone: it blocks Tradecraft, Flaps and seals and Observation while they carry it.',
    },
    mothballPouch: {
      thing: thing('pouch of mothballs'),
      about: 'Five balls: throw one into a fireplace in sight to hurt everyone next to it.',
    },
    nugget: {
      thing: thing('nugget'),
      about: 'Give it to someone next to you: a guest joins your side; an enemy keeps it and learns who you are.',
    },
    pocketLitter: {
      thing: thing('pocket litter'),
      about: 'Works when carried: Observation takes you for a guest.',
    },
    poisonPills: {
      thing: thing('bottle of poison pills'),
      about: 'Five pills for cocktails on a table or in a hand next to you. Only your side knows.',
    },
    rocketPen: {
      thing: thing('rocket pen'),
      about: 'Blows up a field in sight and all around it: walls fall, everyone there is hurt.',
    },
    technicolourPrism: {
      thing: thing('technicolor prism'),
      about: 'Permanently inverts the results of a roulette table next to you.',
    },
    wiretapWithEarplugs: {
      thing: thing('wiretap with earplugs'),
      about: 'Plant it on someone next to you, friend or foe. You gain the IP they gain until it fails.',
    },
  },
  actions: {
    burn: {
      title: 'Wreck a roulette table',
      about: 'Wrecks a roulette table next to you for good, chips and all.',
    },
    drink: {
      title: 'Drink',
      about: 'Your cocktail heals you, unless it’s poisoned.',
    },
    gamble: {
      title: 'Play roulette',
      about: 'Bet chips at a table next to you. Chips turn into IP at the end.',
    },
    observe: {
      title: 'Observe',
      about: 'May reveal whether someone in sight is an enemy. They never notice.',
    },
    spy: {
      title: 'Spy on someone',
      about: 'A guest next to you may reveal a secret. An enemy reveals nothing and notices you.',
    },
    open: {
      title: 'Open a safe',
      about: 'With the combination you get a secret and the next combination. The last safe holds the collar.',
    },
    pour: {
      title: 'Pour a cocktail',
      about: 'Pours it over someone next to you. Unless they dodge, wet clothes halve their chances.',
    },
    step: {
      title: 'Step',
      about: 'One field in any direction. Anyone standing there swaps places with you.',
    },
    take: {
      title: 'Take a cocktail',
      about: 'From a bar table next to you into your free hand.',
    },
  },
  talents: {
    nimbleness: { title: 'Nimbleness', about: '3 steps per round.', brief: '3 steps' },
    sluggishness: { title: 'Sluggishness', about: 'Only 1 step per round.', brief: '1 step' },
    ponderousness: {
      title: 'Ponderousness',
      about: 'Loses a random step or action each round.',
      brief: '−1 step or action',
    },
    spryness: { title: 'Spryness', about: '2 actions per round.', brief: '2 actions' },
    agility: { title: 'Agility', about: 'Gains a random extra step or action each round.', brief: '+1 step or action' },
    luckyDevil: { title: 'Lucky devil', about: 'Wins at roulette 23 times in 37.', brief: 'roulette 62%' },
    jinx: { title: 'Jinx', about: 'Wins at roulette only 13 times in 37.', brief: 'roulette 35%' },
    clammyClothes: {
      title: 'Wet clothes',
      about: 'All chances are halved until a fireplace or hairdryer dries the clothes.',
      brief: 'halved chances',
    },
    constantlyClammyClothes: {
      title: 'Always wet clothes',
      about: 'Chances are always halved.',
      brief: 'halved chances',
    },
    robustStomach: {
      title: 'Robust stomach',
      about: 'Cocktails heal double, poison does half damage.',
      brief: 'drinks heal double',
    },
    toughness: { title: 'Toughness', about: 'Takes half damage, except from poison.', brief: 'half damage' },
    babysitter: {
      title: 'Babysitter',
      about: 'May ward off attacks on teammates next to them.',
      brief: 'protects teammates',
    },
    honeyTrap: {
      title: 'Honey trap',
      about: 'Attacks on them may hit someone else instead.',
      brief: 'diverts attacks',
    },
    bangAndBurn: {
      title: 'Bang and burn',
      about: 'Can wreck a roulette table next to them.',
      brief: 'wrecks roulette',
    },
    flapsAndSeals: {
      title: 'Flaps and seals',
      about: 'Opens safes from two fields away.',
      brief: 'opens safes from afar',
    },
    tradecraft: {
      title: 'Tradecraft',
      about: 'Gets a second attempt when something fails.',
      brief: 'second try on failure',
    },
    observation: {
      title: 'Observation',
      about: 'Can find out whether someone in sight is an enemy.',
      brief: 'spots enemies',
    },
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
};
