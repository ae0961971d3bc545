import { capital } from '@longtable/kit';
import type { en } from '../en/index.ts';

export const stories: Pick<
  typeof en,
  | 'names'
  | 'ending'
  | 'attacks'
  | 'casts'
  | 'story'
  | 'faults'
  | 'hero'
  | 'danger'
  | 'sentences'
  | 'shortcuts'
  | 'rulebook'
> = {
  names: {
    avengersShield: 'Rächerschild',
    fanOfKnives: 'Messerfächer',
    shoot: 'Schuss',
    up: 'oben',
    down: 'unten',
    left: 'links',
    right: 'rechts',
  },
  ending: {
    youWon: ({ how }) => `Du hast gewonnen: ${how}`,
    won: ({ name, how }) => `${name} hat gewonnen: ${how}`,
    yours: ({ how }) => `Dein Durchlauf ist zu Ende: ${how}`,
    sRunIsOver: ({ name, how }) => `Der Durchlauf von ${name} ist zu Ende: ${how}`,
    hero: ({ subjectName, name }) => capital(subjectName(name ?? '', 'de')),
    everyLevel: 'alle Level',
    clearedInRounds: ({ hero, what, rounds }) => `${hero} hat ${what} in ${rounds} Runden geschafft.`,
    text: '',
    diedInRound: ({ hero, where, rounds }) => `${hero} ist${where} in Runde ${rounds} gestorben.`,
    theLevel: 'das Level',
    level: ({ chosen }) => `Level ${chosen}`,
    atDepth: ({ level }) => ` in Tiefe ${level}`,
    onLevel: ({ chosen }) => ` auf Level ${chosen}`,
  },
  attacks: {
    misses: ({ who, whom }) => `${who} verfehlt ${whom}.`,
    kill: ({ who, whom, damage, experience }) =>
      `${who} besiegt ${whom} mit ${damage} Schaden und erhält ${experience} Erfahrung.`,
    hitsFor: ({ who, whom, damage }) => `${who} trifft ${whom} für ${damage} Schaden`,
    healthLeft: ({ health }) => `(noch ${health} Leben)`,
    shots: ({ attacker, whom, damage }) => `${attacker} schießt auf ${whom} und macht ${damage} Schaden`,
    dies: ({ what, who }) => `${what}. ${who} stirbt.`,
    takes: ({ who, sum, parts, end }) => `${who} erleidet ${sum} Schaden (${parts})${end}.`,
    text: '',
    andHasHealthLeft: ({ health }) => ` und hat noch ${health} Leben`,
    andDies: ' und stirbt',
    both: 'Beide',
    all: ({ count }) => `Alle ${count}`,
    miss: ({ attacks, whom }) => `${attacks} Angriffe auf ${whom} gehen daneben.`,
  },
  casts: {
    cast: ({ who, ability }) => `${who} setzt ${ability} ein`,
    health: ({ healed }) => `+${healed} Leben`,
    nobodyInReach: 'niemand in Reichweite',
    experience: ({ experience }) => `+${experience} Erfahrung`,
    left: ({ health }) => `noch ${health}`,
    dead: 'besiegt',
    text: '',
    deadWithDead: ({ dead }) => `, ${dead} besiegt`,
    sum: ({ damage, count, some }) => `${damage} Schaden an ${count} Gegnern${some}`,
    readyIn1Round: 'bereit in 1 Runde',
    readyInRounds: ({ remaining }) => `bereit in ${remaining} Runden`,
    needsManaYouHave: ({ needed, had }) => `braucht ${needed} Mana, du hast ${had}`,
    needsEnergyYouHave: ({ needed, had }) => `braucht ${needed} Energie, du hast ${had}`,
    noArrowsLeft: 'keine Pfeile mehr',
  },
  story: {
    wall: 'Da ist eine Wand im Weg.',
    walksSteps: ({ rounds }) => `läuft ${rounds === 1 ? '1 Schritt' : `${rounds} Schritte`}`,
    restsForRounds: ({ rounds }) => `rastet ${rounds === 1 ? '1 Runde' : `${rounds} Runden`}`,
    toAnOpening: ({ opening }) => (opening ? ' bis zu einer Öffnung' : ''),
    enemyNearby: ({ nameAlone }) => `. Gegner in der Nähe: ${nameAlone}`,
    health: 'Leben',
    attack: 'Angriff',
    defense: 'Abwehr',
    mana: 'Mana',
    spellPower: 'Zauberkraft',
    arrows: 'Pfeile',
    reachesLevel: ({ who, level, gains }) => `${who} erreicht Stufe ${level}: ${gains}.`,
    theLevelBegins: 'Das Level beginnt.',
    youveReachedDepth: ({ level }) => `Du hast Tiefe ${level} erreicht.`,
    levelBegins: ({ level }) => `Level ${level} beginnt.`,
    levelCleared: ({ level }) => `Level ${level} geschafft!`,
    and: ' und ',
    attacks: ({ often }) => `greift ${often} an`,
    uses: ({ ability, often }) => `setzt ${often} ${ability} ein`,
    once: 'einmal',
    twice: 'zweimal',
    times: ({ count }) => `${count}-mal`,
  },
  faults: {
    theresNoLevelInDrawABoardWithAnd: ({ file }) =>
      `In ${file} ist kein Level. Zeichne ein Brett aus #, ., @ und Gegnern.`,
    noLevelsFoundAddAtLeastLevel1Txt: 'Keine Level gefunden. Füge mindestens level1.txt hinzu.',
    levelTxtIsMissingNumberTheLevels: ({ number }) =>
      `level${number}.txt fehlt. Nummeriere die Level 1, 2, 3 und so weiter ohne Lücken.`,
    levelTxtAppearsTwiceGiveEvery: ({ number }) =>
      `level${number}.txt kommt zweimal vor. Gib jedem Level eine eigene Nummer.`,
    isEmptyDrawABoardWithAndEnemies: ({ file }) => `${file} ist leer. Zeichne ein Brett aus #, ., @ und Gegnern.`,
    lineCharactersLongButLineHasMake: ({ file, line, count, top, first }) =>
      `${file}, Zeile ${line}: ${count} Zeichen lang, Zeile ${top ?? 1} aber ${first}. Mach alle Zeilen gleich lang.`,
    lineColumnIsntValidHereUseAnd: ({ file, line, column, char }) =>
      `${file}, Zeile ${line}, Spalte ${column}: ${char} ist kein gültiges Zeichen. Nimm ., #, @ und die Buchstaben der Gegner.`,
    hasNoHeroPutOneWhereTheHero: ({ file }) => `${file} hat keinen Helden. Setz ein @ dorthin, wo der Held startet.`,
    lineColumnTheresASecondKeepOnly: ({ file, line, column }) =>
      `${file}, Zeile ${line}, Spalte ${column}: Hier ist ein zweites @. Lass nur eines stehen.`,
    hasNoEnemiesAddAtLeastOne: ({ file }) => `${file} hat keine Gegner. Setz mindestens einen hinein.`,
    thatsTooManyLevelsTheLimitIs: ({ bytes }) =>
      `Das sind zu viele Level. Insgesamt sind höchstens ${bytes} Zeichen erlaubt.`,
    isTooLargeTheLimitIsColumnsAnd: ({ file, columns, rows }) =>
      `${file} ist zu groß. Erlaubt sind höchstens ${columns} Spalten und ${rows} Zeilen.`,
    hasTooManyEnemiesTheLimitIsPer: ({ file, enemies }) =>
      `${file} hat zu viele Gegner. Erlaubt sind höchstens ${enemies} pro Level.`,
    theresNoUnitInTheFileWriteOnePer:
      'In der Datei ist keine Einheit. Schreib eine pro Zeile, etwa „monster r Ratte: health 40, attack 6, defense 1, vision 4, experience 15“.',
    thatsTooManyUnitsTheLimitIs: ({ heroes, enemies }) =>
      `Das sind zu viele Einheiten. Erlaubt sind höchstens ${heroes} Helden und ${enemies} Gegner.`,
    lineIsntAUnitStartItWithWarrior: ({ line }) =>
      `Zeile ${line} ist keine Einheit. Beginne sie mit Warrior, Mage, Rogue, Hunter, monster, boss oder trap, dann kommen Name, Doppelpunkt und Werte.`,
    lineChooseANameOf1To20Letters: ({ line }) =>
      `Zeile ${line}: Wähle einen Namen mit 1 bis 20 Buchstaben, den sonst niemand hat.`,
    lineIsTakenPutAFreeLetterBefore: ({ line, letter }) =>
      `Zeile ${line}: ${letter === '' ? 'Der Buchstabe fehlt' : `Der Buchstabe ${letter} ist vergeben`}. Setz einen freien Buchstaben vor den Namen. X ist für tote Helden.`,
    lineNeedsExactlyTheseFiguresEach: ({ line, figures }) =>
      `Zeile ${line} braucht genau diese Werte, jeweils mit einer Zahl: ${figures.join(', ')}.`,
    lineMustBeFromTo: ({ line, figure, least, most }) =>
      `Zeile ${line}: ${figure} muss zwischen ${least} und ${most} liegen.`,
    chooseAHeroFirstTypeANumberFrom1: ({ heroes }) => `Wähle zuerst einen Helden: Tippe eine Zahl von 1 bis ${heroes}.`,
    thisRunIsOverStartANewOneToKeep: 'Dieser Durchlauf ist zu Ende. Starte einen neuen, um weiterzuspielen.',
    onlyThePlayerWhoStartedThisRun: 'Nur wer diesen Durchlauf gestartet hat, kann ziehen.',
    typeWASOrDToStepEToUseYour:
      'Tippe `w`, `a`, `s` oder `d` für einen Schritt, `e` für deine Fähigkeit, `q` zum Warten, `walk w` zum Weiterlaufen oder `rest` zum Rasten.',
    youveAlreadyChosenYourHeroMove: 'Du hast schon einen Helden gewählt. Bewege ihn mit `w`, `a`, `s` oder `d`.',
  },
  hero: {
    healthAttackDefense: ({ pool, attack, defense }) => `Leben ${pool}, Angriff ${attack}, Abwehr ${defense}`,
    attack: ({ attack }) => `Angriff ${attack}`,
    defense: ({ defense }) => `Abwehr ${defense}`,
    heroLevel: ({ level, experience, threshold }) => `Stufe ${level} (${experience}/${threshold})`,
    shieldReady: 'Schild bereit',
    shieldIn: ({ remaining }) => `Schild in ${remaining}`,
    energy: ({ energy, fullEnergy }) => `Energie ${energy}/${fullEnergy}`,
    arrows: ({ arrows }) => `Pfeile ${arrows}`,
    healsHitsOneNearbyEnemyForEvery: ({ heal, harm, cooldown }) =>
      `heilt ${heal}, trifft einen Gegner in der Nähe für ${harm}, alle ${cooldown} Runden`,
    hitsForUpToEachRangeCostsMana: ({ hitCount, spellPower, range, manaCost }) =>
      `${hitCount} Treffer mit je bis zu ${spellPower}, Reichweite ${range}, kostet ${manaCost} Mana`,
    hitsEveryEnemyNextToYouForUpTo: ({ attack, cost }) =>
      `trifft alle Gegner neben dir mit bis zu ${attack} Schaden, kostet ${cost} Energie`,
    hitsTheClosestEnemyForUpToRange: ({ attack, range }) =>
      `trifft den nächsten Gegner mit bis zu ${attack} Schaden, Reichweite ${range}, kostet 1 Pfeil`,
    in1Round: ({ de }) => `${de} in 1 Runde`,
    inRounds: ({ rounds, de }) => `${de} in ${rounds} Runden`,
  },
  danger: {
    defeatTheLastEnemy: 'Besiege den letzten Gegner',
    defeatEnemies: ({ count }) => `Besiege ${count} Gegner`,
    placeAndTaskAndDanger: ({ place, task, danger }) => `${place}${task}. ${danger}.`,
    text: '',
    level: ({ level }) => `Level ${level}: `,
    depth: ({ level }) => `Tiefe ${level}: `,
    harm: ({ most, risk }) => `bis zu ${most} Schaden${risk}`,
    seenAndHarm: ({ seen, harm }) => `${seen}: ${harm}`,
    nobodyCanSeeYou: 'Niemand sieht dich',
    enemiesCanSeeYou: ({ many }) => `${many} Gegner sehen dich`,
    canSeeYou: ({ subject }) => `${capital(subject)} sieht dich`,
    chanceOfDeath: ({ percent }) => `, Todesrisiko ${percent} %`,
    noEnemyInSightCanAttackYouThis: 'Kein sichtbarer Gegner kann dich in dieser Runde angreifen.',
    ifYouStayPutYoullBeAttackedByUp: ({ names, most, probability }) =>
      `Wenn du stehen bleibst, greifen dich an: ${names}. Bis zu ${most} Schaden, Todesrisiko ${probability} %.`,
    upToDamage: ({ most, by }) => `Bis zu ${most} Schaden${by}`,
    countedAttacksAttackAttacks: ({ counted, attacks }) => counted(attacks, 'Angriff', 'Angriffe'),
    countedShotsShotShots: ({ counted, shots }) => counted(shots, 'Schuss', 'Schüsse'),
    enJoinAnd: ({ value2 }) => `: ${value2.join(' und ')}`,
    heals: ({ heal }) => `heilt ${heal}, `,
    nobodyInReach: ({ heals }) => `${heals}niemand in Reichweite`,
    text1Of: ({ count }) => `1 von ${count} Gegnern in Reichweite`,
    hitsFor: ({ heals, one, harm }) => `${heals}trifft ${one} für ${harm} Schaden`,
    hitsForUpToEachOn: ({ hitCount, spellPower, whom }) =>
      `${hitCount} Treffer mit je bis zu ${spellPower} Schaden auf ${whom}`,
    hitsForUpTo: ({ whom, attack }) => `trifft ${whom} für bis zu ${attack} Schaden`,
    hitsForUpToWithObject: ({ object, attack }) => `trifft ${object} für bis zu ${attack} Schaden`,
    objectnameFirstNameEn: ({ object }) => object,
    enemiesInReach: ({ count }) => `${count} Gegner in Reichweite`,
  },
  sentences: {
    theWayDownHasNoEnd: 'Der Weg nach unten nimmt kein Ende.',
    youHaveLevelsAheadOfYou: ({ levels }) => `Vor dir ${levels === 1 ? 'liegt 1 Level' : `liegen ${levels} Level`}.`,
    depth: ({ level }) => `Tiefe ${level}`,
    level: ({ chosen }) => `Level ${chosen}`,
    levelOf: ({ level, levelCount }) => `Level ${level} von ${levelCount}`,
    round: ({ where, rounds }) => `${where}, Runde ${rounds}.`,
    roundWithRounds: ({ rounds }) => `Runde ${rounds}.`,
    goalRounds: ({ goal }) => `Ziel: ${goal} Runden.`,
    health: ({ health, pool }) => `Leben ${health} von ${pool}`,
    yourHeroIsDead: 'Dein Held ist tot.',
    youveClearedTheLevel: 'Du hast das Level geschafft.',
    youveClearedEveryLevel: 'Du hast alle Level geschafft.',
    noWallsNextToYou: 'Keine Wand neben dir.',
    wallsNextToYou: ({ value2 }) => `Wände neben dir: ${value2.join(', ')}.`,
    noEnemiesInSight: 'Kein Gegner ist zu sehen.',
    andMore: ({ more }) => `Und ${more} weitere.`,
    healthOfAttackDefense: ({ way, who, health, pool, attack, defense }) =>
      `${way}: ${who}, Leben ${health} von ${pool}, Angriff ${attack}, Abwehr ${defense}.`,
  },
  shortcuts: {
    walkTo: 'Gehen zu …',
    toNearest: 'Zum nächsten Gegner',
    fight: 'Kämpfen, bis einer fällt',
    rest: 'Rasten, bis du geheilt bist',
    doorway: 'Durchgang',
    text1Step: '1 Schritt',
    steps: ({ steps }) => `${steps} Schritte`,
    stopped: ({ de }) => `Gestoppt: ${de}.`,
  },
  rulebook: {
    rules: `### Ziel
Schaffe alle Level. Ein Level ist geschafft, wenn alle Gegner darin tot sind. Mit dem letzten gewinnst du den Durchlauf.
Dein Held hat nur ein Leben und behält alles von Level zu Level, wird dazwischen aber nicht geheilt.

### Eine Runde
Du machst eine Aktion, danach jeder Gegner eine.
- **← ↑ ↓ →**: einen Schritt gehen. Geh auf einen Gegner zu, um ihn anzugreifen.
- **Zum nächsten Gegner** und **Gehen zu …** machen alle Schritte auf einmal, **Kämpfen, bis einer fällt** alle Angriffe. Sie halten an, wenn dich ein Gegner entdeckt oder du Leben verlierst; ein Kampf erst, wenn ein Viertel deines vollen Lebens weg ist oder du sterben könntest.
- **Schild, Blizzard, Messer** oder **Schuss**: die Fähigkeit deines Helden einsetzen.
- **Warten** lässt eine Runde vergehen. **Rasten** wartet, bis deine Fähigkeit wieder voll bereit ist oder ein Gegner naht.
Wände versperren nur den Weg: Alle können durch sie hindurch sehen, zaubern und schießen.

### Angreifen
Wer angreift, würfelt 0 bis Angriff; wer verteidigt, 0 bis Abwehr. Die Differenz ist der Schaden. Besiegst du einen Gegner mit einem Schritt, rückst du auf sein Feld.

### Aufsteigen
Besiegte Gegner geben Erfahrung. Bei 50 × deiner Stufe steigst du auf: mehr Leben (aufgefüllt), Angriff und Abwehr.

### Das Tagesspiel
\`/täglich\` bringt jeden Tag ein neues Level, mit denselben Würfen für alle, und jeder Held kann es schaffen. Schaff es in möglichst wenigen Runden, am besten in weniger als der Computer. Bei Gleichstand zählt, wer mehr Leben übrig hat; wer stirbt, wird nach Erfahrung gewertet.`,
    abilities: `### Fähigkeiten
- **Krieger**, Rächerschild: heilt 10 × Abwehr und trifft einen zufälligen Gegner, der weniger als 3 Felder entfernt ist, mit einem Zehntel deines vollen Lebens. Das Ziel kann sich nicht wehren. Danach braucht der Schild eine Pause.
- **Magier**, Blizzard: mehrere Treffer mit deiner Zauberkraft auf zufällige Gegner in Reichweite. Kostet Mana; pro Runde kommt so viel zurück, wie deine Stufe hoch ist.
- **Schurken**, Messerfächer: trifft die Gegner auf allen 8 Feldern um dich herum mit deinem Angriff. Kostet Energie; pro Runde kommen 10 zurück.
- **Jäger**, Schuss: trifft den nächsten Gegner in Reichweite mit deinem Angriff. Kostet 1 Pfeil; neue Pfeile gibt es alle 11 Runden.

### Helden auf Stufe 1
`,
    monstersTheyChaseYouWhenYoure:
      '### Monster\nSie verfolgen dich, wenn du näher bist als ihre Sichtweite; sonst streifen sie umher.',
    bossesLikeMonstersButAfterSome:
      '### Bosse\nWie Monster, aber wenn sie dich einige Runden lang sehen, schießen sie: mit vollem Angriff minus deinem Abwehrwurf.',
    trapsTheyNeverMoveAttackYouOnAny:
      '### Fallen\nSie bleiben stehen, greifen dich auf allen 8 Feldern um sich herum an und sind meist unsichtbar. Merk dir, wo sie sind!',
    vision: ({ vision }) => `Sichtweite ${vision}, `,
    worth: ({ experience }) => `Erfahrung ${experience}`,
    custom: `### Ein einzelnes Level
Mit der Option \`level\` von \`/spielen dungeon\` spielst du nur ein Level, mit der Erfahrung aus allen Leveln davor.

### Endloser Abstieg
Mit der Option \`endlos\` geht es so tief hinab, wie du kommst: Jedes Level ist neu und schwerer als das letzte, und deine Tiefe ist dein Ergebnis. Maren, Pip Laterne und Vesna sind dabei, und dort leben Wesen, die du oben nicht triffst.

### Eigene Level
Lade eine Textdatei mit Brettern aus \`#\` (Wand), \`.\` (Boden), einem \`@\` (Start des Helden) und Gegnerbuchstaben hoch. Ein Brett kann bis zu 60 × 30 Felder und 100 Gegner haben. Trenne Bretter durch Leerzeilen, durch Zeilen wie \`level2.txt:\` oder verteile sie auf mehrere Dateien.
Mit \`/entwerfen levels\` kannst du sie direkt hier zeichnen.

### Eigene Helden und Gegner
Lade eine Textdatei mit einer Einheit pro Zeile hoch. Sie kommen zu denen von oben dazu, in allen Leveln und beim endlosen Abstieg.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Ratte: health 40, attack 6, defense 1, vision 4, experience 15
boss O Oger: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Grube: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
Ein \`Warrior\` hat \`cooldown\`, ein \`Hunter\` \`range\`, ein \`Mage\` \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` und \`range\`.`,
    typing: `- \`1\` bis \`7\`: Helden wählen
- \`w\` hoch, \`s\` runter, \`a\` links, \`d\` rechts
- \`e\`: Fähigkeit einsetzen
- \`q\`: warten
- \`walk w\` (oder \`s\`, \`a\`, \`d\`): weiterlaufen
- \`rest\`: rasten

Du kannst auch Züge eintippen, für die es keinen Button gibt, etwa einen Schritt gegen eine Wand. Auch ein misslungener Einsatz der Fähigkeit kostet die Runde.`,
    rules2: 'Regeln',
    heroes: 'Helden',
    enemies: 'Gegner',
    levels: 'Level',
    theDeep: 'Die Tiefe',
    typingMoves: 'Züge eintippen',
  },
};
