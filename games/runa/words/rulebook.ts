import type { Text } from '../../kit/text.ts';

/** The page of rules. */
export const rulebook: Text = {
  en: `**Runa's Strive** – lead Runa through two levels with four rooms each. The fourth room holds the boss. At 0 HP the run is lost; when the Mega Saurus falls, it is won.

**A round.** Runa plays one card (cards are not used up), then every living monster uses one ability. The board shows what each monster attempts next; magic it cannot pay for is skipped.

**Classes.** Warrior: Thrust, Parry. Mage: Focus, Water. Paladin: Slash, Reflect.

**Runa's cards** (n = level, w = roll, f = focus points FP)
\`Slash    \` 4n + w, breaks focus
\`Swing    \` 5n + w, breaks focus
\`Thrust   \` 6n + w, +4n if w is 6 or more
\`Pierce   \` 7n + w, +5n if w is 6 or more
\`Parry    \` every physical attack this turn hurts 7n less
\`Focus    \` +n FP after the monsters' turn, unless broken
\`Reflect  \` up to 10n of every magical attack goes back
\`Water    \` (2n+4)·f, +2n against Lightning
\`Ice      \` (2n+4)·f + 2, +2n against Water
\`Fire     \` (2n+5)·f, +2n against Ice
\`Lightning\` (2n+5)·f + 2, +2n against Fire
Magical attacks cost 1 FP, but the last FP is never spent. FP are limited by the size of the die.

**Monsters.** Scratch 5n and Claw 6n break Runa's focus; Smash 8n, Bite 10n. Block takes 7n off the next physical attack, Deflect 11n+2 off the next magical one. Water 8n+2, Ice 10n+2, Fire 12n+2 and Lightning 14n+2 need and use n FP.

**After a fight.** Rooms 1 to 3: pick new cards (1 of 2, or 2 of 4) or take the next die (d4, d6, d8, d10, d12). After the first boss Runa gets her class cards of level 2. Then she may discard cards for 10 HP each, up to 50, and keeps at least one.

**Options.** \`dice\`: the bot rolls, or you roll your own die. \`seeds\`: name the seeds of the shuffles to play a run again.`,
  de: `**Runa's Strive** – führe Runa durch zwei Level mit je vier Räumen. Im vierten wartet der Boss. Bei 0 HP ist der Lauf verloren; fällt der Mega Saurus, ist er gewonnen.

**Eine Runde.** Runa spielt eine Karte (Karten verbrauchen sich nicht), dann setzt jedes lebende Monster eine Fähigkeit ein. Das Brett zeigt, was jedes als Nächstes versucht; Magie, die es nicht bezahlen kann, überspringt es.

**Klassen.** Warrior: Thrust, Parry. Mage: Focus, Water. Paladin: Slash, Reflect.

**Runas Karten** (n = Level, w = Wurf, f = Fokuspunkte FP)
\`Slash    \` 4n + w, bricht Fokus
\`Swing    \` 5n + w, bricht Fokus
\`Thrust   \` 6n + w, +4n bei einem Wurf ab 6
\`Pierce   \` 7n + w, +5n bei einem Wurf ab 6
\`Parry    \` jeder physische Angriff dieser Runde schadet 7n weniger
\`Focus    \` +n FP nach dem Zug der Monster, falls nicht gebrochen
\`Reflect  \` bis zu 10n von jedem magischen Angriff gehen zurück
\`Water    \` (2n+4)·f, +2n gegen Lightning
\`Ice      \` (2n+4)·f + 2, +2n gegen Water
\`Fire     \` (2n+5)·f, +2n gegen Ice
\`Lightning\` (2n+5)·f + 2, +2n gegen Fire
Magische Angriffe kosten 1 FP, aber nie den letzten. Mehr FP, als der Würfel Seiten hat, gibt es nicht.

**Monster.** Scratch 5n und Claw 6n brechen Runas Fokus; Smash 8n, Bite 10n. Block nimmt dem nächsten physischen Angriff 7n, Deflect dem nächsten magischen 11n+2. Water 8n+2, Ice 10n+2, Fire 12n+2 und Lightning 14n+2 brauchen und verbrauchen n FP.

**Nach dem Kampf.** Räume 1 bis 3: neue Karten (1 aus 2 oder 2 aus 4) oder der nächste Würfel (d4, d6, d8, d10, d12). Nach dem ersten Boss bekommt Runa ihre Klassenkarten von Level 2. Danach darf sie Karten für je 10 HP abwerfen, bis 50, und behält mindestens eine.

**Optionen.** \`dice\`: der Bot würfelt, oder du würfelst selbst. \`seeds\`: nenne die Seeds der Mischungen, um einen Lauf noch einmal zu spielen.`,
};
