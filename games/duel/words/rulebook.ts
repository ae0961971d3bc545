import { type Language, say, type Text } from '../../kit/text.ts';
import { listDeck } from '../rules/deck-list.ts';
import { cardsOf, emberpack, tidewatch } from '../rules/decks.ts';
import { deckLines } from './marks.ts';

/** Both decks of the house, card by card. */
function decks(language: Language): string[] {
  return [tidewatch, emberpack].map((deck) => {
    const lines = [say(deck.title, language), ...deckLines(listDeck(cardsOf(deck)), language)];
    return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
  });
}

const ENGLISH = `Bring your opponent from 30 life below 1. Both draw from their own pile of cards.

**Your turn.** Your creatures wake, you get mana (1, 2, 4, then always 8 a round; you keep what is left, at most 15), and you draw a card. If your pile is empty or you already hold 7 cards, you lose 1 life instead. Then do as much as you like:
- \`set 2 to 4\`: card 2 of your hand, a creature, goes to your slot 4. Costs mana.
- \`cast 3\`: card 3, a spell. Costs mana. Traitor: \`cast 3 take 2 to 5\`.
- \`attack 0 with 3\`: your creature in slot 3 attacks your opponent (0) or one of their slots (1 to 7).
- \`sacrifice 1\`: give up card 1 for 1 life.
- \`finish\`: end the turn.

**Creatures.** 3/7 means damage 3, life 7. An attack takes the damage off the target's life; nothing strikes back. One attack per creature and turn. A new creature sleeps (\`z\`): it cannot attack, and it cannot be attacked, until your next turn. \`=\` has attacked.
- \`S\` shield: your opponent must destroy all your shields before anything else can be attacked. A shield can be attacked at once.
- \`M\` mana drain: hitting your opponent takes all their mana.
- \`A\` speedy: awake at once.

**Spells.**
- Healer (5): your creatures get +1 life, up to 9.
- Relief (3): draw three cards; each one that fails costs 1 life.
- Rebirth (5): your last dead or sacrificed creature returns. If there is none, or no free slot, the card is lost.
- Dracula (2): your opponent loses 2 life, you gain 2.
- Traitor (9): take any creature of your opponent, even a sleeping one behind a shield.

Whoever begins wins more often: the lot decides, and a rematch changes places. You can bring decks of your own as JSON files; \`/look\` shows the decks of a table.`;

const GERMAN = `Bringe deinen Gegner von 30 Leben unter 1. Jeder zieht vom eigenen Stapel.

**Dein Zug.** Deine Kreaturen wachen auf, du bekommst Mana (1, 2, 4, dann immer 8 je Runde; was übrig ist, behältst du, höchstens 15) und ziehst eine Karte. Ist dein Stapel leer oder hast du schon 7 Karten, verlierst du stattdessen 1 Leben. Dann tu so viel du willst:
- \`set 2 to 4\`: Karte 2 deiner Hand, eine Kreatur, kommt auf dein Feld 4. Kostet Mana.
- \`cast 3\`: Karte 3, ein Zauber. Kostet Mana. Verräter: \`cast 3 take 2 to 5\`.
- \`attack 0 with 3\`: deine Kreatur auf Feld 3 greift deinen Gegner (0) oder eines seiner Felder (1 bis 7) an.
- \`sacrifice 1\`: opfere Karte 1 für 1 Leben.
- \`finish\`: beende den Zug.

**Kreaturen.** 3/7 heißt Schaden 3, Leben 7. Ein Angriff zieht den Schaden vom Leben des Ziels ab; niemand schlägt zurück. Jede Kreatur greift einmal je Zug an. Eine neue Kreatur schläft (\`z\`): bis zu deinem nächsten Zug kann sie nicht angreifen und nicht angegriffen werden. \`=\` hat angegriffen.
- \`S\` Schild: Dein Gegner muss erst alle deine Schilde zerstören. Ein Schild ist sofort angreifbar.
- \`M\` Mana-Entzug: Ein Treffer auf deinen Gegner nimmt ihm alles Mana.
- \`A\` flink: sofort wach.

**Zauber.**
- Heilung (5): deine Kreaturen bekommen +1 Leben, bis 9.
- Nachschub (3): ziehe drei Karten; jede, die nicht geht, kostet 1 Leben.
- Rückkehr (5): deine zuletzt gestorbene oder geopferte Kreatur kehrt zurück. Gibt es keine oder kein freies Feld, ist die Karte verloren.
- Dracula (2): dein Gegner verliert 2 Leben, du gewinnst 2.
- Verräter (9): nimm irgendeine Kreatur deines Gegners, auch eine schlafende hinter einem Schild.

Wer beginnt, gewinnt öfter: Das Los entscheidet, und in der Revanche wird getauscht. Du kannst eigene Decks als JSON-Dateien mitbringen; \`/look\` zeigt die Decks eines Tisches.`;

/** The rules, and both decks of the house card by card. */
export const rulebook: Text = {
  en: [ENGLISH, ...decks('en')].join('\n'),
  de: [GERMAN, ...decks('de')].join('\n'),
};
