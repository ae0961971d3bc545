import type { Text } from '../../kit/text.ts';

/** The page of rules for players. */
export const rulebook: Text = {
  en: `**Your task.** Fight through the levels. A level is cleared when every enemy is dead; the last one wins the run. Your hero has one life and keeps everything from level to level; nothing is healed in between.

**A round.** You do one thing, then every enemy does one thing. Walls stop steps only: everybody sees, casts and shoots through them.
\`w\` up · \`s\` down · \`a\` left · \`d\` right · \`e\` cast · \`q\` wait
\`walk w\` (s, a, d) steps on and \`rest\` waits on until something happens.

**Blows.** Step at an enemy to strike. The attacker rolls 0 to ATK, the defender 0 to DEF; the difference is the damage (\`21 − 6, damage 15\`). Kill with a step and you move onto the cell.

**Growing.** Kills give experience. At 50 × your level you rise: more health (refilled), attack and defense.

**Abilities**
- Warrior, *Avenger's Shield*: heals 10 × DEF and hits one random enemy closer than 3 for a tenth of the max HP, undefended. Then a cooldown.
- Mage, *Blizzard*: several strikes of spell power at random enemies in range, for mana. Mana comes back with your level every round.
- Rogue, *Fan of Knives*: hits all eight neighbours for ATK, for energy. 10 energy a round come back.
- Hunter, *Shoot*: hits the closest enemy in range for ATK, for one arrow. New arrows every 11 rounds.
A cast that is refused still uses up the round.

**Enemies.** Monsters chase you when you are closer than their vision, else they wander: \`s\` Solider, \`k\` Knight, \`q\` Guard, \`z\` Wright, \`b\` Bear-Wright, \`g\` Giant-Wright, \`w\` White Walker. Bosses also shoot: \`M\` The Mountain, \`C\` Queen Cersei, \`K\` Night's King. Traps stay where they are, strike all eight neighbours and hide most of the time: \`B\` Bonus, \`Q\` Queen's, \`D\` Death Trap. Remember where they were!

**Your own levels.** A text file of boards made of \`#\`, \`.\`, one \`@\` and enemies, at most 60 × 30. Divide boards by empty lines, by lines like \`level2.txt:\`, or over several files.

**One level.** \`level\` plays a single level, with a hero who comes from those before it. \`/daily play\` does so once a day, with the same level and the same luck for everybody: clear it in as few rounds as you can; then more health left counts, and if you fall, experience.`,
  de: `**Deine Aufgabe.** Kämpf dich durch die Level. Ein Level ist geschafft, wenn alle Gegner tot sind; mit dem letzten gewinnst du den Lauf. Dein Held hat ein Leben und behält alles von Level zu Level; dazwischen heilt nichts.

**Eine Runde.** Du tust eine Sache, dann tut jeder Gegner eine. Wände halten nur Schritte auf: Alle sehen, zaubern und schießen hindurch.
\`w\` hoch · \`s\` runter · \`a\` links · \`d\` rechts · \`e\` Kraft (zaubern) · \`q\` warten
\`walk w\` (s, a, d) geht und \`rest\` wartet weiter, bis etwas geschieht.

**Schläge.** Mach einen Schritt auf einen Gegner, um zuzuschlagen. Der Angreifer würfelt 0 bis ATK, der Verteidiger 0 bis DEF; der Unterschied ist der Schaden (\`21 − 6, damage 15\`). Tötest du mit einem Schritt, rückst du auf das Feld.

**Wachsen.** Getötete Gegner geben Erfahrung. Bei 50 × deiner Stufe steigst du auf: mehr Leben (aufgefüllt), Angriff und Verteidigung.

**Fähigkeiten**
- Krieger (Warrior), *Avenger's Shield*: heilt 10 × DEF und trifft einen zufälligen Gegner näher als 3 mit einem Zehntel der maximalen HP, ohne Abwehr. Danach eine Pause.
- Magier (Mage), *Blizzard*: mehrere Treffer mit Zauberkraft auf zufällige Gegner in Reichweite, für Mana. Mana kommt jede Runde in Höhe deiner Stufe zurück.
- Schurke (Rogue), *Fan of Knives*: trifft alle acht Nachbarfelder mit ATK, für Energie. Jede Runde kommen 10 Energie zurück.
- Jägerin (Hunter), *Shoot*: trifft den nächsten Gegner in Reichweite mit ATK, für einen Pfeil. Neue Pfeile alle 11 Runden.
Auch ein verweigerter Zauber kostet die Runde.

**Gegner.** Monster jagen dich, wenn du näher bist als ihre Sichtweite, sonst streifen sie umher: \`s\` Solider, \`k\` Knight, \`q\` Guard, \`z\` Wright, \`b\` Bear-Wright, \`g\` Giant-Wright, \`w\` White Walker. Bosse schießen auch: \`M\` The Mountain, \`C\` Queen Cersei, \`K\` Night's King. Fallen bleiben, wo sie sind, schlagen auf alle acht Nachbarfelder und sind meist unsichtbar: \`B\` Bonus, \`Q\` Queen's, \`D\` Death Trap. Merk dir, wo sie waren!

**Eigene Level.** Eine Textdatei mit Brettern aus \`#\`, \`.\`, einem \`@\` und Gegnern, höchstens 60 × 30. Trenn Bretter durch Leerzeilen, durch Zeilen wie \`level2.txt:\` oder auf mehrere Dateien.

**Ein Level.** \`level\` spielt ein einzelnes Level, mit einem Helden, der aus denen davor kommt. \`/daily play\` tut das einmal am Tag, mit demselben Level und demselben Glück für alle: Schaff es in möglichst wenigen Runden; dann zählt mehr übriges Leben, und wenn du fällst, Erfahrung.`,
};
