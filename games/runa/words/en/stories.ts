export const stories = {
  effects: {
    bonus: ({ more, highRoll }: { more: number; highRoll: number }): string =>
      more ? `, +${more} on ${highRoll}+` : '',
    breaksFocus: ', breaks focus',
    text: '',
    baseAndBonusAndBreaks: ({ base, bonus, breaks }: { base: string; bonus: string; breaks: string }) =>
      `${base}${bonus}${breaks}`,
    magicVs: ({ damage, value, element }: { damage: number; value: number; element: string }) =>
      `${damage} magic, +${value} vs. ${element}`,
    lessFromEveryAttack: ({ power }: { power: number }) => `${power} less from every attack`,
    reflectsMagic: ({ power }: { power: number }) => `reflects ${power} magic`,
    focusNextTurn: ({ power }: { power: number }) => `+${power} focus next turn`,
    damage: ({ strength }: { strength: number }) => `${strength} damage`,
    magicDamage: ({ strength }: { strength: number }) => `${strength} magic damage`,
    gainsFocus: ({ strength }: { strength: number }) => `gains ${strength} focus`,
    blocks: ({ strength }: { strength: number }) => `blocks ${strength}`,
    deflectsMagic: ({ strength }: { strength: number }) => `deflects ${strength} magic`,
  },
  forecast: {
    noEffectThisRound: 'no effect this round',
    damageInsteadOf: ({ left, danger }: { left: number; danger: number }) => `${left} damage instead of ${danger}`,
    back: ({ value }: { value: number }) => `, reflects ${value}`,
    wastedBreaksIt: ({ name }: { name: string }) => `wasted: ${name} breaks it`,
    anyRollKills: ({ who }: { who: string; target: string }) => ` Any roll kills ${who}.`,
    orHigherKills: ({ lowest, who }: { lowest: number; who: string }) => ` ${lowest} or higher kills ${who}.`,
    noDamage: 'no damage',
    damage: ({ high }: { high: number }) => `${high} damage`,
    damageWithLow: ({ low, high }: { low: number; high: number }) => `${low}–${high} damage`,
    killsIt: 'kills it',
    killChance: ({ chance }: { chance: number }) => `${chance}% kill chance`,
    breaksFocus: 'breaks focus',
    dangerNoneThisRound: 'Danger: none this round',
    dangerDamageHealthLeft: ({ damage, left }: { damage: number; left: number }) =>
      `Danger: ${damage} damage, ${left} health left`,
    dangerDamageWouldKillRuna: ({ damage }: { damage: number }) => `Danger: ${damage} damage would kill Runa`,
    runaIsInNoDangerThisRound: 'Runa is in no danger this round.',
    runaIsAboutToTakeDamageSheHas: ({ damage, hp }: { damage: number; hp: number }) =>
      `Runa is about to take ${damage} damage. She has ${hp} health.`,
    damageWouldKillRunaWhoHasHealth: ({ damage, hp }: { damage: number; hp: number }) =>
      `${damage} damage would kill Runa, who has ${hp} health.`,
  },
  attacks: {
    runaPlays: ({ name }: { name: string | undefined }) => `Runa plays ${name}.`,
    rolls: ({ roll }: { roll: number | undefined }) => `rolls ${roll}`,
    plays: ({ name }: { name: string | undefined }) => `plays ${name}`,
    casts: ({ name }: { name: string | undefined }) => `casts ${name}`,
    runaGetsReadyToParry: 'Runa gets ready to parry.',
    runaGetsReadyToReflectSpells: 'Runa gets ready to reflect spells.',
    runaGathersFocus: 'Runa gathers focus.',
    butTheAttackIsBlocked: ', but the attack is blocked.',
    butTheSpellIsDeflected: ', but the spell is deflected.',
    killsWithDamage: ({ target, damage }: { target: string; damage: number }) =>
      `kills ${target} with ${damage} damage`,
    hitsForLeft: ({ target, damage, left }: { target: string; damage: number; left: number }) =>
      `hits ${target} for ${damage} (${left} left)`,
    gatherFocus: 'gather focus',
    getReadyToBlock: 'get ready to block',
    getReadyToDeflect: 'get ready to deflect',
    parried: ', but Runa parries it.',
    runaTakesDamageAndFalls: ({ damage }: { damage: number }) => `Runa takes ${damage} damage and falls`,
    runaTakesDamageLeft: ({ damage, left }: { damage: number; left: number }) =>
      `Runa takes ${damage} damage (${left} left)`,
    damageIsReflectedAndKillsIt: ({ damage }: { damage: number }) => `${damage} damage is reflected and kills it`,
    reflectedLeft: ({ damage, left }: { damage: number; left: number }) => `${damage} reflected (${left} left)`,
    scratches: 'scratches',
    claws: 'claws',
    smashes: 'smashes',
    bites: 'bites',
    gathersFocus: 'gathers focus',
    getsReadyToBlock: 'gets ready to block',
    getsReadyToDeflect: 'gets ready to deflect',
    casts2: 'casts *',
  },
  story: {
    gets: 'gets',
    theWayIsClearRunaHasWon: 'The way is clear: Runa has won!',
    runaGainsFocus: ({ focus }: { focus: number }) => `Runa gains ${focus} focus.`,
    runaNowRollsA: ({ die }: { die: string }) => `Runa now rolls a ${die}.`,
    healsNow: ({ health, left }: { health: number; left: number }) => `heals ${health} (now ${left})`,
    entersRoomOfLevel: ({ stage, level }: { stage: number; level: number }) => `enters room ${stage} of level ${level}`,
    who: ({ className }: { className: string }) => `Runa the ${className}`,
    how: ({ who, hp }: { who: string; hp: number }) => `${who} beat the Mega Saurus with ${hp} health left.`,
    youWon: ({ how }: { how: string }) => `You won! ${how}`,
    won: ({ name, how }: { name: string; how: string }) => `${name} won! ${how}`,
    howWithWho: ({ who, stage, level }: { who: string; stage: number; level: number }) =>
      `${who} fell in room ${stage} of level ${level}.`,
    yourRunIsOver: ({ how }: { how: string }) => `Your run is over. ${how}`,
    runIsOver: ({ whose, how }: { whose: string; how: string }) => `${whose} run is over. ${how}`,
  },
  modifiers: {
    toughHides: 'Tough hides',
    monstersHave4MoreHealth: 'Monsters have 4% more health.',
    longRoad: 'Long road',
    runaStartsWith3LessHealth: 'Runa starts with 3 less health.',
    wideAwake: 'Wide awake',
    monstersStartWith1MoreFocus: 'Monsters start with 1 more focus.',
    thinBandages: 'Thin bandages',
    aDiscardedCardHeals1Less: 'A discarded card heals 1 less.',
    heavyCrowns: 'Heavy crowns',
    bossesHave8MoreHealth: 'Bosses have 8% more health.',
    onGuard: 'On guard',
    monstersStartEachFightBlocking2: 'Monsters start each fight blocking 2.',
    slimPickings: 'Slim pickings',
    theLootHasOneCardFewer: 'The loot has one card fewer.',
    emptyPouch: 'Empty pouch',
    stoneSkin: 'Stone skin',
    ironCrowns: 'Iron crowns',
    bossesHave10MoreHealth: 'Bosses have 10% more health.',
    forgottenTraining: 'Forgotten training',
    runaGetsOnlyOneClassCardForLevel: 'Runa gets only one class card for level 2.',
    oldWound: 'Old wound',
    runaStartsWith4LessHealth: 'Runa starts with 4 less health.',
    brittleBones: 'Brittle bones',
    monstersHave15LessHealth: 'Monsters have 15% less health.',
    honedBlade: 'Honed blade',
    runaStartsWithTheNextBiggerDie: 'Runa starts with the next bigger die.',
    clearMind: 'Clear mind',
    runaStartsWith1MoreFocus: 'Runa starts with 1 more focus.',
    goodProvisions: 'Good provisions',
    aDiscardedCardHeals5More: 'A discarded card heals 5 more.',
  },
  sentences: {
    runasCards: 'Runa’s cards',
    loot: 'Loot',
    theStartsWith: ({ who, cards }: { who: string; cards: string }) => `The ${who} starts with ${cards}.`,
    levelRoomOf4RunaTheHasOfHealth: ({
      level,
      stage,
      className,
      hp,
      maxHealth,
      fp,
      die,
    }: {
      level: number;
      stage: number;
      className: string;
      hp: number;
      maxHealth: number;
      fp: number;
      die: string;
    }) =>
      `Level ${level}, room ${stage} of 4. Runa the ${className} has ${hp} of ${maxHealth} health, ${fp} focus and a ${die}.`,
    hasOfHealthAndFocusNext: ({
      who,
      hp,
      hp2,
      fp,
      guard,
      will,
    }: {
      who: string;
      hp: number;
      hp2: number;
      fp: number;
      guard: string;
      will: string;
    }) => `${who} has ${hp} of ${hp2} health and ${fp} focus.${guard} Next: ${will}.`,
    yourNextAttackDoesLessDamageToIt: ({ block }: { block: number }) =>
      ` Your next attack does ${block} less damage to it.`,
    yourNextSpellDoesLessDamageToIt: ({ deflect }: { deflect: number }) =>
      ` Your next spell does ${deflect} less damage to it.`,
    text: '',
    itHasFocusPending: ({ pending }: { pending: number }) => ` It has ${pending} focus pending.`,
    ifItsFocusBreaks: ({ ability }: { ability: string }) => ` If its focus breaks: ${ability}.`,
    sheClearedOf8RoomsIn: ({ rooms, rounds }: { rooms: number; rounds: number }) =>
      `She cleared ${rooms} of 8 rooms in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
    monstersSlain: ({ names }: { names: string }) => `Monsters slain: ${names || 'none'}.`,
    sheDealtDamageTookAndHealed: ({ dealt, taken, healed }: { dealt: number; taken: number; healed: number }) =>
      `She dealt ${dealt} damage, took ${taken} and healed ${healed} health.`,
  },
  faults: {
    thisRunIsOver: 'This run is over.',
    thisIsASoloRunStartYourOwnWith: 'This is a solo run. Start your own with `/play runa`.',
    typeANumberFromTheMenuSuchAs1Or: 'Type a number from the menu, such as `1`, or several with commas, such as `2,1`.',
    youCantSkipThisOneChoose: 'You can’t skip this one. Choose something from the menu.',
    youCanOnlyChooseOneHereTypeA: 'You can only choose one here. Type a single number.',
    theresNoSuchClassType1ForWarrior: 'There’s no such class. Type 1 for Warrior, 2 for Mage or 3 for Paladin.',
    youNeedTwoSeedsOneForTheCardsAnd:
      'You need two seeds, one for the cards and one for the monsters, such as `61,86`.',
    seedsGoFrom1ToChooseTwoInThat: ({ maxSeed }: { maxSeed: number }) =>
      `Seeds go from 1 to ${maxSeed}. Choose two in that range, such as \`61,86\`.`,
    theresNoCardWithThatNumberChoose: 'There’s no card with that number. Choose one from the menu.',
    theresNoMonsterWithThatNumber: 'There’s no monster with that number. Choose a target from the menu.',
    runasDieDoesntHaveThatNumberType:
      'Runa’s die doesn’t have that number. Type what you rolled with a die of the right size.',
    thereAreTwoRewardsType1ForNew: 'There are two rewards. Type 1 for new cards or 2 for a bigger die.',
    chooseExactlyTwoCardsSuchAs21: 'Choose exactly two cards, such as `2,1`.',
    youChoseTheSameCardTwiceChoose: 'You chose the same card twice. Choose different ones.',
    runaHasToKeepAtLeastOneCard: 'Runa has to keep at least one card. Discard fewer, or type `none` to keep them all.',
  },
  rulebook: {
    rules: `### Goal
Lead Runa through two levels with four rooms each. The fourth room holds a boss. Beat the Mega Saurus at the end of level 2 and you win. If Runa has no health left, the run is over.

### A round
1. **Play a card.** Cards aren’t used up. With two monsters in the room, an attack or a spell also needs a target.
2. **Roll.** Attacks roll Runa’s die and add it to the damage. Spells need no roll.
3. **The monsters act.** Each one uses one ability. The board shows what it will do next and how much danger Runa is in. A monster skips spells it can’t pay for.

### Focus
The more focus Runa has, the harder her spells hit. A spell costs 1 focus, but never the last one. She can hold as much focus as her die has sides.

Gathered focus arrives just before its owner’s next turn. Until then, certain attacks can break it: Slash and Swing on your side, Scratch and Claw on theirs.

### Defence
Parry weakens every attack of the monsters this round, and Reflect turns part of every spell back on its caster. A monster’s Block or Deflect weakens your next attack or spell against it.

### After a fight
- **Rooms 1 to 3:** take new cards (1 of 2, or 2 of 4 if there were two monsters) or the next bigger die: d4, d6, d8, d10, d12. If you already have a d12, you take cards.
- **First boss:** Runa gets her two class cards at level 2.
- **Healing:** after each fight, you can discard cards to heal 10 health each, up to 50. You have to keep at least one card.

### Score
Runs are ranked by rooms cleared, then monsters slain, then the least damage taken. Only runs with the bot’s die and random seeds count for the leaderboard.

### Options
With \`dice\` you can roll your own die and enter the result. With \`seeds\` you can set the shuffle seeds to replay a run.`,
    cards: `### Classes
Runa starts with the two cards of her class at level 1.
- **Warrior:** Thrust, Parry
- **Mage:** Focus, Water
- **Paladin:** Slash, Reflect

### Attacks
n is the card’s level, w is your roll.
\`Slash \` 4n + w, breaks focus
\`Swing \` 5n + w, breaks focus
\`Thrust\` 6n + w, +4n if w is 6 or more
\`Pierce\` 7n + w, +5n if w is 6 or more

### Spells
f is Runa’s focus.
\`Water    \` (2n + 4) × f, +2n against lightning
\`Ice      \` (2n + 4) × f + 2, +2n against water
\`Fire     \` (2n + 5) × f, +2n against ice
\`Lightning\` (2n + 5) × f + 2, +2n against fire

### The rest
\`Parry  \` every attack this round does 7n less
\`Reflect\` up to 10n of every spell this round hits its caster instead
\`Focus  \` +n focus after the monsters’ turn, unless it’s broken`,
    monstersIntro: 'Each monster’s health, its element if it has one, and its abilities in the order it uses them.',
    abilities: `### Abilities
n is the level of the ability.
- Attacks: Scratch 5n and Claw 6n (both break focus), Smash 8n, Bite 10n
- Spells: Water 8n + 2, Ice 10n + 2, Fire 12n + 2, Lightning 14n + 2. Each needs and costs n focus.
- Focus: +n focus before its next turn, unless it’s broken
- Block: 7n less damage from your next attack
- Deflect: 11n + 2 less damage from your next spell`,
    typing: `You can type a move with \`/move\` instead of pressing buttons. Everything is numbered in the order it’s offered.
- \`2\`: the second class, card, target or reward, or a roll of 2
- \`2,1\`: two cards of the loot, or cards to discard
- \`none\`: keep all cards
- \`61,86\`: the seeds for cards and monsters`,
    expansionIntro:
      'With the option `expansion`, these join the others. Each level has one of two bosses.\n### Classes',
    expansionCards: '### Cards\nn is the card’s level, w your roll, f Runa’s focus.',
    nIfWIs6OrMore: ({ highRoll }: { highRoll: number }) => `, +${highRoll}n if w is 6 or more`,
    breaksFocus: ', breaks focus',
    against: 'against',
    attacksDoNLess: ({ power }: { power: number }) => `attacks do ${power}n less`,
    reflectsNMagic: ({ power }: { power: number }) => `reflects ${power}n magic`,
    nFocus: ({ power }: { power: number }) => `+${power}n focus`,
    harderIntro: `### Ascension
The option \`ascension\` makes a run harder. Every step adds its rule to those before it.`,
    weekIntro: `### Weekly rules
With \`week\` you play by this week’s rules: three of the rules above, and one that helps. They’re the same for everyone and change every Monday.`,
    rules2: 'Rules',
    cards2: 'Cards',
    monsters: 'Monsters',
    ascension: 'Ascension',
    expansion: 'Expansion',
    typingMoves: 'Typing moves',
  },
};
