import type { en } from '../en/index.ts';

export const stories: Pick<
  typeof en,
  'effects' | 'forecast' | 'attacks' | 'story' | 'modifiers' | 'sentences' | 'faults' | 'rulebook'
> = {
  effects: {
    bonus: ({ more, highRoll }) => (more ? `, +${more} ab ${highRoll}` : ''),
    breaksFocus: ', bricht Fokus',
    text: '',
    baseAndBonusAndBreaks: ({ base, bonus, breaks }) => `${base}${bonus}${breaks}`,
    magicVs: ({ damage, value, element }) => `${damage} Magie, +${value} gegen ${element}`,
    lessFromEveryAttack: ({ power }) => `${power} weniger pro Angriff`,
    reflectsMagic: ({ power }) => `wirft ${power} Magie zurück`,
    focusNextTurn: ({ power }) => `+${power} Fokus im nächsten Zug`,
    damage: ({ strength }) => `${strength} Schaden`,
    magicDamage: ({ strength }) => `${strength} Magieschaden`,
    gainsFocus: ({ strength }) => `sammelt ${strength} Fokus`,
    blocks: ({ strength }) => `blockt ${strength}`,
    deflectsMagic: ({ strength }) => `Magie −${strength}`,
  },
  forecast: {
    noEffectThisRound: 'diese Runde ohne Wirkung',
    damageInsteadOf: ({ left, danger }) => `${left} statt ${danger} Schaden`,
    back: ({ value }) => `, wirft ${value} zurück`,
    wastedBreaksIt: ({ name }) => `umsonst: ${name} bricht ihn`,
    anyRollKills: ({ target }) => ` Jeder Wurf besiegt ${target}.`,
    orHigherKills: ({ lowest, who }) => ` Ab einer ${lowest} ist ${who} besiegt.`,
    noDamage: 'kein Schaden',
    damage: ({ high }) => `${high} Schaden`,
    damageWithLow: ({ low, high }) => `${low}–${high} Schaden`,
    killsIt: 'tödlich',
    killChance: ({ chance }) => `zu ${chance} % tödlich`,
    breaksFocus: 'bricht Fokus',
    dangerNoneThisRound: 'Gefahr: keine in dieser Runde',
    dangerDamageHealthLeft: ({ damage, left }) => `Gefahr: ${damage} Schaden, noch ${left} Leben`,
    dangerDamageWouldKillRuna: ({ damage }) => `Gefahr: ${damage} Schaden, tödlich für Runa`,
    runaIsInNoDangerThisRound: 'In dieser Runde droht Runa keine Gefahr.',
    runaIsAboutToTakeDamageSheHas: ({ damage, hp }) => `Runa drohen ${damage} Schaden. Sie hat ${hp} Leben.`,
    damageWouldKillRunaWhoHasHealth: ({ damage, hp }) =>
      `${damage} Schaden wären tödlich für Runa. Sie hat ${hp} Leben.`,
  },
  attacks: {
    runaPlays: ({ name }) => `Runa spielt ${name}.`,
    rolls: ({ roll }) => `würfelt ${roll}`,
    plays: ({ name }) => `spielt ${name}`,
    casts: ({ name }) => `wirkt ${name}`,
    runaGetsReadyToParry: 'Runa macht sich zur Parade bereit.',
    runaGetsReadyToReflectSpells: 'Runa hebt ihren Spiegel gegen Zauber.',
    runaGathersFocus: 'Runa sammelt Fokus.',
    butTheAttackIsBlocked: ', doch der Angriff wird geblockt.',
    butTheSpellIsDeflected: ', doch der Zauber wird abgewehrt.',
    killsWithDamage: ({ target, damage }) => `besiegt ${target} mit ${damage} Schaden`,
    hitsForLeft: ({ target, damage, left }) => `trifft ${target} mit ${damage} Schaden (noch ${left})`,
    gatherFocus: 'sammeln Fokus',
    getReadyToBlock: 'gehen in Deckung',
    getReadyToDeflect: 'machen sich zur Abwehr bereit',
    parried: ', doch Runa pariert.',
    runaTakesDamageAndFalls: ({ damage }) => `Runa erleidet ${damage} Schaden und fällt`,
    runaTakesDamageLeft: ({ damage, left }) => `Runa erleidet ${damage} Schaden (noch ${left})`,
    damageIsReflectedAndKillsIt: ({ damage }) => `${damage} werden zurückgeworfen und besiegen den Angreifer`,
    reflectedLeft: ({ damage, left }) => `${damage} werden zurückgeworfen (noch ${left})`,
    scratches: 'kratzt',
    claws: 'schlägt mit der Pranke zu',
    smashes: 'schlägt zu',
    bites: 'beißt zu',
    gathersFocus: 'sammelt Fokus',
    getsReadyToBlock: 'geht in Deckung',
    getsReadyToDeflect: 'macht sich zur Abwehr bereit',
    casts2: 'wirkt *',
  },
  story: {
    gets: 'bekommt',
    theWayIsClearRunaHasWon: 'Der Weg ist frei: Runa hat gewonnen!',
    runaGainsFocus: ({ focus }) => `Runa bekommt ${focus} Fokus.`,
    runaNowRollsA: ({ die }) => `Runa würfelt jetzt mit einem ${die}.`,
    healsNow: ({ health, left }) => `bekommt ${health} Leben zurück (jetzt ${left})`,
    entersRoomOfLevel: ({ stage, level }) => `betritt Raum ${stage} von Level ${level}`,
    who: ({ className }) => `Runa, die ${className},`,
    how: ({ who, hp }) => `${who} hat den Megasaurus besiegt. Ihr bleiben ${hp} Leben.`,
    youWon: ({ how }) => `Du hast gewonnen! ${how}`,
    won: ({ name, how }) => `${name} hat gewonnen! ${how}`,
    howWithWho: ({ who, stage, level }) => `${who} ist in Raum ${stage} von Level ${level} gefallen.`,
    yourRunIsOver: ({ how }) => `Dein Durchlauf ist zu Ende. ${how}`,
    runIsOver: ({ whose, how }) => `${whose} Durchlauf ist zu Ende. ${how}`,
  },
  modifiers: {
    toughHides: 'Dicke Haut',
    monstersHave4MoreHealth: 'Monster haben 4 % mehr Leben.',
    longRoad: 'Langer Weg',
    runaStartsWith3LessHealth: 'Runa startet mit 3 Leben weniger.',
    wideAwake: 'Hellwach',
    monstersStartWith1MoreFocus: 'Monster starten mit 1 Fokus mehr.',
    thinBandages: 'Dünne Verbände',
    aDiscardedCardHeals1Less: 'Eine abgeworfene Karte heilt 1 weniger.',
    heavyCrowns: 'Schwere Kronen',
    bossesHave8MoreHealth: 'Bosse haben 8 % mehr Leben.',
    onGuard: 'In Deckung',
    monstersStartEachFightBlocking2: 'Monster blocken zu Beginn jedes Kampfes 2.',
    slimPickings: 'Magere Beute',
    theLootHasOneCardFewer: 'Die Beute hat eine Karte weniger.',
    emptyPouch: 'Leerer Beutel',
    stoneSkin: 'Steinhaut',
    ironCrowns: 'Eiserne Kronen',
    bossesHave10MoreHealth: 'Bosse haben 10 % mehr Leben.',
    forgottenTraining: 'Vergessene Lehren',
    runaGetsOnlyOneClassCardForLevel: 'Runa bekommt für Level 2 nur eine Klassenkarte.',
    oldWound: 'Alte Wunde',
    runaStartsWith4LessHealth: 'Runa startet mit 4 Leben weniger.',
    brittleBones: 'Mürbe Knochen',
    monstersHave15LessHealth: 'Monster haben 15 % weniger Leben.',
    honedBlade: 'Scharfe Klinge',
    runaStartsWithTheNextBiggerDie: 'Runa startet mit dem nächstgrößeren Würfel.',
    clearMind: 'Klarer Kopf',
    runaStartsWith1MoreFocus: 'Runa startet mit 1 Fokus mehr.',
    goodProvisions: 'Guter Proviant',
    aDiscardedCardHeals5More: 'Eine abgeworfene Karte heilt 5 mehr.',
  },
  sentences: {
    runasCards: 'Runas Karten',
    loot: 'Beute',
    theStartsWith: ({ who, cards }) => `Die ${who} beginnt mit ${cards}.`,
    levelRoomOf4RunaTheHasOfHealth: ({ level, stage, className, hp, maxHealth, fp, die }) =>
      `Level ${level}, Raum ${stage} von 4. Runa, die ${className}, hat ${hp} von ${maxHealth} Leben, ${fp} Fokus und einen ${die}.`,
    hasOfHealthAndFocusNext: ({ who, hp, hp2, fp, guard, will }) =>
      `${who} hat ${hp} von ${hp2} Leben und ${fp} Fokus.${guard} Gleich: ${will}.`,
    yourNextAttackDoesLessDamageToIt: ({ block }) => ` Dein nächster Angriff macht ${block} weniger Schaden.`,
    yourNextSpellDoesLessDamageToIt: ({ deflect }) => ` Dein nächster Zauber macht ${deflect} weniger Schaden.`,
    text: '',
    itHasFocusPending: ({ pending }) => ` ${pending} Fokus kommt dazu.`,
    ifItsFocusBreaks: ({ ability }) => ` Wenn der Fokus bricht: ${ability}.`,
    sheClearedOf8RoomsIn: ({ rooms, rounds }) =>
      `Sie hat in ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'} ${rooms} von 8 Räumen geschafft.`,
    monstersSlain: ({ names }) => `Besiegte Monster: ${names || 'keine'}.`,
    sheDealtDamageTookAndHealed: ({ dealt, taken, healed }) =>
      `Sie hat ${dealt} Schaden ausgeteilt, ${taken} eingesteckt und ${healed} Leben geheilt.`,
  },
  faults: {
    thisRunIsOver: 'Dieser Durchlauf ist vorbei.',
    thisIsASoloRunStartYourOwnWith: 'Das ist ein Durchlauf für eine Person. Starte mit `/spielen runa` deinen eigenen.',
    typeANumberFromTheMenuSuchAs1Or:
      'Tippe eine Nummer aus dem Menü ein, zum Beispiel `1`, oder mehrere mit Komma, zum Beispiel `2,1`.',
    youCantSkipThisOneChoose: 'Das lässt sich nicht überspringen. Wähle etwas aus dem Menü.',
    youCanOnlyChooseOneHereTypeA: 'Hier kannst du nur eins wählen. Tippe eine einzelne Zahl ein.',
    theresNoSuchClassType1ForWarrior:
      'Diese Klasse gibt es nicht. Tippe 1 für Kriegerin, 2 für Magierin oder 3 für Paladinin ein.',
    youNeedTwoSeedsOneForTheCardsAnd:
      'Du brauchst zwei Seeds, einen für die Karten und einen für die Monster, zum Beispiel `61,86`.',
    seedsGoFrom1ToChooseTwoInThat: ({ maxSeed }) =>
      `Seeds gehen von 1 bis ${maxSeed}. Wähle zwei aus diesem Bereich, zum Beispiel \`61,86\`.`,
    theresNoCardWithThatNumberChoose: 'Eine Karte mit dieser Nummer gibt es nicht. Wähle eine aus dem Menü.',
    theresNoMonsterWithThatNumber: 'Ein Monster mit dieser Nummer gibt es nicht. Wähle ein Ziel aus dem Menü.',
    runasDieDoesntHaveThatNumberType:
      'Diese Zahl hat Runas Würfel nicht. Wirf einen Würfel der richtigen Größe und tippe ein, was er zeigt.',
    thereAreTwoRewardsType1ForNew:
      'Es gibt zwei Belohnungen. Tippe 1 für neue Karten oder 2 für einen größeren Würfel ein.',
    chooseExactlyTwoCardsSuchAs21: 'Wähle genau zwei Karten, zum Beispiel `2,1`.',
    youChoseTheSameCardTwiceChoose: 'Du hast eine Karte doppelt gewählt. Wähle verschiedene.',
    runaHasToKeepAtLeastOneCard:
      'Mindestens eine Karte muss Runa behalten. Wirf weniger ab, oder behalte mit `none` alle.',
  },
  rulebook: {
    rules: `### Ziel
Führe Runa durch zwei Level mit je vier Räumen. Im vierten Raum wartet ein Boss. Besiege am Ende von Level 2 den Megasaurus, und du hast gewonnen. Hat Runa kein Leben mehr, ist der Durchlauf zu Ende.

### Eine Runde
1. **Karte spielen.** Karten verbrauchen sich nicht. Sind zwei Monster im Raum, braucht ein Angriff oder Zauber auch ein Ziel.
2. **Würfeln.** Bei Angriffen kommt Runas Wurf zum Schaden dazu. Zauber brauchen keinen Wurf.
3. **Die Monster handeln.** Jedes setzt eine Fähigkeit ein. Das Brett zeigt, was es gleich tut und wie groß die Gefahr für Runa ist. Zauber, die es nicht bezahlen kann, überspringt ein Monster.

### Fokus
Je mehr Fokus Runa hat, desto härter treffen ihre Zauber. Ein Zauber kostet 1 Fokus, aber nie den letzten. Sie kann so viel Fokus haben, wie ihr Würfel Seiten hat.

Gesammelter Fokus kommt erst unmittelbar vor dem nächsten eigenen Zug. Bis dahin können manche Angriffe ihn brechen: bei dir Hieb und Schwung, bei den Monstern Kratzer und Pranke.

### Verteidigung
Parade schwächt in dieser Runde jeden Angriff der Monster, Spiegel wirft einen Teil jedes Zaubers zurück. Deckung oder Abwehr eines Monsters schwächt deinen nächsten Angriff oder Zauber gegen dieses Monster.

### Nach dem Kampf
- **Räume 1 bis 3:** Nimm neue Karten (1 von 2, oder 2 von 4 nach zwei Monstern) oder den nächstgrößeren Würfel: W4, W6, W8, W10, W12. Hast du schon einen W12, nimmst du Karten.
- **Erster Boss:** Runa bekommt ihre beiden Klassenkarten der Stufe 2.
- **Heilung:** Nach jedem Kampf kannst du Karten für je 10 Leben abwerfen, bis zu 50 Leben. Mindestens eine Karte musst du behalten.

### Punkte
Erst zählen die geschafften Räume, dann die besiegten Monster, dann möglichst wenig erlittener Schaden. In die Rangliste kommen nur Durchläufe, in denen der Bot würfelt und die Seeds zufällig sind.

### Optionen
Mit \`dice\` würfelst du selbst und gibst das Ergebnis ein. Mit \`seeds\` legst du die Seeds zum Mischen fest, zum Beispiel um einen Durchlauf zu wiederholen.`,
    cards: `### Klassen
Runa beginnt mit den beiden Karten ihrer Klasse, Stufe 1.
- **Kriegerin:** Stich, Parade
- **Magierin:** Fokus, Wasser
- **Paladinin:** Hieb, Spiegel

### Angriffe
n ist die Stufe der Karte, w dein Wurf.
\`Hieb     \` 4n + w, bricht Fokus
\`Schwung  \` 5n + w, bricht Fokus
\`Stich    \` 6n + w, +4n bei einem Wurf ab 6
\`Durchstoß\` 7n + w, +5n bei einem Wurf ab 6

### Zauber
f ist Runas Fokus.
\`Wasser\` (2n + 4) × f, +2n gegen Blitz
\`Eis   \` (2n + 4) × f + 2, +2n gegen Wasser
\`Feuer \` (2n + 5) × f, +2n gegen Eis
\`Blitz \` (2n + 5) × f + 2, +2n gegen Feuer

### Weitere Karten
\`Parade \` jeder Angriff in dieser Runde macht 7n weniger Schaden
\`Spiegel\` bis zu 10n von jedem Zauber in dieser Runde treffen stattdessen den Angreifer
\`Fokus  \` +n Fokus nach dem Zug der Monster, falls er nicht gebrochen wird`,
    monstersIntro: 'Leben und Element jedes Monsters und seine Fähigkeiten in der Reihenfolge, in der es sie einsetzt.',
    abilities: `### Fähigkeiten
n ist die Stufe der Fähigkeit.
- Angriffe: Kratzer 5n und Pranke 6n (beide brechen Fokus), Schlag 8n, Biss 10n
- Zauber: Wasser 8n + 2, Eis 10n + 2, Feuer 12n + 2, Blitz 14n + 2. Jeder braucht und kostet n Fokus.
- Fokus: +n Fokus vor dem nächsten eigenen Zug, falls er nicht gebrochen wird
- Deckung: 7n weniger Schaden durch deinen nächsten Angriff
- Abwehr: 11n + 2 weniger Schaden durch deinen nächsten Zauber`,
    typing: `Statt Buttons zu drücken, kannst du deinen Zug mit \`/zug\` eintippen. Alles ist in der Reihenfolge nummeriert, in der es angeboten wird.
- \`2\`: die zweite Klasse oder Karte, das zweite Ziel, die zweite Belohnung oder eine gewürfelte 2
- \`2,1\`: zwei Karten der Beute, oder Karten zum Abwerfen
- \`none\`: alle Karten behalten
- \`61,86\`: die Seeds für Karten und Monster`,
    expansionIntro:
      'Mit der Option `erweiterung` kommen diese dazu. In jedem Level wartet einer von zwei Bossen.\n### Klassen',
    expansionCards: '### Karten\nn ist die Stufe der Karte, w dein Wurf, f Runas Fokus.',
    nIfWIs6OrMore: ({ highRoll }) => `, +${highRoll}n bei einem Wurf ab 6`,
    breaksFocus: ', bricht Fokus',
    against: 'gegen',
    attacksDoNLess: ({ power }) => `Angriffe machen ${power}n weniger`,
    reflectsNMagic: ({ power }) => `wirft ${power}n Magie zurück`,
    nFocus: ({ power }) => `+${power}n Fokus`,
    harderIntro: `### Aufstieg
Die Option \`aufstieg\` macht einen Durchlauf schwerer. Jeder Schritt bringt seine Regel zu denen davor.`,
    weekIntro: `### Wochenregeln
Mit \`woche\` spielst du nach den Regeln dieser Woche: drei von den Regeln oben und eine, die hilft. Sie sind für alle gleich und wechseln jeden Montag.`,
    rules2: 'Regeln',
    cards2: 'Karten',
    monsters: 'Monster',
    ascension: 'Aufstieg',
    expansion: 'Erweiterung',
    typingMoves: 'Züge eintippen',
  },
};
