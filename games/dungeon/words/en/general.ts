import { capital } from '@longtable/kit';

export const general = {
  options: {
    yourHero: 'Your hero',
    aSingleLevelWithTheExperience: 'A single level, with the experience from all levels before it',
    anEndlessDescentHowDeepCanYouGet: 'An endless descent: how deep can you get?',
    endlessDescent: 'Endless descent',
    yourOwnLevelsATextFileWithBoards: 'Your own levels: a text file with boards separated by blank lines',
    customLevels: 'Custom levels',
    yourOwnHeroesAndEnemiesOnePer: 'Your own heroes and enemies, one per line',
    customHeroesAndEnemies: 'Custom heroes and enemies',
    theHerosStartingExperience: 'The hero’s starting experience',
    roundsToBeatPerHero: 'Rounds to beat, per hero',
  },
  result: {
    levelsCleared: 'Levels cleared',
    rounds: 'Rounds',
    experience: 'Experience',
  },
  score: {
    hasntChosenAHeroYet: 'hasn’t chosen a hero yet',
    who: ({ subject }: { subject: string }) => capital(subject),
    clearedInRoundsHealthLeft: ({
      who,
      what,
      rounds,
      aim,
      health,
    }: {
      who: string;
      what: string;
      rounds: number;
      aim: string;
      health: number;
    }) => `${who} cleared ${what} in ${rounds} rounds${aim}, ${health} health left`,
    diedInRoundExperience: ({
      who,
      where,
      rounds,
      experience,
    }: {
      who: string;
      where: string;
      rounds: number;
      experience: number;
    }) => `${who} died${where} in round ${rounds}, ${experience} experience`,
    text: '',
    roundExperience: ({
      who,
      where,
      rounds,
      experience,
    }: {
      who: string;
      where: string;
      rounds: number;
      experience: number;
    }) => `${who}: ${where}round ${rounds}, ${experience} experience`,
    one: 'the level',
    allLevels: ({ count }: { count: number }) => `all ${count} levels`,
    depth: ({ level }: { level: number }) => `depth ${level}, `,
    level: ({ level }: { level: number }) => `level ${level}, `,
    exactlyTheGoal: ' (exactly the goal)',
    underTheGoal: ({ value }: { value: number }) => ` (${value} under the goal)`,
    overTheGoal: ({ over }: { over: number }) => ` (${over} over the goal)`,
  },
  achievements: {
    intoTheDark: 'Into the dark',
    clear3LevelsInOneRun: 'Clear 3 levels in one run',
    winterIsOver: 'Winter is over',
    clearAllLevelsInOneRun: 'Clear all levels in one run',
    shieldWall: 'Shield wall',
    clear5LevelsWithAWarrior: 'Clear 5 levels with a warrior',
    snowstorm: 'Snowstorm',
    clear5LevelsWithAMage: 'Clear 5 levels with a mage',
    knivesOut: 'Knives out',
    clear5LevelsWithARogue: 'Clear 5 levels with a rogue',
    bullseye: 'Bullseye',
    clear5LevelsWithAHunter: 'Clear 5 levels with a hunter',
    beatTheMachine: 'Beat the machine',
    beatTheGoalOfADaily: 'Beat the goal of a daily',
    stillStanding: 'Still standing',
    winWithAtMostATenthOfYourHealth: 'Win with at most a tenth of your health',
  },
  lesson: {
    everyHeroHasHealthAttackDefense:
      'Every hero has health, attack, defense and a special ability. Jon Snow is tough and can heal himself.',
    chooseJonSnow: 'Choose Jon Snow.',
    youAreIsAWallAndSIsASoldierEach:
      'You are @, # is a wall and s is a soldier. Each round you act once, then every enemy acts once.',
    takeAStepToTheRight: 'Take a step to the right: →',
    walkToSavesYouSingleStepsYouKeep:
      '“Walk to…” saves you single steps: you keep walking until a wall, an opening or an enemy stops you. Below the board you can see who has spotted you and how much damage you could take.',
    inWalkToChoose: 'In “Walk to…”, choose →→',
    theSoldierIsRightNextToYouStep:
      'The soldier is right next to you. Step into an enemy to attack: a roll up to your attack, minus a roll up to his defense.',
    attack: 'Attack: →',
    heFightsBackInTheSameRoundBut: 'He fights back in the same round, but your attack is much higher than his.',
    attackAgain: 'Attack again: →',
    yourAbilityIsReadyAvengersShield:
      'Your ability is ready. Avenger’s Shield heals you and hits a nearby enemy, who can’t defend against it. Then it takes a few rounds to recharge.',
    useAvengersShield: 'Use Avenger’s Shield.',
    heHasHardlyAnyHealthLeftKills:
      'He has hardly any health left. Kills give experience, and with enough of it you level up: more of everything.',
    attackOneLastTime: 'Attack one last time: →',
    youCanWalkAttackUseAnAbilityAnd:
      'You can walk, attack, use an ability and level up. Ten levels await, with hidden traps and bosses that shoot.',
  },
  setup: {
    levelOfEndless: 'An endless descent starts at the top. Set `level` or `endless`, not both.',
    noSuchHero: 'Your file doesn’t have that hero. Leave `hero` empty and choose from the menu.',
    theresOnly1LevelLeaveLevelEmpty: 'There’s only 1 level. Leave `level` empty to play it.',
    thereAreLevelsChooseOneOfThemOr: ({ levels }: { levels: number }) =>
      `There are ${levels} levels. Choose one of them, or leave \`level\` empty to play them all.`,
  },
  general: {
    oneHeroTenLevelsFightLevelUpAnd: 'One hero, ten levels: fight, level up and defeat the Night’s King.',
  },
};
