import type { en } from '../en/index.ts';

export const general: Pick<typeof en, 'options' | 'achievements' | 'result' | 'lesson' | 'setup' | 'general'> = {
  options: {
    whoRollsRunasDieDefaultTheBot: 'Wer für Runa würfelt (ohne Angabe: der Bot)',
    theBotRolls: 'Der Bot würfelt',
    iRollMyOwnDie: 'Ich würfle selbst',
    shuffleSeeds6186Or6186725OrOwnTo:
      'Seeds zum Mischen: 61,86 oder 61,86,7,25, oder „own“ zum Eintippen (ohne Angabe: zufällig)',
    ascensionLevel1ToEachHarderThan: ({ maxAscension }) => `Stufe des Aufstiegs (1 bis ${maxAscension}, jede schwerer)`,
    ascension: 'Aufstieg',
    thisWeeksRulesThreeThatMakeIt: 'Die Regeln dieser Woche: drei machen es schwerer, eine hilft',
    weeklyRules: 'Wochenregeln',
    moreClassesCardsAndMonsters: 'Mehr Klassen, Karten und Monster',
    expansion: 'Erweiterung',
  },
  achievements: {
    halfwayHome: 'Halbzeit',
    reachTheSecondLevel: 'Erreiche das zweite Level',
    hardHitter: 'Harte Schläge',
    deal300DamageInOneRun: 'Teile in einem Durchlauf 300 Schaden aus',
    swordArm: 'Schwertarm',
    winARunAsAWarrior: 'Gewinne einen Durchlauf als Kriegerin',
    spellbound: 'Zauberhaft',
    winARunAsAMage: 'Gewinne einen Durchlauf als Magierin',
    shiningArmour: 'Glänzende Rüstung',
    winARunAsAPaladin: 'Gewinne einen Durchlauf als Paladinin',
    lastBreath: 'Letzter Atemzug',
    winARunWith5HealthOrLess: 'Gewinne mit höchstens 5 Leben',
    barelyBruised: 'Kaum eine Schramme',
    winARunWithAtLeast40Health: 'Gewinne mit mindestens 40 Leben',
  },
  result: {
    roomsCleared: 'Geschaffte Räume',
    monstersSlain: 'Besiegte Monster',
    damageDealt: 'Ausgeteilter Schaden',
    damageTaken: 'Erlittener Schaden',
    ofRoomsClearedSlainDamageTaken: ({ rooms, rooms2, taken, count }) =>
      `${rooms} von ${rooms2} Räumen geschafft, ${count} Monster besiegt, ${taken} Schaden erlitten`,
  },
  lesson: {
    youLeadRunaThroughRoomsFullOf:
      'Du führst Runa durch Räume voller Monster. Ihre Klasse entscheidet, mit welchen zwei Karten sie beginnt.',
    chooseMage: 'Wähle die Magierin.',
    eachRoundRunaPlaysOneCardThenThe:
      'In jeder Runde spielt Runa eine Karte, dann sind die Monster dran. „gleich“ zeigt, was der Geist vorhat, „Gefahr“, wie viel Schaden das bedeutet. Noch sammelt er nur Fokus, du hast also Zeit.',
    playFocusToMakeHerSpellsStronger: 'Spiel Fokus, damit ihre Zauber stärker werden.',
    with2FocusWaterDoesTwiceThe:
      'Mit 2 Fokus macht Wasser doppelten Schaden. Ein Zauber kostet 1 Fokus, aber nie den letzten. Karten verbrauchen sich nicht.',
    castWater: 'Wirke Wasser.',
    theGhostHitBackAsAnnouncedAndHas:
      'Der Geist hat wie angekündigt zurückgeschlagen und seinen Fokus verbraucht. Neben jeder Karte steht, was sie bewirken würde.',
    finishItOffWithWater: 'Besiege ihn mit Wasser.',
    youveClearedTheRoomNewCardsGive:
      'Du hast den Raum geschafft. Neue Karten geben dir mehr Auswahl; ein größerer Würfel macht Angriffe stärker und bietet Platz für mehr Fokus.',
    takeNewCards: 'Nimm neue Karten.',
    someElementsBeatOthersLightning:
      'Manche Elemente schlagen andere: Blitz ist stark gegen Feuer, Wasser gegen Blitz, Eis gegen Wasser und Feuer gegen Eis.',
    takeLightning: 'Nimm Blitz.',
    betweenRoomsRunaCanDiscardCards:
      'Zwischen den Räumen kann Runa Karten abwerfen und für jede 10 Leben heilen. Es geht ihr gut genug, um alle zu behalten.',
    keepAllCards: 'Behalte alle Karten.',
    twoMonstersThisTimeTheGorgons:
      'Diesmal sind es zwei Monster. Das Element der Gorgone ist Feuer, der Kobold hat keins.',
    castLightning: 'Wirke Blitz.',
    withMoreThanOneMonsterYouChooseA:
      'Bei mehreren Monstern wählst du ein Ziel. Neben jedem steht, was deine Karte bewirken würde.',
    targetTheGorgon: 'Nimm die Gorgone als Ziel.',
    nowYouKnowRoundsFocusLootAnd:
      'Jetzt kennst du Runden, Fokus, Beute und Elemente. Ein ganzer Durchlauf hat zwei Level mit je vier Räumen, und in jedem vierten wartet ein Boss.',
  },
  setup: {
    enterTwoOrFourSeedsFrom1ToSuchAs: ({ maxSeed }) =>
      `Gib zwei oder vier Seeds von 1 bis ${maxSeed} an, zum Beispiel 61,86, oder „own“, um sie unterwegs einzutippen.`,
  },
  general: {
    aSoloCardAdventureTwoLevelsEight: 'Ein Kartenabenteuer für eine Person: zwei Level, acht Räume, ein Leben.',
  },
};
