import type { en } from '../en/index.ts';

export const rules: Pick<
  typeof en,
  | 'properties'
  | 'fields'
  | 'antiPlagueMask'
  | 'bowlerBlade'
  | 'chickenFeed'
  | 'diamondCollar'
  | 'fogTin'
  | 'gasGloss'
  | 'grapple'
  | 'hairdryer'
  | 'jetpack'
  | 'laserCompact'
  | 'magneticWatch'
  | 'mirrorOfWilderness'
  | 'moledie'
  | 'mothballPouch'
  | 'nugget'
  | 'pocketLitter'
  | 'poisonPills'
  | 'rocketPen'
  | 'technicolourPrism'
  | 'wiretapWithEarplugs'
  | 'burn'
  | 'drink'
  | 'gamble'
  | 'observe'
  | 'spy'
  | 'open'
  | 'pour'
  | 'step'
  | 'take'
> = {
  properties: {
    nimbleness: 'Flinkheit',
    text3StepsPerRound: '3 Schritte pro Runde.',
    text3Steps: '3 Schritte',
    sluggishness: 'Schwerfälligkeit',
    only1StepPerRound: 'Nur 1 Schritt pro Runde.',
    text1Step: '1 Schritt',
    ponderousness: 'Behäbigkeit',
    losesARandomStepOrActionEach: 'Verliert jede Runde einen zufälligen Schritt oder eine Aktion.',
    text1StepOrAction: '−1 Schritt/Aktion',
    spryness: 'Behändigkeit',
    text2ActionsPerRound: '2 Aktionen pro Runde.',
    text2Actions: '2 Aktionen',
    agility: 'Agilität',
    gainsARandomExtraStepOrAction: 'Erhält jede Runde zufällig einen Schritt oder eine Aktion mehr.',
    text1StepOrAction2: '+1 Schritt/Aktion',
    luckyDevil: 'Glückspilz',
    winsAtRoulette23TimesIn37: 'Gewinnt beim Roulette in 23 von 37 Fällen.',
    roulette62: 'Roulette 62 %',
    jinx: 'Pechvogel',
    winsAtRouletteOnly13TimesIn37: 'Gewinnt beim Roulette nur in 13 von 37 Fällen.',
    roulette35: 'Roulette 35 %',
    clammyClothes: 'Klamme Klamotten',
    allChancesAreHalvedUntilA: 'Alle Chancen sind halbiert, bis Kamin oder Föhn die Kleider trocknen.',
    halfChances: 'halbe Chancen',
    constantlyClammyClothes: 'Konstant klamme Klamotten',
    chancesAreAlwaysHalved: 'Alle Chancen sind immer halbiert.',
    robustStomach: 'Robuster Magen',
    cocktailsHealDoublePoisonDoes: 'Cocktails heilen doppelt, Gift macht nur halben Schaden.',
    drinksHealDouble: 'heilt doppelt',
    toughness: 'Zähigkeit',
    takesHalfDamageExceptFromPoison: 'Nimmt nur halben Schaden, außer durch Gift.',
    halfDamage: 'halber Schaden',
    babysitter: 'Babysitter',
    mayWardOffAttacksOnTeammatesNext: 'Wehrt manchmal Angriffe auf Verbündete direkt daneben ab.',
    protectsTeammates: 'schützt Verbündete',
    honeyTrap: 'Honigfalle',
    attacksOnThemMayHitSomeoneElse: 'Angriffe treffen manchmal jemand anderen.',
    divertsAttacks: 'lenkt Angriffe ab',
    bangAndBurn: 'Sabotage',
    canWreckARouletteTableNextToThem: 'Kann einen Roulettetisch direkt daneben zerstören.',
    wrecksRoulette: 'zerstört Roulette',
    flapsAndSeals: 'Tresorknacker',
    opensSafesFromTwoFieldsAway: 'Öffnet Tresore auch aus zwei Feldern Entfernung.',
    opensSafesFromAfar: 'Tresore auf Distanz',
    tradecraft: 'Agentenhandwerk',
    getsASecondTryWhenATestFails: 'Bekommt bei einem Fehlschlag einen zweiten Versuch.',
    secondTry: '2. Versuch',
    observation: 'Observation',
    canFindOutWhetherSomeoneInSight: 'Kann herausfinden, ob jemand in Sicht ein Gegner ist.',
    spotsEnemies: 'erkennt Gegner',
  },
  fields: {
    freeField: 'Freies Feld',
    wall: 'Wand',
    fireplace: 'Kamin',
    barSeat: 'Sitzplatz',
    rouletteTable: 'Roulettetisch',
    barTable: 'Bartisch',
    safe: 'Tresor',
  },
  antiPlagueMask: {
    antiPlagueMask: 'Anti-Seuchen-Maske',
    worksWhenCarriedHeals10HpAtThe: 'Wirkt beim Tragen: 10 HP zu Beginn jedes Zugs.',
  },
  bowlerBlade: {
    bowlerBlade: 'Klingen-Hut',
    throwItAtSomeoneInAClearLineOf:
      'Wirf ihn auf jemanden in freier Linie. Er landet daneben; wer dorthin geht, nimmt ihn mit.',
  },
  chickenFeed: {
    chickenFeed: 'Spielmaterial',
    giveItToAnEnemyNextToYouYouGain:
      'Gib es einem Gegner neben dir: Du gewinnst eure IP-Differenz oder verlierst sie bei weniger IP.',
  },
  diamondCollar: {
    diamondCollar: 'Diamanthalsband',
    giveItToTheCatNextToYouToEndThe: 'Gib es der Katze neben dir, und die Partie endet.',
  },
  fogTin: {
    tinOfFog: 'Nebeldose',
    fillsAFieldInSightAndThoseAround:
      'Drei Runden Nebel auf einem Feld in Sicht und ringsum: keine Sicht, keine Aktionen.',
  },
  gasGloss: {
    gasGloss: 'Gaspatronen-Lippenstift',
    hurtsSomeoneNextToYouWorksOnce: 'Verletzt jemanden neben dir. Einmal verwendbar.',
  },
  grapple: {
    grapple: 'Wurfhaken',
    pullsInAnItemFromTheFloorOrA:
      'Zieht einen Gegenstand vom Boden oder einen Cocktail von einem Tisch in Sicht heran.',
  },
  hairdryer: {
    cordlessHairdryer: 'Akku-Föhn',
    driesYourOwnClammyClothesOrThose: 'Trocknet klamme Klamotten: deine oder die von jemandem neben dir.',
  },
  jetpack: {
    jetpack: 'Jetpack',
    flyToAnyFreeFieldWorksOnce: 'Flieg auf ein beliebiges freies Feld. Einmal verwendbar.',
  },
  laserCompact: {
    laserCompact: 'Laser-Puderdose',
    vaporisesACocktailInSightOnA: 'Verdampft einen Cocktail in Sicht, auf einem Tisch oder in einer Hand.',
  },
  magneticWatch: {
    magneticWatch: 'Magnetfeld-Armbanduhr',
    worksWhenCarriedThrownBowler: 'Wirkt beim Tragen: Geworfene Klingen-Hüte schaden dir nicht.',
  },
  mirrorOfWilderness: {
    mirrorOfWilderness: 'Spiegel der Wildnis',
    swapsIpWithSomeoneNextToYou:
      'Tauscht deine IP mit jemandem neben dir: im Team immer, sonst mit Glück. Danach zerbricht er.',
  },
  moledie: {
    moledie: 'Maulwürfel',
    throwItAtSomeoneItBlocks: 'Wirf ihn: Wer ihn trägt, verliert Agentenhandwerk, Tresorknacker und Observation.',
  },
  mothballPouch: {
    pouchOfMothballs: 'Mottenkugel-Beutel',
    fiveBallsThrowOneIntoAFireplace: 'Fünf Kugeln: Wirf eine in einen Kamin in Sicht und verletze alle daneben.',
  },
  nugget: {
    nugget: 'Nugget',
    giveItToSomeoneNextToYouAGuest:
      'Gib es jemandem neben dir: Ein Gast schließt sich dir an; ein Gegner behält es und kennt dich dann.',
  },
  pocketLitter: {
    pocketLitter: 'Taschenkram',
    worksWhenCarriedObservationTakes: 'Wirkt beim Tragen: Observation hält dich für einen Gast.',
  },
  poisonPills: {
    bottleOfPoisonPills: 'Giftpillen-Flasche',
    fivePillsForCocktailsOnATableOr:
      'Fünf Pillen für Cocktails neben dir, auf Tischen oder in Händen. Nur deine Seite weiß davon.',
  },
  rocketPen: {
    rocketPen: 'Raketenwerfer-Füllfederhalter',
    blowsUpAFieldInSightAndAllAround:
      'Sprengt ein Feld in Sicht und alles ringsum: Wände fallen, alle dort nehmen Schaden.',
  },
  technicolourPrism: {
    technicolourPrism: 'Technicolor-Prisma',
    permanentlyInvertsTheResultsOfA: 'Kehrt die Ergebnisse eines Roulettetischs neben dir dauerhaft um.',
  },
  wiretapWithEarplugs: {
    wiretapWithEarplugs: 'Wanze und Ohrstöpsel',
    plantItOnSomeoneNextToYouFriend:
      'Steck sie jemandem neben dir zu, ob Freund oder Feind: Du gewinnst dieselben IP, bis sie ausfällt.',
  },
  burn: {
    wreckARouletteTable: 'Roulettetisch zerstören',
    wrecksARouletteTableNextToYouFor: 'Zerstört einen Roulettetisch neben dir endgültig, samt Chips.',
  },
  drink: {
    drink: 'Trinken',
    yourCocktailHealsYouUnlessIts: 'Dein Cocktail heilt dich, wenn er nicht vergiftet ist.',
  },
  gamble: {
    playRoulette: 'Roulette spielen',
    betChipsAtATableNextToYouChips: 'Setz Chips an einem Tisch neben dir. Chips werden am Ende zu IP.',
  },
  observe: {
    observe: 'Observieren',
    mayRevealWhetherSomeoneInSightIs:
      'Verrät dir vielleicht, ob jemand in Sicht ein Gegner ist. Das bleibt immer unbemerkt.',
  },
  spy: {
    spyOnSomeone: 'Ausspionieren',
    aGuestNextToYouMayRevealASecret:
      'Ein Gast neben dir verrät vielleicht ein Geheimnis. Ein Gegner verrät nichts und bemerkt dich.',
  },
  open: {
    openASafe: 'Tresor öffnen',
    withTheCombinationYouGetASecret:
      'Mit der Kombination bekommst du ein Geheimnis und die nächste. Im letzten Tresor liegt das Halsband.',
  },
  pour: {
    pourACocktail: 'Cocktail verschütten',
    poursItOverSomeoneNextToYou:
      'Schüttet ihn über jemanden neben dir. Wer nicht ausweicht, hat nasse Kleider und halbe Chancen.',
  },
  step: {
    step: 'Schritt',
    oneFieldInAnyDirectionAnyone: 'Ein Feld in eine beliebige Richtung. Wer dort steht, tauscht mit dir den Platz.',
  },
  take: {
    takeACocktail: 'Cocktail nehmen',
    fromABarTableNextToYouIntoYour: 'Von einem Bartisch neben dir in die freie Hand.',
  },
};
