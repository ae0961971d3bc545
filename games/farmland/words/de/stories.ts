import type { en } from '../en/index.ts';

export const stories: Pick<typeof en, 'names' | 'battle' | 'joining' | 'story' | 'sentences' | 'faults' | 'rulebook'> =
  {
    names: {
      king: 'König',
      hidden: 'verdeckte Einheit',
    },
    battle: {
      hitsOnForDamageLeft: ({ attacker, where, points, left, koenig }) =>
        `${attacker} trifft ${koenig} auf ${where} mit ${points} Schaden (noch ${left}).`,
      andOnBothFall: ({ by, on, where }) => `${by} und ${on} auf ${where} fallen beide`,
      fallsToOn: ({ by, where, capital }) => `${by} greift ${where} an und fällt: ${capital} ist stärker`,
      breaksTheBlockadeOfOn: ({ by, where, capital }) => `${by} bricht die Blockade auf ${where}: ${capital} fällt`,
      beatsOn: ({ by, where, capital }) => `${by} gewinnt auf ${where}: ${capital} fällt`,
      cantBreakTheBlockadeOfOn: ({ by, where, capital }) =>
        `${by} scheitert an der Blockade auf ${where}: ${capital} hält stand`,
      youTakeDamageLeft: ({ points, left }) => `du erleidest ${points} Schaden (noch ${left})`,
      takesDamageLeft: ({ name, points, left }) => `${name} erleidet ${points} Schaden (noch ${left})`,
    },
    joining: {
      stepsOnAndIsLost: ({ king, where, lost }) => `${king} tritt auf ${where}, und ${lost} geht verloren.`,
      cantUniteWithOnSoIsLost: ({ capital, where, capital2 }) =>
        `${capital} passt nicht zur Einheit auf ${where}: ${capital2} geht verloren.`,
      youUniteTwoUnitsOn: ({ where, union }) => `Du vereinst zwei Einheiten auf ${where}${union}.`,
      unitesTwoUnitsOn: ({ name, where, union }) => `${name} vereint zwei Einheiten auf ${where}${union}.`,
      placesAFaceDownUnitOn: ({ name, where, words }) =>
        `${name} platziert eine verdeckte Einheit auf ${where}${words}.`,
      placesUnitsOn: ({ name, count, where, words }) => `${name} platziert ${count} Einheiten auf ${where}${words}.`,
      youPlaceOn: ({ cards, where, words }) => `Du platzierst ${cards} auf ${where}${words}.`,
      placesOn: ({ name, cards, where, words }) => `${name} platziert ${cards} auf ${where}${words}.`,
      isLost: ({ now, names }) => `${now}. ${names} geht verloren`,
      areLost: ({ now, names }) => `${now}. ${names} gehen verloren`,
      andUnitesThem: ' und vereint sie',
      text: '',
      but: ({ unites, gone, de }) => `${unites}, aber ${gone} ${de}`,
      andUnitesItWithTheUnitThere: ' und vereint sie mit der Einheit dort',
      theTwoCantUniteSoTheUnitThatWas: ': Sie passen nicht zusammen, die andere geht verloren',
      itsTheSixthUnitAndIsLost: ': Es ist die sechste Einheit und geht verloren',
    },
    story: {
      youMove: ({ parts }) => `Du bewegst ${parts}.`,
      moves: ({ name, parts }) => `${name} bewegt ${parts}.`,
      king: ({ king }) => `den ${king}`,
      to: ({ name, fieldName }) => `${name} nach ${fieldName}`,
      toWithStart: ({ start, end }) => `${start} nach ${end}`,
      aFaceDownUnitFrom: ({ first }) => `eine verdeckte Einheit von ${first}`,
      faceDownUnitsFrom: ({ first }) => `verdeckte Einheiten von ${first}`,
      onStopsBlocking: ({ unit, where }) => `${unit} auf ${where} blockiert nicht mehr.`,
      youFlipOn: ({ name, where }) => `Du deckst ${where} auf: ${name}.`,
      flipsOn: ({ who, name, where }) => `${who} deckt ${where} auf: ${name}.`,
      onBlocks: ({ unit, where }) => `${unit} auf ${where} blockiert.`,
      youEndYourTurn: 'Du beendest deinen Zug.',
      endsTheirTurn: ({ name }) => `${name} beendet den Zug.`,
      youDiscardAndEndYourTurn: ({ name }) => `Du wirfst ${name} ab und beendest deinen Zug.`,
      discardsAndEndsTheirTurn: ({ who, name }) => `${who} wirft ${name ?? 'eine Karte'} ab und beendet den Zug.`,
      youWin: ({ de }) => `Du gewinnst: ${de}`,
      wins: ({ winner, de }) => `${winner} gewinnt: ${de}`,
    },
    sentences: {
      itsYourTurn: 'Du bist am Zug.',
      itsSTurn: ({ name }) => `${name} ist am Zug.`,
      cards: ({ count }) => (count === 1 ? '1 Karte' : `${count} Karten`),
      youHaveLifePointsInYourDeckAndIn: ({ lp, cards, held }) =>
        `Du hast ${lp} Lebenspunkte, ${cards} im Deck und ${held} auf der Hand.`,
      hasLifePointsInTheDeckAndInHand: ({ name, lp, cards, held }) =>
        `${name} hat ${lp} Lebenspunkte, ${cards} im Deck und ${held} auf der Hand.`,
      faceUp: ', aufgedeckt',
      faceDown: ', verdeckt',
      blocking: ', blockiert',
      aFaceDownUnitIsNextToYourKing: 'Neben deinem König steht eine verdeckte Einheit.',
      faceDownUnitsAreNextToYourKing: ({ hidden }) => `Neben deinem König stehen ${hidden} verdeckte Einheiten.`,
      aFaceDownUnitIsNextToHimToo: ' Auch eine verdeckte Einheit steht neben ihm.',
      text: '',
      dangerCanHitYourKingForDamageAnd: ({ name, points, lp }) =>
        `Gefahr: ${name} kann deinem König ${points} Schaden zufügen, und du hast nur ${lp} Lebenspunkte.`,
      canHitYourKingForDamageYoudHave: ({ name, points, value, more }) =>
        `${name} kann deinem König ${points} Schaden zufügen (dir blieben ${value}).${more}`,
      onCanBeatYourUnitOn: ({ attacker, there, here, de }) =>
        `${attacker} auf ${there} kann deine Einheit auf ${here} schlagen${de}.`,
    },
    faults: {
      thisGameIsOver: 'Dieses Spiel ist vorbei.',
      itsNotYourTurnWaitForYour: 'Du bist nicht am Zug. Warte auf deinen Gegner.',
      thatIsntAValidMoveTypeOneLikeD1:
        'Das ist kein gültiger Zug. Gib zum Beispiel „D1 move D2“, „D4 flip“, „D4 block“, „place 3 1 D2“ oder „yield“ ein.',
      theresNoUnitOnThatFieldChooseOne: 'Auf diesem Feld steht niemand. Wähle eine deiner Einheiten.',
      thatUnitIsntYoursChooseOneOfYour: 'Diese Einheit gehört dir nicht. Wähle eine deiner eigenen.',
      itHasAlreadyMovedThisTurnChoose:
        'Sie hat sich in diesem Zug schon bewegt. Wähle eine andere oder beende deinen Zug.',
      thatsTooFarMoveOneFieldUpDown: 'Das ist zu weit. Bewege dich ein Feld nach oben, unten, links oder rechts.',
      yourOwnKingIsThereChooseAnother: 'Dort steht dein eigener König. Wähle ein anderes Feld.',
      yourKingCantAttackChooseAField: 'Dein König kann nicht angreifen. Wähle ein Feld ohne Gegner.',
      yourKingCantBlockChooseAUnit: 'Dein König kann nicht blockieren. Wähle eine Einheit.',
      itsAlreadyFaceUpChooseAFaceDown: 'Sie ist schon aufgedeckt. Wähle eine verdeckte Einheit.',
      youveAlreadyPlacedThisTurnYouCan:
        'Du hast in diesem Zug schon platziert. Im nächsten kannst du wieder platzieren.',
      youCanOnlyPlaceNextToYourKing:
        'Du kannst nur neben deinem König platzieren. Wähle eines der Felder um ihn herum.',
      anEnemyIsOnThatFieldChooseAFree:
        'Auf diesem Feld steht ein Gegner. Wähle ein freies Feld oder eine deiner Einheiten.',
      youNamedTheSameCardTwiceNameEach: 'Du hast dieselbe Karte zweimal genannt. Nenne jede Karte nur einmal.',
      theresNoCardWithThatNumberInYour:
        'Auf deiner Hand ist keine Karte mit dieser Nummer. Die Karten sind ab 1 nummeriert.',
      yourHandIsFullChooseACardTo: 'Deine Hand ist voll. Wähle eine Karte zum Abwerfen: yield 1 bis yield 5.',
      youHaveFewerThanFiveCardsSoYou: 'Du hast weniger als fünf Karten und wirfst keine ab. Gib nur yield ein.',
      youveAlreadyStartedThisTurn: 'Du hast diesen Zug schon selbst angefangen. Beende ihn mit yield.',
    },
    rulebook: {
      rules: `### Ziel
Bring deinen Gegner von 8000 Lebenspunkten auf 0. Du gewinnst auch, wenn er eine Karte ziehen muss und sein Deck leer ist.

Die zweite Seite ist im Vorteil. Mit dem **fairen Start** gewinnen beide etwa gleich oft: Die beginnende Seite fängt mit 12000 Lebenspunkten an.

### Dein Zug
Du ziehst eine Karte. Danach kannst du in beliebiger Reihenfolge:
- einmal **platzieren**: eine oder mehrere Karten von deiner Hand, alle auf dasselbe Feld neben deinem König (auch schräg).
- jede Einheit und deinen König einmal **bewegen**: ein Feld nach oben, unten, links oder rechts.
- verdeckte Einheiten **aufdecken**, bevor sie sich bewegen. Das zählt nicht als Bewegung.
- mit einer Einheit **blockieren**, statt sie zu bewegen. Sie blockiert, bis sie sich das nächste Mal bewegt.

Dann beendest du deinen Zug. Mit 5 Karten auf der Hand musst du eine abwerfen, mit weniger kannst du es nicht.

### Einheiten
1200/800 bedeutet Angriff 1200, Verteidigung 800. Einheiten kommen verdeckt ins Spiel: Nur du siehst, was sie sind. Frisch platzierte können sich sofort bewegen. Du kannst bis zu 5 Einheiten auf dem Brett haben, eine sechste geht sofort verloren.

### Duelle
Bewege eine Einheit auf ein gegnerisches Feld, um anzugreifen. Beide Einheiten werden aufgedeckt und bleiben es.
- **Gegen eine Einheit:** Die mit weniger Angriff fällt, und ihre Seite erleidet die Differenz als Schaden. Bei Gleichstand fallen beide.
- **Gegen eine blockierende Einheit:** Dein Angriff zählt gegen ihre Verteidigung. Ist er höher, fällt sie ohne Schaden. Ist er niedriger, erleidest du die Differenz als Schaden, und beide bleiben stehen. Bei Gleichstand passiert nichts.
- **Gegen den König:** Dein Gegner erleidet deinen vollen Angriff als Schaden, und deine Einheit bleibt stehen.

Schlägt deine Einheit eine andere, rückt sie auf deren Feld vor.

### Der König
Er bewegt sich wie eine Einheit, greift aber nie an, blockiert nie und fällt nie. Tritt er auf eine eigene Einheit, geht sie verloren. Deine Einheiten können nicht auf sein Feld.

### Das Brett
\`x\` sind die Einheiten der Seite, die begonnen hat, \`y\` die der anderen; Großbuchstaben sind Könige. \`*\` kann sich noch bewegen, \`b\` blockiert, \`+\` ist ein Feld, das du wählen kannst. Werte in Klammern gehören zu verdeckten Einheiten. \`+2\` nach einem Namen heißt: 2 weitere Einheiten stecken darin. Volle Namen und die Legende zeigt \`/nachschlagen\`.`,
      unions: `### So vereinst du Einheiten
Bewege oder platziere eine Einheit auf eine deiner eigenen. Das Menü zeigt dir das Ergebnis, bevor du wählst.
- Die vereinte Einheit kann sich in diesem Zug noch bewegen. Aufgedeckt ist sie nur, wenn beide es waren.
- Sie kann sich weiter vereinen, trennt sich aber nie wieder.
- Passen die beiden nicht zusammen, geht die Einheit verloren, die schon dort stand.

### Welche Einheiten zusammenpassen
Es gilt die erste Regel, die zutrifft. Einheiten mit gleichem Namen passen nie zusammen.
1. **Symbiose:** Der Angriff jeder Einheit ist so hoch wie die Verteidigung der anderen, und ein Angriff ist höher. Der höhere Angriff wird zum neuen Angriff und zur neuen Verteidigung.
2. **Gleichgesinnt:** Beide Angriffe oder beide Verteidigungen haben einen gemeinsamen Teiler über 100. Die Werte werden addiert, abzüglich des größten solchen Teilers.
3. **Prima:** Der größte gemeinsame Teiler ist genau 100, und beide Angriffe oder beide Verteidigungen sind eine Primzahl mal 100 (200, 300, 500, 700, 1100 …). Die Werte werden addiert.

### Beispiele
- Stallbauer 500/300 und Gänseblümchenbauer 300/500: Symbiose, 500/500
- Milchkuhbauer 1400/1400 und Scheunenwächter 400/900: gleichgesinnt (200), 1600/2100
- Getreidebauer 1100/1100 und Dreschmagd 1300/1000: prima (11 und 13), 2400/2100
- Zaunbauer 300/1000 und Scheunenwächter 400/900: passen nicht zusammen`,
      ownDecks:
        'Lust auf eigene Einheiten? Erstelle ein Deck mit `/entwerfen farmland-deck` oder lade deine Dateien hoch, wenn du mit `/spielen farmland` ein Spiel startest.',
      typing: `Mit Buttons und Menüs geht alles. Wenn du lieber tippst, nimm \`/zug\`:
- \`D1 move D2\`: König oder Einheit von D1 nach D2 bewegen, dort angreifen oder vereinen
- \`D4 move D4\`: Blockade aufheben
- \`D4 flip\`: aufdecken, \`D4 block\`: blockieren
- \`place 3 D2\`: Karte 3 deiner Hand auf D2 platzieren
- \`place 3 1 D2\`: Karte 3 und danach Karte 1 auf D2 platzieren
- \`yield\`: Zug beenden
- \`yield 3\`: Karte 3 abwerfen und Zug beenden
- \`auto\`: den Computer den ganzen Zug spielen lassen (nicht, wenn du ihn schon angefangen hast; gegen andere nur mit Tipps)`,
      rules2: 'Regeln',
      unions2: 'Vereinigungen',
      classicDeck: 'Klassisches Deck',
      otherDecks: 'Andere Decks',
      moreDecks: 'Weitere Decks',
      typingMoves: 'Züge eintippen',
    },
  };
