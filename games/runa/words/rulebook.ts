import type { Text } from '../../kit/text.ts';

/** The page of rules. */
export const rulebook: Text = {
  en: `**Runa's Strive** – lead Runa through two levels with four rooms each. The fourth room holds the boss. Without health the run is lost; when the Mega Saurus falls, it is won.

**A round.** Runa plays one card (cards are not used up), then every living monster uses one ability. The board shows what each is about to do; magic it cannot pay for is skipped.

**Classes.** Warrior: Thrust, Parry. Mage: Focus, Water. Paladin: Slash, Reflect.

**Runa's cards** (n = level, w = roll, f = focus)
\`Slash    \` 4n + w, breaks focus
\`Swing    \` 5n + w, breaks focus
\`Thrust   \` 6n + w, +4n if w is 6 or more
\`Pierce   \` 7n + w, +5n if w is 6 or more
\`Parry    \` every blow this round hurts 7n less
\`Focus    \` +n focus after the monsters' turn, unless broken
\`Reflect  \` up to 10n of every spell goes back
\`Water    \` (2n+4)·f, +2n against lightning
\`Ice      \` (2n+4)·f + 2, +2n against water
\`Fire     \` (2n+5)·f, +2n against ice
\`Lightning\` (2n+5)·f + 2, +2n against fire
Spells cost 1 focus, but never the last. Focus is limited by the size of the die.

**Monsters.** Scratch 5n and Claw 6n break Runa's focus; Smash 8n, Bite 10n. Block takes 7n off the next blow, Deflect 11n+2 off the next spell. Water 8n+2, Ice 10n+2, Fire 12n+2 and Lightning 14n+2 need and use n focus.

**After a fight.** Rooms 1 to 3: pick new cards (1 of 2, or 2 of 4) or take the next die (d4, d6, d8, d10, d12). After the first boss Runa gets her class cards of level 2. Then she may give up cards for 10 health each, up to 50, and keeps at least one.

**Options.** \`dice\`: the bot rolls, or you roll your own die. \`seeds\`: name the seeds of the shuffles to play a run again.`,
  de: `**Runa's Strive** – führe Runa durch zwei Level mit je vier Räumen. Im vierten wartet der Boss. Ohne Leben ist der Lauf verloren; fällt der Megasaurus, ist er gewonnen.

**Eine Runde.** Runa spielt eine Karte (Karten verbrauchen sich nicht), dann setzt jedes lebende Monster eine Fähigkeit ein. Das Brett zeigt, was jedes gleich tut; Magie, die es nicht bezahlen kann, überspringt es.

**Klassen.** Kriegerin: Stich, Parade. Magierin: Fokus, Wasser. Paladinin: Hieb, Spiegel.

**Runas Karten** (n = Stufe, w = Wurf, f = Fokus)
\`Hieb     \` 4n + w, bricht Fokus
\`Schwung  \` 5n + w, bricht Fokus
\`Stich    \` 6n + w, +4n bei einem Wurf ab 6
\`Durchstoß\` 7n + w, +5n bei einem Wurf ab 6
\`Parade   \` jeder Schlag dieser Runde schadet 7n weniger
\`Fokus    \` +n Fokus nach dem Zug der Monster, falls nicht gebrochen
\`Spiegel  \` bis zu 10n von jedem Zauber gehen zurück
\`Wasser   \` (2n+4)·f, +2n gegen Blitz
\`Eis      \` (2n+4)·f + 2, +2n gegen Wasser
\`Feuer    \` (2n+5)·f, +2n gegen Eis
\`Blitz    \` (2n+5)·f + 2, +2n gegen Feuer
Zauber kosten 1 Fokus, aber nie den letzten. Mehr Fokus, als der Würfel Seiten hat, gibt es nicht.

**Monster.** Kratzer 5n und Pranke 6n brechen Runas Fokus; Schlag 8n, Biss 10n. Deckung nimmt dem nächsten Schlag 7n, Abwehr dem nächsten Zauber 11n+2. Wasser 8n+2, Eis 10n+2, Feuer 12n+2 und Blitz 14n+2 brauchen und verbrauchen n Fokus.

**Nach dem Kampf.** Räume 1 bis 3: neue Karten (1 aus 2 oder 2 aus 4) oder der nächste Würfel (W4, W6, W8, W10, W12). Nach dem ersten Boss bekommt Runa ihre Klassenkarten der Stufe 2. Danach darf sie Karten für je 10 Leben hergeben, bis 50, und behält mindestens eine.

**Optionen.** \`dice\`: der Bot würfelt, oder du würfelst selbst. \`seeds\`: nenne die Seeds der Mischungen, um einen Lauf noch einmal zu spielen.`,
};
