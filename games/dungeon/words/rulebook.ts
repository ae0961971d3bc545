import type { Text } from '../../kit/text.ts';

/** The page of rules for players. */
export const rulebook: Text = {
  en: `**Your task.** Fight through the levels. A level is cleared when every enemy is dead; the last one wins the run. Your hero has one life and keeps everything from level to level; nothing is healed in between.

**A round.** You do one thing, then every enemy does one thing. Walls stop steps only: everybody sees, casts and shoots through them.
\`w\` up · \`s\` down · \`a\` left · \`d\` right · \`e\` cast · \`q\` wait
\`walk w\` (s, a, d; the doubled arrows) steps on until a wall, an opening or an enemy; \`rest\` waits until your ability can be used to the full, or somebody comes.

**Blows.** Step at an enemy to strike. The attacker rolls 0 to attack, the defender 0 to defense; the difference is the damage. Kill with a step and you move onto the cell.

**Growing.** Kills give experience. At 50 × your level you rise: more health (refilled), attack and defense.

**Abilities**
- Warrior, *Avenger's Shield*: heals 10 × defense and hits one random enemy closer than 3 for a tenth of the full health, undefended. Then a cooldown.
- Mage, *Blizzard*: several strikes of spell power at random enemies in range, for mana. Mana comes back with your level every round.
- Rogue, *Fan of Knives*: hits all eight neighbours for your attack, for energy. 10 energy a round come back.
- Hunter, *Shoot*: hits the closest enemy in range for your attack, for one arrow. New arrows every 11 rounds.
A cast that is refused still uses up the round.

**Enemies.** Monsters chase you when you are closer than their vision, else they wander: \`s\` Soldier, \`k\` Knight, \`q\` Guard, \`z\` Wight, \`b\` Bear Wight, \`g\` Giant Wight, \`w\` White Walker. Bosses also shoot: \`M\` The Mountain, \`C\` Queen Cersei, \`K\` Night's King. Traps stay where they are, strike all eight neighbours and hide most of the time: \`B\` Bonus, \`Q\` Queen's, \`D\` Death Trap. Remember where they were!

**Your own levels.** A text file of boards made of \`#\`, \`.\`, one \`@\` and enemies, at most 60 × 30. Divide boards by empty lines, by lines like \`level2.txt:\`, or over several files.

**One level.** \`level\` plays a single level, with a hero who comes from those before it. \`/daily play\` has a new level every day, with the same luck for everybody, and every hero can clear it: do so in as few rounds as you can, and in fewer than the computer needed; then more health left counts, and if you fall, experience.`,
  de: `**Deine Aufgabe.** Kämpf dich durch die Level. Ein Level ist geschafft, wenn alle Gegner tot sind; mit dem letzten gewinnst du den Lauf. Dein Held hat ein Leben und behält alles von Level zu Level; dazwischen heilt nichts.

**Eine Runde.** Du tust eine Sache, dann tut jeder Gegner eine. Wände halten nur Schritte auf: Alle sehen, zaubern und schießen hindurch.
\`w\` hoch · \`s\` runter · \`a\` links · \`d\` rechts · \`e\` Kraft (zaubern) · \`q\` warten
\`walk w\` (s, a, d; die doppelten Pfeile) läuft bis zu einer Wand, einer Öffnung oder einem Gegner; \`rest\` wartet, bis deine Fähigkeit wieder voll bereit ist oder jemand kommt.

**Schläge.** Mach einen Schritt auf einen Gegner, um zuzuschlagen. Der Angreifer würfelt 0 bis Angriff, der Verteidiger 0 bis Abwehr; der Unterschied ist der Schaden. Tötest du mit einem Schritt, rückst du auf das Feld.

**Wachsen.** Getötete Gegner geben Erfahrung. Bei 50 × deiner Stufe steigst du auf: mehr Leben (aufgefüllt), Angriff und Verteidigung.

**Fähigkeiten**
- Krieger, *Rächerschild*: heilt 10 × Abwehr und trifft einen zufälligen Gegner näher als 3 mit einem Zehntel des vollen Lebens, ohne Gegenwehr. Danach eine Pause.
- Magier, *Blizzard*: mehrere Treffer mit Zauberkraft auf zufällige Gegner in Reichweite, für Mana. Mana kommt jede Runde in Höhe deiner Stufe zurück.
- Schurke, *Messerfächer*: trifft alle acht Nachbarfelder mit dem Angriff, für Energie. Jede Runde kommen 10 Energie zurück.
- Jägerin, *Schuss*: trifft den nächsten Gegner in Reichweite mit dem Angriff, für einen Pfeil. Neue Pfeile alle 11 Runden.
Auch ein verweigerter Zauber kostet die Runde.

**Gegner.** Monster jagen dich, wenn du näher bist als ihre Sichtweite, sonst streifen sie umher: \`s\` Soldat, \`k\` Ritter, \`q\` Wache, \`z\` Untoter, \`b\` Untoter Bär, \`g\` Untoter Riese, \`w\` Weißer Wanderer. Bosse schießen auch: \`M\` der Berg, \`C\` Königin Cersei, \`K\` Nachtkönig. Fallen bleiben, wo sie sind, schlagen auf alle acht Nachbarfelder und sind meist unsichtbar: \`B\` Bonusfalle, \`Q\` Königsfalle, \`D\` Todesfalle. Merk dir, wo sie waren!

**Eigene Level.** Eine Textdatei mit Brettern aus \`#\`, \`.\`, einem \`@\` und Gegnern, höchstens 60 × 30. Trenn Bretter durch Leerzeilen, durch Zeilen wie \`level2.txt:\` oder auf mehrere Dateien.

**Ein Level.** \`level\` spielt ein einzelnes Level, mit einem Helden, der aus denen davor kommt. \`/daily play\` hat jeden Tag ein neues Level, mit demselben Glück für alle, und jeder Held kann es schaffen: in möglichst wenigen Runden, und in weniger, als der Computer brauchte; dann zählt mehr übriges Leben, und wenn du fällst, Erfahrung.`,
};
