import { column, eachLanguage, type Language, type RulesPage, say, type Text } from '@longtable/kit';
import type { Preset } from '../files/presets/index.ts';
import { PRESET_NAMES, PRESETS } from '../files/presets/index.ts';
import { shortName, valuesOf } from './names.ts';

const RULES: Text = {
  en: `### Goal
Take your opponent from 8000 life points to 0. You also win if they have to draw and their deck is empty.

Going second is an advantage. With the **fair start**, both win about equally often: the starting player begins with 12000 life points.

### Your turn
You draw a card. Then do any of these, in any order:
- **Place** once: one or more cards from your hand, all on the same field next to your King (diagonally too).
- **Move** each unit and your King once: one field up, down, left or right.
- **Flip** a face-down unit before it moves. This doesn’t use up its move.
- **Block** with a unit instead of moving it. It blocks until its next move.

End your turn when you’re done. With 5 cards in hand you must discard one; with fewer you can’t.

### Units
1200/800 means attack 1200, defence 800. Units enter face down, so only you can see what they are. A unit you just placed can move right away. You can have up to 5 units on the board; a sixth is lost at once.

### Duels
Move onto an enemy to attack it. Both units are flipped face up, for good.
- **Against a unit:** the one with less attack falls, and its owner takes the difference as damage. In a tie, both fall.
- **Against a blocking unit:** your attack against its defence. If yours is higher, it falls, but its owner takes no damage. If it’s lower, you take the difference as damage and both stay. In a tie, nothing happens.
- **Against the King:** your opponent takes your full attack as damage, and your unit stays where it is.

If your unit beats another, it moves onto that field.

### The King
He moves like a unit but never attacks, blocks or falls. If he steps on one of your own units, that unit is lost. Your units can’t move onto his field.

### The board
\`x\` marks the starting player’s units, \`y\` the second player’s; capitals are Kings. \`*\` can still move, \`b\` is blocking, \`+\` is a field you can choose. Values in brackets belong to face-down units. \`+2\` after a name means 2 more units are united in it. Use \`/lookup\` to see full names and the legend.`,
  de: `### Ziel
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
};

const UNIONS: Text = {
  en: `### How to unite
Move or place a unit onto one of your own. The menu shows the result before you choose.
- The united unit can still move this turn. It’s face up only if both were.
- It can unite again, but it never splits.
- If the two can’t unite, the unit that was already there is lost.

### Which units can unite
The first rule that fits applies. Units with the same name never unite.
1. **Symbiosis:** each unit’s attack equals the other’s defence, and one attack is higher. The higher attack becomes the new attack and defence.
2. **Like-minded:** the two attacks, or the two defences, have a common divisor above 100. The values are added, minus the greatest such divisor.
3. **Prime:** the greatest common divisor is exactly 100, and both attacks, or both defences, are a prime number of hundreds (200, 300, 500, 700, 1100 …). The values are added.

### Examples
- Stable Farmer 500/300 and Daisy Farmer 300/500: symbiosis, 500/500
- Milk Cow Farmer 1400/1400 and Barn Guard 400/900: like-minded (200), 1600/2100
- Grain Farmer 1100/1100 and Threshing Maid 1300/1000: prime (11 and 13), 2400/2100
- Fence Farmer 300/1000 and Barn Guard 400/900: they don’t fit`,
  de: `### So vereinst du Einheiten
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
};

const OWN_DECKS: Text = {
  en: 'Want your own units? Create a deck with `/design farmland-deck`, or upload your files when you start a game with `/play farmland`.',
  de: 'Lust auf eigene Einheiten? Erstelle ein Deck mit `/entwerfen farmland-deck` oder lade deine Dateien hoch, wenn du mit `/spielen farmland` ein Spiel startest.',
};

const TYPING: Text = {
  en: `Buttons and menus cover everything. If you’d rather type, use \`/move\`:
- \`D1 move D2\`: move the King or a unit from D1 to D2, attack there, or unite there
- \`D4 move D4\`: stop blocking
- \`D4 flip\`, \`D4 block\`
- \`place 3 D2\`: place card 3 of your hand on D2
- \`place 3 1 D2\`: place card 3, then card 1, on D2
- \`yield\`: end your turn
- \`yield 3\`: discard card 3 and end your turn
- \`auto\`: let the computer play your whole turn (not once you’ve started it; against other players only if hints are on)`,
  de: `Mit Buttons und Menüs geht alles. Wenn du lieber tippst, nimm \`/zug\`:
- \`D1 move D2\`: König oder Einheit von D1 nach D2 bewegen, dort angreifen oder vereinen
- \`D4 move D4\`: Blockade aufheben
- \`D4 flip\`: aufdecken, \`D4 block\`: blockieren
- \`place 3 D2\`: Karte 3 deiner Hand auf D2 platzieren
- \`place 3 1 D2\`: Karte 3 und danach Karte 1 auf D2 platzieren
- \`yield\`: Zug beenden
- \`yield 3\`: Karte 3 abwerfen und Zug beenden
- \`auto\`: den Computer den ganzen Zug spielen lassen (nicht, wenn du ihn schon angefangen hast; gegen andere nur mit Tipps)`,
};

/** Width of a name in a deck list: 36 columns minus count, values and spaces. */
const NAME_COLUMNS = 36 - 2 - 1 - '1000/1000'.length;

function deckList({ label, units }: Preset, language: Language): string {
  const lines = units.map(([count, qualifier, role, atk, def]) => {
    const card = { qualifier, role, atk, def };
    return `${count} ${column(shortName(card, language), NAME_COLUMNS)} ${valuesOf(card)}`;
  });
  return `### ${say(label, language)}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

function deckPage(presets: readonly Preset[], after?: Text): Text {
  return eachLanguage((language) =>
    [...presets.map((preset) => deckList(preset, language)), ...(after ? [say(after, language)] : [])].join('\n'),
  );
}

const DECKS_PER_PAGE = 4;
const [classic, ...others] = PRESET_NAMES.map((name) => PRESETS[name]);

export const rulebook: readonly RulesPage[] = [
  { title: { en: 'Rules', de: 'Regeln' }, text: RULES },
  { title: { en: 'Unions', de: 'Vereinigungen' }, text: UNIONS },
  { title: { en: 'Classic deck', de: 'Klassisches Deck' }, text: deckPage([classic!]) },
  { title: { en: 'Other decks', de: 'Andere Decks' }, text: deckPage(others.slice(0, DECKS_PER_PAGE)) },
  { title: { en: 'More decks', de: 'Weitere Decks' }, text: deckPage(others.slice(DECKS_PER_PAGE), OWN_DECKS) },
  { title: { en: 'Typing moves', de: 'Züge eintippen' }, text: TYPING },
];
