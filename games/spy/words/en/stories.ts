import { capital, type Language } from '@longtable/kit';

export const stories = {
  places: {
    backRoomSmall: 'Back room (small)',
    casinoMedium: 'Casino (medium)',
    grandCasinoLarge: 'Grand casino (large)',
    roofTerraceSmall: 'Roof terrace (small)',
    riverboatMedium: 'Riverboat (medium)',
    museumMedium: 'Museum (medium)',
    theRegulars: 'The regulars',
    theNightTrain: 'The night train',
    theFilms: 'The films',
  },
  descriptions: {
    female: 'female',
    male: 'male',
    nonBinary: 'non-binary',
    hundredths: ({ hundredths }: { hundredths: number }) => `${hundredths}%`,
    roundWithTheJanitor: ({ value }: { value: number }) => `Round ${value}, with the janitor`,
    roundOf: ({ value, roundLimit }: { value: number; roundLimit: number }) => `Round ${value} of ${roundLimit}`,
  },
  faults: {
    nobodyCarriesYetGiveEveryGadget: ({ gadget }: { gadget: string }) =>
      `Nobody carries ${gadget} yet. Give every gadget to one of your agents.`,
    youGaveToTwoAgentsButTheresOnly: ({ gadget }: { gadget: string }) =>
      `You gave ${gadget} to two agents, but there’s only one. Take it away from one of them.`,
    thisMatchIsOver: 'This match is over.',
    itsNotYourTurnWaitUntilOneOfYour: 'It’s not your turn. Wait until one of your agents is up.',
    youreNotBeingOfferedThatPickOne:
      'You’re not being offered that. Pick one of the items on offer, such as `pick gadget JETPACK`.',
    someOfYourGadgetsArentAssigned:
      'Some of your gadgets aren’t assigned yet. Give every gadget to one of your agents first.',
    thatDoesntAssignAnythingGiveOne:
      'That doesn’t assign anything. Give one of your gadgets to an agent of yours who doesn’t have it yet.',
    oneGadgetIsntAssignedYetGive: 'One gadget isn’t assigned yet. Give every gadget to one of your agents.',
    youGaveOneGadgetToTwoAgentsTake: 'You gave one gadget to two agents. Take it away from one of them.',
    thatIsntAMoveSayWhatYourAgent:
      'That isn’t a move. Say what your agent does, such as `walk C7`, `use JETPACK F7` or `retire`.',
    theresNoSuchFieldOnThisMapChoose: 'There’s no such field on this map. Choose a field from the menu.',
    yourAgentCantGetThereOrIsAlready: 'Your agent can’t get there or is already there. Choose a field from the menu.',
    noStepsLeftActOrEndYourTurnWith: 'No steps left. Act, or end your turn with `retire`.',
    noActionsLeftWalkOrEndYourTurn: 'No actions left. Walk, or end your turn with `retire`.',
    nobodyCanActInFogStepOutOfItOr: 'Nobody can act in fog. Step out of it, or end your turn with `retire`.',
    yourAgentIsntCarryingThatGadget:
      'Your agent isn’t carrying that gadget, or it works just by being carried. Choose one from the menu.',
    yourAgentDoesntHaveTheTalentFor: 'Your agent doesn’t have the talent for that. Choose an action from the menu.',
    yourAgentIsntHoldingACocktail: 'Your agent isn’t holding a cocktail. Take one from a bar table first.',
    yourAgentIsAlreadyHoldingA: 'Your agent is already holding a cocktail. Drink it or pour it over someone first.',
    yourAgentHasNoChipsLeftChoose: 'Your agent has no chips left. Choose another action.',
    thatsOutOfReachMoveCloserOr: 'That’s out of reach. Move closer, or choose a target from the menu.',
    thatDoesntWorkOnThisFieldChoose: 'That doesn’t work on this field. Choose one from the menu.',
    betAtLeast1ChipButNoMoreThanYou: 'Bet at least 1 chip, but no more than you or the table have.',
  },
  tell: {
    bothTeamsAreCompleteNowAssign: 'Both teams are complete. Now assign your gadgets',
    youreReady: 'You’re ready',
    isReady: ({ name }: { name: string }) => `${name} is ready`,
    theCasinoOpensPeopleAndACat: ({
      people,
      countText,
      safes,
    }: {
      people: number;
      countText: (count: number, one: string, many: string) => string;
      safes: number;
    }) => `The casino opens: ${people} people, ${countText(safes, 'safe', 'safes')} and a cat`,
    roundBegins: ({ value }: { value: number }) => `Round ${value} begins`,
    waits: 'waits',
    betsAtAnd: ({ chips, makePoint, won }: { chips: string; makePoint: string; won: boolean }) =>
      `bets ${chips} at ${makePoint} and ${won ? 'wins' : 'loses'}`,
    takesACocktailFrom: ({ makePoint }: { makePoint: string }) => `takes a cocktail from ${makePoint}`,
    drinksACocktail: 'drinks a cocktail',
    isPoisonedByItAndHasHpLeft: ({ hp }: { hp: number }) => `is poisoned by it and has ${hp} HP left`,
    nowHasHp: ({ hp }: { hp: number }) => `now has ${hp} HP`,
    poursACocktailOver: ({ victim, hit }: { victim: string; hit: boolean }) =>
      `pours a cocktail over ${victim}${hit ? '' : ', who dodges'}`,
    getsToTalk: ({ victim }: { victim: string }) => `gets ${victim} to talk`,
    spiesOnAndLearnsNothing: ({ victim }: { victim: string }) => `spies on ${victim} and learns nothing`,
    triedToSpyOnYourAgentAnEnemy: ({ victim }: { victim: string }) => `tried to spy on your agent ${victim}: an enemy`,
    learnsASecretWorthIp: ({ ip }: { ip: number }) => `learns a secret worth ${ip} IP`,
    youNowKnowTheCombinationOfSafe: ({ safe }: { safe: number }) => `You now know the combination of safe ${safe}`,
    opensSafe: ({ safe }: { safe: number }) => `opens safe ${safe}`,
    cantOpenSafe: ({ safe }: { safe: number }) => `can’t open safe ${safe}`,
    findsTheDiamondCollar: 'finds the diamond collar',
    observes: ({ victim, seen }: { victim: string; seen: string }) => `observes ${victim}: ${seen}`,
    wrecksTheRouletteTableAt: ({ makePoint }: { makePoint: string }) => `wrecks the roulette table at ${makePoint}`,
    useEnglishAndSuccessAndUseGerman: ({
      useEnglish,
      success,
    }: {
      useEnglish: string;
      success: boolean;
      useGerman: string;
    }) => `${useEnglish}${success ? '' : ' without success'}`,
    landsOn: ({
      gadget,
      makePoint,
    }: {
      gadget: string;
      makePoint: string;
      theGadget: (name: string, language: Language, role?: 'object' | 'subject') => string;
      gadget2: string;
    }) => `${capital(gadget)} lands on ${makePoint}`,
    nowHas: ({ theGadget }: { theGadget: (name: string, language: Language, role?: 'object' | 'subject') => string }) =>
      `now has ${theGadget('MOLEDIE', 'en')}`,
    poisonsTheCocktailAt: ({ makePoint }: { makePoint: string }) => `poisons the cocktail at ${makePoint}`,
    plantsTheWiretapOn: ({ victim }: { victim: string }) => `plants the wiretap on ${victim}`,
    yourWiretapHasFailed: 'Your wiretap has failed',
    gainsIpFromTheWiretap: ({ ip }: { ip: number }) => `gains ${ip} IP from the wiretap`,
    gainsIp: ({ by }: { by: number }) => `gains ${by} IP`,
    losesIp: ({ value }: { value: number }) => `loses ${value} IP`,
    hasTheSameIpAsBefore: 'has the same IP as before',
    joinsYourTeam: 'joins your team',
    isAnEnemyYourAgentKeepsTheNugget: ({ victim }: { victim: string }) =>
      `is an enemy: your agent ${victim} keeps the nugget`,
    takesTheNuggetAndTurnsOutToBeAn: 'takes the nugget and turns out to be an enemy',
    youMissedATurnStrikeOf: ({ strikes, most }: { strikes: number; most: number }) =>
      `You missed a turn: strike ${strikes} of ${most}`,
    ignoredKeysInTheFile: ({ file, names }: { file: string; names: string }) =>
      `Ignored keys in the ${file} file: ${names}`,
    takesDamage: ({ damage }: { damage: number }) => `takes ${damage} damage`,
    collapsesAndIsCarriedToTheBar: ({ makePoint }: { makePoint: string }) =>
      `collapses and is carried to the bar seat at ${makePoint}`,
    recoversToHp: ({ hp }: { hp: number }) => `recovers to ${hp} HP`,
    isDryAgain: 'is dry again',
    theGuestsGoHomeEveryoneStillHere: 'The guests go home. Everyone still here is an agent',
    theJanitorAppearsAt: ({ makePoint }: { makePoint: string }) => `The janitor appears at ${makePoint}`,
    theJanitorThrowsOut: ({ person, makePoint }: { person: string; makePoint: string }) =>
      `The janitor throws out ${person} (${makePoint})`,
    givesTheCatHerCollarBack: 'gives the cat her collar back',
    theCatHasFoundHerCollarHerself: 'The cat has found her collar herself',
    youLed: ({ team }: { team: string }) => `you led ${team}`,
    led: ({ name, team }: { name: string; team: string }) => `${name} led ${team}`,
    swapsWith: ({ figure }: { figure: string }) => `swaps with ${figure}`,
    picksUp: ({ gadget }: { gadget: string }) => `picks up ${gadget}`,
    walksTo: ({ to }: { to: string }) => `walks to ${to}`,
    theCat: 'The cat',
    theJanitor: 'The janitor',
    theCat2: 'the cat',
    theJanitor2: 'the janitor',
    anEnemy: 'an enemy',
    probablyNotAnEnemy: 'probably not an enemy',
    inconclusive: 'inconclusive',
  },
  story: {
    and: ' and ',
  },
  configuration: {
    time: 'Time',
    janitorFromRound: 'Janitor from round',
    secondsPerTurn: 'Seconds per turn',
    strikesUntilRemoval: 'Strikes until removal',
    secondsPerPause: 'Seconds per pause',
    secondsToReconnect: 'Seconds to reconnect',
    points: 'Points',
    ipPerChip: 'IP per chip',
    ipPerSecret: 'IP per secret',
    ipForTheCollar: 'IP for the collar',
    chancesOfSuccess: 'Chances of success',
    spyingSucceeds: 'Spying succeeds',
    observationSucceeds: 'Observation succeeds',
    babysitterWardsOff: 'Babysitter wards off',
    honeyTrapWorks: 'Honey trap works',
    rouletteAndCocktails: 'Roulette and cocktails',
    minimumChipsOnATable: 'Minimum chips on a table',
    maximumChipsOnATable: 'Maximum chips on a table',
    cocktailHeals: 'Cocktail heals',
    cocktailIsDodged: 'Cocktail is dodged',
    bladePenAndGloss: 'Blade, pen and gloss',
    bowlerBladeRange: 'Bowler blade, range',
    bowlerBladeHits: 'Bowler blade hits',
    bowlerBladeDamage: 'Bowler blade, damage',
    rocketPenDamage: 'Rocket pen, damage',
    gasGlossDamage: 'Gas gloss, damage',
    moledieMothballsAndFog: 'Moledie, mothballs and fog',
    moledieRange: 'Moledie, range',
    mothballsRange: 'Mothballs, range',
    mothballsDamage: 'Mothballs, damage',
    tinOfFogRange: 'Tin of fog, range',
    grappleLaserAndTheRest: 'Grapple, laser and the rest',
    grappleRange: 'Grapple, range',
    grappleCatches: 'Grapple catches',
    laserCompactHits: 'Laser compact hits',
    wiretapFails: 'Wiretap fails',
    mirrorSwapsIp: 'Mirror swaps IP',
    guestsLongtableOnly: 'Guests (Longtable only)',
    maximumGuests: 'Maximum guests',
    aGuestRevealsACode: 'A guest reveals a code',
    antiPlagueMask: 'Anti-plague mask',
    noLimit: 'no limit',
    no: 'No',
    yes: 'Yes',
  },
  notes: {
    enemy: 'Enemy?',
    guest: 'Guest?',
    mine: 'Mine',
  },
  objective: {
    spyOnGuestsEachOneGivesIpOnceAnd:
      'Spy on guests: each one gives IP once and may reveal the combination of a safe. Each safe leads to the next, and the last one holds the cat’s collar.',
    hasTheCollarBringItToTheCatAt: ({ name, cat }: { name: string; cat: string }) =>
      `${name} has the collar: bring it to the cat at ${cat} once you’re ahead; that ends the match.`,
    theCollarIsLyingOnStepThereTo: ({ place, cat }: { place: string; cat: string }) =>
      `The collar is lying on ${place}. Step there to pick it up, then bring it to the cat at ${cat}.`,
    youKnowTheCombinationOfSafeSo: ({ safe, place, last }: { safe: number; place: string; last: boolean }) =>
      `You know the combination of safe ${safe} (${place}), so open it. ${last ? 'It holds the cat’s collar.' : `It reveals the combination of safe ${safe + 1}.`}`,
    spyOnGuests: 'Spy on guests',
    bringTheCollarToTheCat: 'Bring the collar to the cat',
    collarAt: ({ place }: { place: string }) => `Collar at ${place}`,
    openSafe: ({ safe, place }: { safe: number; place: string }) => `Open safe ${safe} (${place})`,
  },
  statistics: {
    totalIp: 'Total IP',
    fromSecrets: ' from secrets',
    fromTheCat: ' from the cat',
    fromGadgets: ' from gadgets',
    fromChips: ' from chips',
    cocktailsDrunk: 'Cocktails drunk',
    poisoned: ' poisoned',
    enemiesSoaked: 'Enemies soaked',
    damageTaken: 'Damage taken',
    agentsCollapsed: 'Agents collapsed',
    rouletteWinnings: 'Roulette winnings',
    guestsWhoTalked: 'Guests who talked',
    safesOpened: 'Safes opened',
    steps: 'Steps',
    scoreIp: ({ ip }: { ip: number }) => `Score: ${ip} IP`,
    score: 'Score',
  },
  sentences: {
    anEnemy: ', an enemy',
    aGuest: ', a guest',
    probablyNotAnEnemy: ', probably not an enemy',
    revealedNothing: ', revealed nothing',
    none: 'none',
    cocktail: ', with a cocktail',
    poisoned: ', with a cocktail you poisoned',
    isAt: ({ en, makePoint }: { en: string; makePoint: string; de: string }) => `${en} is at ${makePoint}.`,
    hasLeft: ({ name }: { name: string }) => `${name} has left.`,
    yourNote: 'your note',
    isAtWithName: ({ name, place, rest }: { name: string; place: string; rest: string }) =>
      `${name} is at ${place}${rest}.`,
    wrecked: 'wrecked',
    prism: ' (prism)',
    at: 'at',
    safes: 'Safes',
    rouletteTables: 'Roulette tables',
    barSeats: 'Bar seats',
    fireplaces: 'Fireplaces',
    barTables: 'Bar tables',
    cocktails: 'Cocktails',
    fog: 'Fog',
    onTheFloor: 'On the floor',
    combinationsYouKnowSafesYouve: ({ listed, listed2 }: { listed: string; listed2: string }) =>
      `Combinations you know: ${listed}. Safes you’ve opened: ${listed2}.`,
    guestsWhoTalked: ({ listed }: { listed: string }) => `Guests who talked: ${listed}.`,
    cocktailsYouPoisoned: ({ places }: { places: string }) => `Cocktails you poisoned: ${places}.`,
    yourAgentIsOutOfTheMatch: ({ name }: { name: string }) => `Your agent ${name} is out of the match.`,
    aCocktail: 'a cocktail',
    atHpIpAndLeftCarriesTalents: ({
      on,
      name,
      makePoint,
      hp,
      ip,
      chips,
      countText,
      bp,
      ap,
      carried,
      traits,
    }: {
      on: boolean;
      name: string;
      makePoint: string;
      hp: number;
      ip: number;
      chips: string;
      countText: (count: number, one: string, many: string) => string;
      bp: number;
      ap: number;
      carried: string[];
      traits: string[];
    }) =>
      `${on ? 'Your active agent' : 'Your agent'}: ${name} at ${makePoint}, ${hp} HP, ${ip} IP, ${chips}${on ? `, ${countText(bp, 'step', 'steps')} and ${countText(ap, 'action', 'actions')} left` : ''}. Carries ${carried.join(', ') || 'nothing'}. Talents: ${traits.join(', ') || 'none'}.`,
  },
  rulebook: {
    goalYouLeadASecretTeamOfAgentsIn: `### Goal
You lead a secret team of agents in a casino full of guests. Nobody knows who belongs to whom. **The side with the most intelligence points (IP) at the end wins.** IP come from:
- **Chips:** every agent starts with 10 chips, and at the end each chip turns into IP (usually 10). That makes roulette matter.
- **Secrets:** guests and safes reveal them (usually 13 IP each).
- **The collar:** bringing it to the cat earns IP (usually 33) and ends the match.

### Before the match
You pick 8 times, each time from up to 3 agents and 3 gadgets. Take 2 to 4 agents; the rest are gadgets. Then give every gadget to one of your agents and press “Ready”. Your opponent sees none of this.

### A round
Everyone acts once per round in random order. Guests and the cat move on their own. An agent usually has 2 steps and 1 action. You see what the others did when your next agent is up. If the game didn’t wait for anyone in between, they were all guests.

### Steps
“Walk to…” goes as far as your steps allow and offers to continue next time; some entries walk up to someone and act right away. If you step onto someone, you swap places; if you step onto an item, you pick it up.

### Actions
- **Spy** on someone next to you: a guest may reveal a secret and sometimes the combination of a safe. An enemy reveals nothing and notices you.
- **Open a safe** next to you if you know its combination: a secret and the next combination. The last safe holds the diamond collar.
- **Roulette** at a table next to you: you win your stake 18 times in 37, or lose it.
- **Cocktails:** take one from a bar table, then drink it to heal or pour it over someone. Wet clothes halve all their chances.
- **Gadgets and talents:** some of them add actions. See the next pages.

### Health
At 0 HP an agent is carried to a bar seat with 1 HP, drops the collar, and misses their turn this round if they haven’t had it yet. An agent who starts a round on a bar seat is fully healed at its end; next to a fireplace, wet clothes dry.

### The end
The match ends when the cat gets her collar: step onto her field with it, or hand it over from the field next to her. She can also find it on the floor. In the last round (usually round 10) the guests go home, and from then on the janitor throws one agent out per round until nobody is left.
On a tie in IP, the collar decides, then cocktails drunk, cocktails poured over enemies, less damage taken, and finally a coin.

### The map
The legend below the map explains what’s on it: \`@@\` is the active agent, capitals are your agents, lowercase letters everyone else. Your score and its parts are below it. Use “Notes” to mark who you think is an enemy or a guest.

### Shorter matches
With the option \`match\` the janitor throws everyone out after the last round: blitz (3 rounds), quick (5) or evening (7).`,
    youNeverHaveToTypeTheButtonsAnd: `You never have to type: the buttons and menus do everything. If you prefer typing, use \`/move\` with one of these. \`C7\` is column C, row 7.
- \`pick agent …\`, \`pick gadget JETPACK\`: choose from the offer; \`choose\` makes the remaining picks.
- \`give JETPACK to …\`: assign a gadget; \`share\` assigns the rest, \`ready\` enters the casino.
- \`walk C7\`: walk as far as your steps allow; \`step C7\`: one field.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\`: spy on someone, open a safe, observe someone, wreck a roulette table.
- \`gamble C7 5\`: stake 5 chips at roulette.
- \`take C7\`, \`drink\`, \`pour C7\`: take, drink or pour a cocktail.
- \`use JETPACK F7\`: use a gadget.
- \`retire\`: end the turn.

### Gadget names`,
    rules: 'Rules',
    gadgets: 'Gadgets',
    talents: 'Talents',
    typingMoves: 'Typing moves',
  },
};
