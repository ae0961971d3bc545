import { capital, type Language } from '@longtable/kit';

export const stories = {
  names: {
    avengersShield: 'Avenger’s Shield',
    fanOfKnives: 'Fan of Knives',
    shoot: 'Shoot',
    up: 'up',
    down: 'down',
    left: 'left',
    right: 'right',
  },
  ending: {
    youWon: ({ how }: { how: string }) => `You won: ${how}`,
    won: ({ name, how }: { name: string; how: string }) => `${name} won: ${how}`,
    yours: ({ how }: { how: string }) => `Your run is over: ${how}`,
    sRunIsOver: ({ name, how }: { name: string; how: string }) => `${name}’s run is over: ${how}`,
    hero: ({
      subjectName,
      name,
    }: {
      subjectName: (known: string, language: Language) => string;
      name: string | undefined;
    }) => subjectName(name ?? '', 'en'),
    everyLevel: 'every level',
    clearedInRounds: ({ hero, what, rounds }: { hero: string; what: string; rounds: number }) =>
      `${hero} cleared ${what} in ${rounds} rounds.`,
    text: '',
    diedInRound: ({ hero, where, rounds }: { hero: string; where: string; rounds: number }) =>
      `${hero} died${where} in round ${rounds}.`,
    theLevel: 'the level',
    level: ({ chosen }: { chosen: number }) => `level ${chosen}`,
    atDepth: ({ level }: { level: number }) => ` at depth ${level}`,
    onLevel: ({ chosen }: { chosen: number }) => ` on level ${chosen}`,
  },
  attacks: {
    misses: ({ who, whom }: { who: string; whom: string }) => `${who} misses ${whom}.`,
    kill: ({ who, whom, damage, experience }: { who: string; whom: string; damage: number; experience: number }) =>
      `${who} kills ${whom} with ${damage} damage and gains ${experience} experience.`,
    hitsFor: ({ who, whom, damage }: { who: string; whom: string; damage: number }) =>
      `${who} hits ${whom} for ${damage}`,
    healthLeft: ({ health }: { health: number }) => `(${health} health left)`,
    shots: ({ attacker, whom, damage }: { attacker: string; whom: string; damage: number }) =>
      `${attacker} shoots ${whom} for ${damage}`,
    dies: ({ what, who }: { what: string; who: string }) => `${what}. ${who} dies.`,
    takes: ({ who, sum, parts, end }: { who: string; sum: number; parts: string; end: string }) =>
      `${who} takes ${sum} damage (${parts})${end}.`,
    text: '',
    andHasHealthLeft: ({ health }: { health: number }) => ` and has ${health} health left`,
    andDies: ' and dies',
    both: 'Both',
    all: ({ count }: { count: number }) => `All ${count}`,
    miss: ({ attacks, whom }: { attacks: string; whom: string }) => `${attacks} attacks on ${whom} miss.`,
  },
  casts: {
    cast: ({ who, ability }: { who: string; ability: string }) => `${who} uses ${ability}`,
    health: ({ healed }: { healed: number }) => `+${healed} health`,
    nobodyInReach: 'nobody in reach',
    experience: ({ experience }: { experience: number }) => `+${experience} experience`,
    left: ({ health }: { health: number }) => `${health} left`,
    dead: 'dead',
    text: '',
    deadWithDead: ({ dead }: { dead: number }) => `, ${dead} dead`,
    sum: ({ damage, count, some }: { damage: number; count: number; some: string }) =>
      `${damage} damage to ${count} enemies${some}`,
    readyIn1Round: 'ready in 1 round',
    readyInRounds: ({ remaining }: { remaining: number }) => `ready in ${remaining} rounds`,
    needsManaYouHave: ({ needed, had }: { needed: number; had: number }) => `needs ${needed} mana, you have ${had}`,
    needsEnergyYouHave: ({ needed, had }: { needed: number; had: number }) => `needs ${needed} energy, you have ${had}`,
    noArrowsLeft: 'no arrows left',
  },
  story: {
    wall: 'There’s a wall in the way.',
    walksSteps: ({ rounds }: { rounds: number }) => `walks ${rounds === 1 ? '1 step' : `${rounds} steps`}`,
    restsForRounds: ({ rounds }: { rounds: number }) => `rests for ${rounds === 1 ? '1 round' : `${rounds} rounds`}`,
    toAnOpening: ({ opening }: { opening: boolean | undefined }): string => (opening ? ' to an opening' : ''),
    enemyNearby: ({ nameAlone }: { nameAlone: string }) => `. Enemy nearby: ${nameAlone}`,
    health: 'health',
    attack: 'attack',
    defense: 'defense',
    mana: 'mana',
    spellPower: 'spell power',
    arrows: 'arrows',
    reachesLevel: ({ who, level, gains }: { who: string; level: number; gains: string }) =>
      `${who} reaches level ${level}: ${gains}.`,
    theLevelBegins: 'The level begins.',
    youveReachedDepth: ({ level }: { level: number }) => `You’ve reached depth ${level}.`,
    levelBegins: ({ level }: { level: number }) => `Level ${level} begins.`,
    levelCleared: ({ level }: { level: number }) => `Level ${level} cleared!`,
    and: ' and ',
    attacks: ({ often }: { often: string }) => `attacks ${often}`,
    uses: ({ ability, often }: { ability: string; often: string }) => `uses ${ability} ${often}`,
    once: 'once',
    twice: 'twice',
    times: ({ count }: { count: number }) => `${count} times`,
  },
  faults: {
    theresNoLevelInDrawABoardWithAnd: ({ file }: { file: string }) =>
      `There’s no level in ${file}. Draw a board with #, ., @ and enemies.`,
    noLevelsFoundAddAtLeastLevel1Txt: 'No levels found. Add at least level1.txt.',
    levelTxtIsMissingNumberTheLevels: ({ number }: { number: number }) =>
      `level${number}.txt is missing. Number the levels 1, 2, 3 and so on, without gaps.`,
    levelTxtAppearsTwiceGiveEvery: ({ number }: { number: number }) =>
      `level${number}.txt appears twice. Give every level its own number.`,
    isEmptyDrawABoardWithAndEnemies: ({ file }: { file: string }) =>
      `${file} is empty. Draw a board with #, ., @ and enemies.`,
    lineCharactersLongButLineHasMake: ({
      file,
      line,
      count,
      top,
      first,
    }: {
      file: string;
      line: number;
      count: number;
      top: number | undefined;
      first: number;
    }) =>
      `${file}, line ${line}: ${count} characters long, but line ${top ?? 1} has ${first}. Make all lines the same length.`,
    lineColumnIsntValidHereUseAnd: ({
      file,
      line,
      column,
      char,
    }: {
      file: string;
      line: number;
      column: number;
      char: string;
    }) => `${file}, line ${line}, column ${column}: ${char} isn’t valid here. Use ., #, @ and enemy letters.`,
    hasNoHeroPutOneWhereTheHero: ({ file }: { file: string }) =>
      `${file} has no hero. Put one @ where the hero starts.`,
    lineColumnTheresASecondKeepOnly: ({ file, line, column }: { file: string; line: number; column: number }) =>
      `${file}, line ${line}, column ${column}: there’s a second @. Keep only one.`,
    hasNoEnemiesAddAtLeastOne: ({ file }: { file: string }) => `${file} has no enemies. Add at least one.`,
    thatsTooManyLevelsTheLimitIs: ({ bytes }: { bytes: number }) =>
      `That’s too many levels. The limit is ${bytes} characters in total.`,
    isTooLargeTheLimitIsColumnsAnd: ({ file, columns, rows }: { file: string; columns: number; rows: number }) =>
      `${file} is too large. The limit is ${columns} columns and ${rows} rows.`,
    hasTooManyEnemiesTheLimitIsPer: ({ file, enemies }: { file: string; enemies: number }) =>
      `${file} has too many enemies. The limit is ${enemies} per level.`,
    theresNoUnitInTheFileWriteOnePer:
      'There’s no unit in the file. Write one per line, like “monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15”.',
    thatsTooManyUnitsTheLimitIs: ({ heroes, enemies }: { heroes: number; enemies: number }) =>
      `That’s too many units. The limit is ${heroes} heroes and ${enemies} enemies.`,
    lineIsntAUnitStartItWithWarrior: ({ line }: { line: number }) =>
      `Line ${line} isn’t a unit. Start it with Warrior, Mage, Rogue, Hunter, monster, boss or trap, then a name, a colon and the stats.`,
    lineChooseANameOf1To20Letters: ({ line }: { line: number }) =>
      `Line ${line}: choose a name of 1 to 20 letters that no other unit has.`,
    lineIsTakenPutAFreeLetterBefore: ({ line, letter }: { line: number; letter: string }) =>
      `Line ${line}: ${letter === '' ? 'the letter is missing' : `the letter ${letter} is taken`}. Put a free letter before the name. X is for dead heroes.`,
    lineNeedsExactlyTheseFiguresEach: ({ line, figures }: { line: number; figures: readonly string[] }) =>
      `Line ${line} needs exactly these figures, each with a number: ${figures.join(', ')}.`,
    lineMustBeFromTo: ({ line, figure, least, most }: { line: number; figure: string; least: number; most: number }) =>
      `Line ${line}: ${figure} must be from ${least} to ${most}.`,
    chooseAHeroFirstTypeANumberFrom1: ({ heroes }: { heroes: number }) =>
      `Choose a hero first: type a number from 1 to ${heroes}.`,
    thisRunIsOverStartANewOneToKeep: 'This run is over. Start a new one to keep playing.',
    onlyThePlayerWhoStartedThisRun: 'Only the player who started this run can move.',
    typeWASOrDToStepEToUseYour:
      'Type `w`, `a`, `s` or `d` to step, `e` to use your ability, `q` to wait, `walk w` to keep walking or `rest` to rest.',
    youveAlreadyChosenYourHeroMove: 'You’ve already chosen your hero. Move with `w`, `a`, `s` or `d`.',
  },
  hero: {
    healthAttackDefense: ({ pool, attack, defense }: { pool: number; attack: number; defense: number }) =>
      `health ${pool}, attack ${attack}, defense ${defense}`,
    attack: ({ attack }: { attack: number }) => `Attack ${attack}`,
    defense: ({ defense }: { defense: number }) => `Defense ${defense}`,
    heroLevel: ({ level, experience, threshold }: { level: number; experience: number; threshold: number }) =>
      `Hero level ${level} (${experience}/${threshold})`,
    shieldReady: 'Shield ready',
    shieldIn: ({ remaining }: { remaining: number }) => `Shield in ${remaining}`,
    energy: ({ energy, fullEnergy }: { energy: number; fullEnergy: number }) => `Energy ${energy}/${fullEnergy}`,
    arrows: ({ arrows }: { arrows: number }) => `Arrows ${arrows}`,
    healsHitsOneNearbyEnemyForEvery: ({ heal, harm, cooldown }: { heal: number; harm: number; cooldown: number }) =>
      `heals ${heal}, hits one nearby enemy for ${harm}, every ${cooldown} rounds`,
    hitsForUpToEachRangeCostsMana: ({
      hitCount,
      spellPower,
      range,
      manaCost,
    }: {
      hitCount: number;
      spellPower: number;
      range: number;
      manaCost: number;
    }) => `${hitCount} hits for up to ${spellPower} each, range ${range}, costs ${manaCost} mana`,
    hitsEveryEnemyNextToYouForUpTo: ({ attack, cost }: { attack: number; cost: number }) =>
      `hits every enemy next to you for up to ${attack}, costs ${cost} energy`,
    hitsTheClosestEnemyForUpToRange: ({ attack, range }: { attack: number; range: number }) =>
      `hits the closest enemy for up to ${attack}, range ${range}, costs 1 arrow`,
    in1Round: ({ en }: { en: string; de: string }) => `${en} in 1 round`,
    inRounds: ({ en, rounds }: { en: string; rounds: number; de: string }) => `${en} in ${rounds} rounds`,
  },
  danger: {
    defeatTheLastEnemy: 'defeat the last enemy',
    defeatEnemies: ({ count }: { count: number }) => `defeat ${count} enemies`,
    placeAndTaskAndDanger: ({ place, task, danger }: { place: string; task: string; danger: string }) =>
      `${capital(`${place}${task}`)}. ${danger}.`,
    text: '',
    level: ({ level }: { level: number }) => `Level ${level}: `,
    depth: ({ level }: { level: number }) => `Depth ${level}: `,
    harm: ({ most, risk }: { most: number; risk: string }) => `up to ${most} damage${risk}`,
    seenAndHarm: ({ seen, harm }: { seen: string; harm: string }) => `${seen}: ${harm}`,
    nobodyCanSeeYou: 'Nobody can see you',
    enemiesCanSeeYou: ({ many }: { many: number }) => `${many} enemies can see you`,
    canSeeYou: ({ subject }: { subject: string }) => `${capital(subject)} can see you`,
    chanceOfDeath: ({ percent }: { percent: string }) => `, ${percent}% chance of death`,
    noEnemyInSightCanAttackYouThis: 'No enemy in sight can attack you this round.',
    ifYouStayPutYoullBeAttackedByUp: ({
      names,
      most,
      probability,
    }: {
      names: string;
      most: number;
      probability: string;
    }) => `If you stay put, you’ll be attacked by: ${names}. Up to ${most} damage, ${probability}% chance of death.`,
    upToDamage: ({ most, by }: { most: number; by: string }) => `Up to ${most} damage${by}`,
    countedAttacksAttackAttacks: ({
      counted,
      attacks,
    }: {
      counted: (count: number, one: string, many: string) => string;
      attacks: number;
    }) => counted(attacks, 'attack', 'attacks'),
    countedShotsShotShots: ({
      counted,
      shots,
    }: {
      counted: (count: number, one: string, many: string) => string;
      shots: number;
    }) => counted(shots, 'shot', 'shots'),
    enJoinAnd: ({ value }: { value: string[]; value2: string[] }) => `: ${value.join(' and ')}`,
    heals: ({ heal }: { heal: number }) => `heals ${heal}, `,
    nobodyInReach: ({ heals }: { heals: string }) => `${heals}nobody in reach`,
    text1Of: ({ whom }: { whom: string; count: number }) => `1 of ${whom}`,
    hitsFor: ({ heals, one, harm }: { heals: string; one: string; harm: number }) => `${heals}hits ${one} for ${harm}`,
    hitsForUpToEachOn: ({ hitCount, spellPower, whom }: { hitCount: number; spellPower: number; whom: string }) =>
      `${hitCount} hits for up to ${spellPower} each on ${whom}`,
    hitsForUpTo: ({ whom, attack }: { whom: string; attack: number }) => `hits ${whom} for up to ${attack}`,
    hitsForUpToWithObject: ({ object, attack }: { object: string; attack: number }) =>
      `hits ${object} for up to ${attack}`,
    objectnameFirstNameEn: ({ object }: { object: string }) => object,
    enemiesInReach: ({ count }: { count: number }) => `${count} enemies in reach`,
  },
  sentences: {
    theWayDownHasNoEnd: 'The way down has no end.',
    youHaveLevelsAheadOfYou: ({ levels }: { levels: number }) =>
      `You have ${levels === 1 ? '1 level' : `${levels} levels`} ahead of you.`,
    depth: ({ level }: { level: number }) => `Depth ${level}`,
    level: ({ chosen }: { chosen: number }) => `Level ${chosen}`,
    levelOf: ({ level, levelCount }: { level: number; levelCount: number }) => `Level ${level} of ${levelCount}`,
    round: ({ where, rounds }: { where: string; rounds: number }) => `${where}, round ${rounds}.`,
    roundWithRounds: ({ rounds }: { rounds: number }) => `Round ${rounds}.`,
    goalRounds: ({ goal }: { goal: number }) => `Goal: ${goal} rounds.`,
    health: ({ health, pool }: { health: number; pool: number }) => `health ${health} of ${pool}`,
    yourHeroIsDead: 'Your hero is dead.',
    youveClearedTheLevel: 'You’ve cleared the level.',
    youveClearedEveryLevel: 'You’ve cleared every level.',
    noWallsNextToYou: 'No walls next to you.',
    wallsNextToYou: ({ value }: { value: string[]; value2: string[] }) => `Walls next to you: ${value.join(', ')}.`,
    noEnemiesInSight: 'No enemies in sight.',
    andMore: ({ more }: { more: number }) => `And ${more} more.`,
    healthOfAttackDefense: ({
      way,
      who,
      health,
      pool,
      attack,
      defense,
    }: {
      way: string;
      who: string;
      health: number;
      pool: number;
      attack: number;
      defense: number;
    }) => `${way}: ${who}, health ${health} of ${pool}, attack ${attack}, defense ${defense}.`,
  },
  shortcuts: {
    walkTo: 'Walk to…',
    toNearest: 'To the nearest enemy',
    fight: 'Fight until one falls',
    rest: 'Rest until healed',
    doorway: 'Doorway',
    text1Step: '1 step',
    steps: ({ steps }: { steps: number }) => `${steps} steps`,
    stopped: ({ en }: { en: string; de: string }) => `Stopped: ${en}.`,
  },
  rulebook: {
    rules: `### Goal
Clear every level. A level is cleared when all its enemies are dead. Clear the last one and you win the run.
Your hero has one life and keeps everything from level to level, but there is no healing in between.

### A round
You do one thing, then every enemy does one thing.
- **← ↑ ↓ →** take a step. Step into an enemy to attack it.
- **To the nearest enemy** and **Walk to…** take all the steps at once, **Fight until one falls** all the attacks. They stop when an enemy spots you or you lose health; a fight stops when you’ve lost a quarter of your full health or could die.
- **Shield, Blizzard, Knives** or **Shoot** uses your hero’s ability.
- **Wait** lets a round pass. **Rest** waits until your ability has fully recovered or an enemy approaches.
Walls only block movement: everyone can see, cast and shoot through them.

### Attacking
The attacker rolls 0 to attack, the defender 0 to defense. The difference is the damage. If your step kills an enemy, you move onto its cell.

### Levelling up
Kills give experience. At 50 × your level you level up: more health (refilled), attack and defense.

### The daily
\`/daily\` has a new level every day, with the same luck for everyone, and every hero can clear it. Aim for the fewest rounds, and beat the computer’s count; ties go to the most health left or, if you die, the most experience.`,
    abilities: `### Abilities
- **Warrior**, Avenger’s Shield: heals 10 × defense and hits one random enemy less than 3 cells away for a tenth of your full health. The target can’t defend. Then it has to recharge.
- **Mage**, Blizzard: several hits with your spell power on random enemies in range. Costs mana; every round you regain as much mana as your level.
- **Rogue**, Fan of Knives: hits the enemies on all 8 cells around you with your attack. Costs energy; you regain 10 per round.
- **Hunter**, Shoot: hits the closest enemy in range with your attack. Costs 1 arrow; you get new arrows every 11 rounds.

### Heroes at level 1
`,
    monstersTheyChaseYouWhenYoure:
      '### Monsters\nThey chase you when you’re closer than their vision range. Otherwise they wander around.',
    bossesLikeMonstersButAfterSome:
      '### Bosses\nLike monsters, but after some rounds in sight of you they shoot for their full attack minus your defense roll.',
    trapsTheyNeverMoveAttackYouOnAny:
      '### Traps\nThey never move, attack you on any of the 8 cells around them and are hidden most of the time. Remember where they are!',
    vision: ({ vision }: { vision: number }) => `vision ${vision}, `,
    worth: ({ experience }: { experience: number }) => `experience ${experience}`,
    custom: `### One level
The option \`level\` of \`/play dungeon\` plays a single level, with the experience from all levels before it.

### Endless descent
The option \`endless\` takes you down as far as you can get. Every level is new and harder than the last, and your depth is your score. You can also play Maren, Pip Lantern or Vesna there, and you’ll meet new creatures.

### Your own levels
Upload a text file of boards made of \`#\` (wall), \`.\` (floor), one \`@\` (the hero’s start) and enemy letters. A board can have up to 60 × 30 cells and 100 enemies. Separate boards with blank lines, with lines like \`level2.txt:\`, or put them in several files.
With \`/design levels\` you can draw them right here.

### Your own heroes and enemies
Upload a text file with one unit per line. They join the ones above, in all levels and on an endless descent.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15
boss O Ogre: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Pit: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
A \`Warrior\` has a \`cooldown\`, a \`Hunter\` a \`range\`, a \`Mage\` \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` and \`range\`.`,
    typing: `- \`1\` to \`7\`: choose a hero
- \`w\` up, \`s\` down, \`a\` left, \`d\` right
- \`e\`: use your ability
- \`q\`: wait
- \`walk w\` (or \`s\`, \`a\`, \`d\`): keep walking
- \`rest\`: rest

You can type moves that have no button, such as a step into a wall. A failed cast still uses up your round.`,
    rules2: 'Rules',
    heroes: 'Heroes',
    enemies: 'Enemies',
    levels: 'Levels',
    theDeep: 'The deep',
    typingMoves: 'Typing moves',
  },
};
