import type { Text } from '../../kit/text.ts';

/** The rules on a page. */
export const rulebook: Text = {
  en: `**Crown of Farmland** – a board of 7 × 7 fields (A1 lower left), 8000 life points each. Bring your opponent's life points to 0, or let their cards run out.

**Your turn**
You draw a card. Then, in any order:
- every unit and your Farmer King may **move** once: a field up, right, down or left, or stay where it is;
- you may **place** once: one or several cards of your hand, all on the same field around your King;
- face-down units that have not moved may be **flipped** (this is no move);
- a unit that has not moved may **block** until it moves next (this counts as its move).
End with **yield**. Holding five cards you must discard one, with fewer you must not.

**Units** come face down: only you know them. At most five of yours stand on the board; a sixth is lost at once. Nothing turns a unit face down again.

**Duels** – moving onto an opponent attacks it; both units are turned face up.
- It does not block: the smaller ATK falls, and its owner takes the difference as damage. Even: both fall.
- It blocks: your ATK against its DEF. More: it falls, without damage. Less: you take the difference, both stay. Even: nothing happens.
- It is the King: your opponent takes your ATK as damage. You stay where you are.
The attacker takes the field only if it beats a unit there.

**The King** never attacks, blocks or falls. If he steps on one of your own units, it is gone. Your units cannot enter his field.

**Unions** – moving or placing a unit (A) onto an own one (B) joins them. The new unit may still move; it lies face up only if both did. The first rule that fits decides; units of the same name never fit:
1. *Symbiosis*: the larger ATK equals the other's DEF and the smaller ATK equals the other's DEF. The larger ATK becomes ATK and DEF.
2. *Like-minded*: the greatest common divisor of both ATK or of both DEF is over 100. Values are added, less the larger divisor.
3. *Prime*: that divisor is exactly 100, and both ATK or both DEF are a prime number of hundreds. Values are added.
If nothing fits, B is lost. The menu shows the outcome before you choose.

**On the board** \`x\` are the units of who began, \`y\` the others, capitals are Kings; \`*\` may still move, \`b\` blocks, \`+\` is a field to choose. Beside it, 1200/800 is ATK and DEF, in brackets while a unit lies face down. \`+2\` after a name: two have joined.

**Lines** – \`D1 move D2\`, \`D4 flip\`, \`D4 block\`, \`place 3 1 D2\`, \`yield\`, \`yield 3\`; \`auto\` lets the computer play your whole turn.`,
  de: `**Crown of Farmland** (Krone von Ackerland) – ein Brett mit 7 × 7 Feldern (A1 unten links), je 8000 Lebenspunkte. Bringe die Lebenspunkte deines Gegners auf 0, oder lass ihm die Karten ausgehen.

**Dein Zug**
Du ziehst eine Karte. Dann, in beliebiger Reihenfolge:
- jede Einheit und dein Bauernkönig dürfen sich einmal **bewegen**: ein Feld nach oben, rechts, unten oder links, oder stehen bleiben;
- du darfst einmal **platzieren**: eine oder mehrere Karten der Hand, alle auf dasselbe Feld rings um deinen König;
- verdeckte Einheiten, die sich noch nicht bewegt haben, darfst du **aufdecken** (das ist keine Bewegung);
- eine Einheit, die sich noch nicht bewegt hat, darf **blockieren**, bis sie sich wieder bewegt (das zählt als Bewegung).
Beende den Zug mit **yield**. Mit fünf Karten musst du eine abwerfen, mit weniger darfst du nicht.

**Einheiten** kommen verdeckt: nur du kennst sie. Höchstens fünf von dir stehen auf dem Brett; eine sechste geht sofort verloren. Nichts verdeckt eine Einheit wieder.

**Duelle** – wer auf ein gegnerisches Feld zieht, greift an; beide Einheiten werden aufgedeckt.
- Sie blockiert nicht: Wer weniger ATK hat, fällt, und der Unterschied ist Schaden für die eigene Seite. Gleich: beide fallen.
- Sie blockiert: dein ATK gegen ihren DEF. Mehr: sie fällt, ohne Schaden. Weniger: du nimmst den Unterschied, beide bleiben. Gleich: nichts geschieht.
- Es ist der König: Dein Gegner nimmt deinen ATK als Schaden. Du bleibst stehen.
Der Angreifer rückt nur nach, wenn er dort eine Einheit besiegt.

**Der König** greift nie an, blockiert nie und fällt nie. Tritt er auf eine eigene Einheit, ist sie weg. Deine Einheiten dürfen nicht auf sein Feld.

**Zusammenschlüsse** – bewegst oder platzierst du eine Einheit (A) auf eine eigene (B), vereinen sie sich. Die neue darf sich noch bewegen; offen ist sie nur, wenn beide es waren. Die erste Regel, die passt, gilt; gleiche Namen passen nie:
1. *Symbiose*: der größere ATK ist der DEF der anderen und der kleinere ATK auch. Der größere ATK wird ATK und DEF.
2. *Gleichgesinnt*: der größte gemeinsame Teiler beider ATK oder beider DEF liegt über 100. Die Werte werden addiert, abzüglich des größeren Teilers.
3. *Prima*: dieser Teiler ist genau 100, und beide ATK oder beide DEF sind eine Primzahl von Hunderten. Die Werte werden addiert.
Passt nichts, ist B verloren. Das Menü zeigt das Ergebnis, bevor du wählst.

**Auf dem Brett** sind \`x\` die Einheiten der Seite, die begann, \`y\` die anderen, groß sind Könige; \`*\` darf noch ziehen, \`b\` blockiert, \`+\` ist ein Feld zur Wahl. Daneben ist 1200/800 ATK und DEF, in Klammern, solange eine Einheit verdeckt liegt. \`+2\` nach einem Namen: zwei sind dazugekommen.

**Zeilen** – \`D1 move D2\`, \`D4 flip\`, \`D4 block\`, \`place 3 1 D2\`, \`yield\`, \`yield 3\`; \`auto\` lässt den Computer deinen ganzen Zug spielen.`,
};
