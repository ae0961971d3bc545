import { capital } from '@longtable/kit';
import type { en } from '../en/index.ts';

export const general: Pick<
  typeof en,
  'options' | 'result' | 'score' | 'achievements' | 'lesson' | 'setup' | 'general'
> = {
  options: {
    yourHero: 'Dein Held',
    aSingleLevelWithTheExperience: 'Nur dieses Level spielen, mit der Erfahrung aus allen Leveln davor',
    anEndlessDescentHowDeepCanYouGet: 'Ein endloser Abstieg: Wie tief kommst du?',
    endlessDescent: 'Endloser Abstieg',
    yourOwnLevelsATextFileWithBoards: 'Eigene Level: eine Textdatei, Bretter durch Leerzeilen getrennt',
    customLevels: 'Eigene Level',
    yourOwnHeroesAndEnemiesOnePer: 'Eigene Helden und Gegner, einer pro Zeile',
    customHeroesAndEnemies: 'Eigene Helden und Gegner',
    theHerosStartingExperience: 'Erfahrung, mit der der Held startet',
    roundsToBeatPerHero: 'Rundenzahl, die es zu unterbieten gilt, pro Held',
  },
  result: {
    levelsCleared: 'Geschaffte Level',
    rounds: 'Runden',
    experience: 'Erfahrung',
  },
  score: {
    hasntChosenAHeroYet: 'hat noch keinen Helden gewählt',
    who: ({ subject }) => capital(subject),
    clearedInRoundsHealthLeft: ({ who, what, rounds, aim, health }) =>
      `${who} hat ${what} in ${rounds} Runden geschafft${aim}, noch ${health} Leben`,
    diedInRoundExperience: ({ who, where, rounds, experience }) =>
      `${who} ist${where} in Runde ${rounds} gestorben, ${experience} Erfahrung`,
    text: '',
    roundExperience: ({ who, where, rounds, experience }) => `${who}: ${where}Runde ${rounds}, ${experience} Erfahrung`,
    one: 'das Level',
    allLevels: ({ count }) => `alle ${count} Level`,
    depth: ({ level }) => `Tiefe ${level}, `,
    level: ({ level }) => `Level ${level}, `,
    exactlyTheGoal: ' (genau das Ziel)',
    underTheGoal: ({ value }) => ` (${value} unter dem Ziel)`,
    overTheGoal: ({ over }) => ` (${over} über dem Ziel)`,
  },
  achievements: {
    intoTheDark: 'Ins Dunkel',
    clear3LevelsInOneRun: 'Schaffe 3 Level in einem Durchlauf',
    winterIsOver: 'Der Winter ist vorbei',
    clearAllLevelsInOneRun: 'Schaffe alle Level in einem Durchlauf',
    shieldWall: 'Schildwall',
    clear5LevelsWithAWarrior: 'Schaffe 5 Level mit einem Krieger',
    snowstorm: 'Schneesturm',
    clear5LevelsWithAMage: 'Schaffe 5 Level mit einem Magier',
    knivesOut: 'Messerscharf',
    clear5LevelsWithARogue: 'Schaffe 5 Level mit einem Schurken',
    bullseye: 'Volltreffer',
    clear5LevelsWithAHunter: 'Schaffe 5 Level mit einem Jäger',
    beatTheMachine: 'Mensch gegen Maschine',
    beatTheGoalOfADaily: 'Unterbiete das Ziel eines Tagesspiels',
    stillStanding: 'Steht noch',
    winWithAtMostATenthOfYourHealth: 'Gewinne mit höchstens einem Zehntel deines Lebens',
  },
  lesson: {
    everyHeroHasHealthAttackDefense:
      'Jeder Held hat Leben, Angriff, Abwehr und eine besondere Fähigkeit. Jon Snow hält viel aus und kann sich heilen.',
    chooseJonSnow: 'Wähle Jon Snow.',
    youAreIsAWallAndSIsASoldierEach:
      'Du bist @, # ist eine Wand und s ein Soldat. In jeder Runde machst du eine Aktion, danach jeder Gegner eine.',
    takeAStepToTheRight: 'Geh einen Schritt nach rechts: →',
    walkToSavesYouSingleStepsYouKeep:
      '„Gehen zu …“ erspart dir einzelne Schritte: Du läufst weiter, bis dich eine Wand, eine Öffnung oder ein Gegner aufhält. Unter dem Brett liest du, wer dich sieht und wie viel Schaden dir droht.',
    inWalkToChoose: 'Wähle bei „Gehen zu …“ →→',
    theSoldierIsRightNextToYouStep:
      'Der Soldat steht direkt neben dir. Geh auf einen Gegner zu, um ihn anzugreifen: ein Wurf bis zu deinem Angriff minus ein Wurf bis zu seiner Abwehr.',
    attack: 'Greif an: →',
    heFightsBackInTheSameRoundBut: 'Er greift dich in derselben Runde an, aber dein Angriff ist viel höher als seiner.',
    attackAgain: 'Greif noch einmal an: →',
    yourAbilityIsReadyAvengersShield:
      'Deine Fähigkeit ist bereit. Der Rächerschild heilt dich und trifft einen Gegner in der Nähe, der sich nicht wehren kann. Danach braucht er ein paar Runden Pause.',
    useAvengersShield: 'Setz den Rächerschild ein.',
    heHasHardlyAnyHealthLeftKills:
      'Er hat kaum noch Leben. Besiegte Gegner geben Erfahrung, und mit genug Erfahrung steigst du auf und bekommst von allem mehr.',
    attackOneLastTime: 'Greif ein letztes Mal an: →',
    youCanWalkAttackUseAnAbilityAnd:
      'Du kannst laufen, angreifen, eine Fähigkeit einsetzen und aufsteigen. Zehn Level warten auf dich, mit versteckten Fallen und schießenden Bossen.',
  },
  setup: {
    levelOfEndless: 'Ein endloser Abstieg beginnt ganz oben. Setz `level` oder `endlos`, nicht beides.',
    noSuchHero: 'Deine Datei hat diesen Helden nicht. Lass `hero` leer und wähle im Menü.',
    theresOnly1LevelLeaveLevelEmpty: 'Es gibt nur 1 Level. Lass `level` leer, um es zu spielen.',
    thereAreLevelsChooseOneOfThemOr: ({ levels }) =>
      `Es gibt ${levels} Level. Wähle eines davon oder lass \`level\` leer, um alle zu spielen.`,
  },
  general: {
    oneHeroTenLevelsFightLevelUpAnd: 'Ein Held, zehn Level: Kämpfe, steige auf und besiege den Nachtkönig.',
  },
};
