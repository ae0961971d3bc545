import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  lesson: {
    place: {
      about:
        'Einmal pro Zug platzierst du Karten neben deinem König, X. Eine Einheit siehst nur du, bis sie aufgedeckt wird. 1000/1000 sind ihr Angriff (ATK) und ihre Verteidigung (DEF).',
      task: 'Platziere den Ziegenbauern auf D2.',
    },
    move: {
      about:
        'Jede Einheit kann sich pro Zug ein Feld weit bewegen, auch eine frisch platzierte. * markiert alle, die noch können.',
      task: 'Bewege ihn von D2 nach D3.',
    },
    end: {
      about:
        'Mehr lohnt sich in diesem Zug nicht. Mit 5 Karten auf der Hand müsstest du eine abwerfen, aber du hast nur 4.',
      task: 'Beende deinen Zug.',
    },
    placeSecond: {
      about:
        'Auf D6 ist eine verdeckte Einheit erschienen. Ein Bauer allein reicht vielleicht nicht, aber zwei deiner Einheiten können sich zu einer vereinen.',
      task: 'Platziere den Scheunenwächter auf D2.',
    },
    unite: {
      about:
        'Ob sich zwei Einheiten vereinen lassen, hängt von ihren Werten ab; das Menü zeigt es dir vorher. Passen sie nicht zusammen, geht eine der beiden verloren.',
      task: 'Bewege D2 auf deine eigene Einheit auf D3.',
    },
    moveUnion: {
      about: 'Eine frisch vereinte Einheit kann sich in diesem Zug noch bewegen.',
      task: 'Bewege sie von D3 nach D4.',
    },
    wait: {
      about: 'Jetzt warte, bis dein Gegner näher kommt.',
      task: 'Beende deinen Zug.',
    },
    attack: {
      about:
        'Bewegst du dich auf eine gegnerische Einheit, kommt es zum Duell: Die Einheit mit weniger Angriff fällt, und ihre Seite erleidet die Differenz als Schaden. Beim König zählt dein voller Angriff.',
      task: 'Greif D5 von D4 aus an.',
    },
    done: 'Du kannst jetzt platzieren, bewegen, vereinen und ein Duell gewinnen. Bring deinen Gegner von 8000 Lebenspunkten auf 0, und du gewinnst.',
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
\`x\` sind die Einheiten der Seite, die begonnen hat, \`y\` die der anderen; Großbuchstaben sind Könige. \`*\` kann sich noch bewegen, \`#\` blockiert, \`+\` ist ein Feld, das du wählen kannst. \`x26\` ist eine Einheit mit Angriff 2600, \`x26?\` deine eigene verdeckte, \`y?\` eine verdeckte, die du nicht kennst. \`+2\` nach einem Namen heißt: 2 weitere Einheiten stecken darin. Volle Namen und die Legende zeigt \`/nachschlagen\`.`,
    unions: {
      title: 'Vereinigungen',
      text: `### So vereinst du Einheiten
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
    },
    classicDeck: 'Klassisches Deck',
    otherDecks: 'Andere Decks',
    moreDecks: 'Weitere Decks',
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
  },
};
