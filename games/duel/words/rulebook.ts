import { eachLanguage, type RulesPage, say, type Text } from '@longtable/kit';
import { SPELLS } from '../rules/cards.ts';
import { type BuiltInDeck, cardsOf, DECKS, listDeck } from '../rules/decks.ts';
import { deckLines } from './names.ts';
import { spellLines } from './spells.ts';

const RULES = {
  en: `### Goal
Bring your opponent down from 30 life to 0. Each player draws from their own pile.

### Your turn
Your creatures wake up, you get mana and you draw a card.
- Mana: 1, 2, 4, then 8 every round. Unspent mana carries over, up to 15.
- If your pile is empty or you already have 7 cards, you lose 1 life instead of drawing.

Then do as much as you like, in any order:
- **Set** a creature in a free slot. It costs mana.
- **Cast** a spell. It costs mana too.
- **Attack** your opponent or one of their creatures. Each creature can attack once per turn.
- **Sacrifice** a card from your hand for 1 life.

Press **End turn** when you’re done.

### Creatures
3/7 means 3 damage and 7 life. An attack takes the damage off the target’s life, and nothing hits back. A creature with no life left is destroyed.

A new creature is asleep (\`z\`) until your next turn: it can’t attack or be attacked. \`=\` means it has attacked this turn.
- \`S\` **shield**: your opponent has to destroy all your shields before attacking anything else, including you. A shield is awake on your opponent’s next turn.
- \`M\` **mana drain**: hitting your opponent takes all their mana.
- \`A\` **speedy**: awake right away.

### Good to know
Going first is a big advantage, so the starting player is chosen at random and a rematch swaps sides. With the **fair start**, both win about equally often: the second player begins with 3 mana and a fourth card.

\`/lookup\` shows the decks of a table. To play with your own decks, create one with \`/design\` or upload JSON files with \`/play duel\`.`,

  de: `### Ziel
Bring deinen Gegner von 30 Leben unter 1. Jede Seite zieht vom eigenen Nachziehstapel.

### Dein Zug
Deine Kreaturen wachen auf, du bekommst Mana und ziehst eine Karte.
- Mana: 1, 2, 4, dann 8 pro Runde. Nicht verbrauchtes Mana bleibt dir, bis höchstens 15.
- Ist dein Nachziehstapel leer oder hast du schon 7 Karten, verlierst du stattdessen 1 Leben.

Dann kannst du beliebig viel tun, in beliebiger Reihenfolge:
- Eine Kreatur auf ein freies Feld **legen**. Das kostet Mana.
- Einen Zauber **wirken**. Auch das kostet Mana.
- Deinen Gegner oder eine seiner Kreaturen **angreifen**. Jede Kreatur kann einmal pro Zug angreifen.
- Eine Karte von der Hand für 1 Leben **opfern**.

Wenn du fertig bist, drückst du **Zug beenden**.

### Kreaturen
3/7 heißt 3 Schaden und 7 Leben. Ein Angriff zieht den Schaden vom Leben des Ziels ab, und niemand schlägt zurück. Eine Kreatur ohne Leben ist zerstört.

Eine neue Kreatur schläft (\`z\`) bis zu deinem nächsten Zug: Sie kann weder angreifen noch angegriffen werden. \`=\` heißt, dass sie in diesem Zug angegriffen hat.
- \`S\` **Schild**: Dein Gegner muss alle deine Schilde zerstören, bevor er etwas anderes angreifen kann, auch dich. Ein Schild ist schon im nächsten Zug deines Gegners wach.
- \`M\` **Manaentzug**: Ein Treffer auf deinen Gegner nimmt ihm das ganze Mana.
- \`A\` **flink**: sofort wach.

### Gut zu wissen
Wer beginnt, ist klar im Vorteil. Deshalb entscheidet das Los, und in der Revanche wird getauscht. Mit dem **fairen Start** gewinnen beide etwa gleich oft: Die zweite Seite fängt mit 3 Mana und einer vierten Karte an.

\`/nachschlagen\` zeigt die Decks eines Tisches. Eigene Decks erstellst du mit \`/entwerfen\` oder lädst sie mit \`/spielen duel\` als JSON-Dateien hoch.`,
};

const TYPING = {
  en: `You can type a move with \`/move\` instead of pressing buttons. Cards are numbered from the left, slots from 1 to 7.
- \`set 2 to 4\`: set card 2 of your hand in slot 4
- \`cast 3\`: cast card 3
- \`cast 3 take 2 to 5\`: cast Traitor (card 3) on your opponent’s slot 2 and move the creature to your slot 5
- \`attack 0 with 3\`: attack your opponent with the creature in slot 3
- \`attack 2 with 3\`: attack their slot 2 with it
- \`sacrifice 1\`: sacrifice card 1 for 1 life
- \`finish\`: end your turn`,

  de: `Statt Buttons zu drücken, kannst du deinen Zug mit \`/zug\` eintippen. Karten sind von links nummeriert, Felder von 1 bis 7.
- \`set 2 to 4\`: Karte 2 deiner Hand auf Feld 4 legen
- \`cast 3\`: Karte 3 wirken
- \`cast 3 take 2 to 5\`: Verräter (Karte 3) auf Feld 2 deines Gegners wirken und die Kreatur auf dein Feld 5 holen
- \`attack 0 with 3\`: deinen Gegner mit der Kreatur auf Feld 3 angreifen
- \`attack 2 with 3\`: damit sein Feld 2 angreifen
- \`sacrifice 1\`: Karte 1 für 1 Leben opfern
- \`finish\`: Zug beenden`,
};

function deckPage(decks: readonly BuiltInDeck[]): Text {
  return eachLanguage((language) =>
    decks
      .map((deck) => {
        const lines = deckLines(listDeck(cardsOf(deck)), language);
        const heading = `### ${say(deck.title, language)}: ${say(deck.about, language)}`;
        return `${heading}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
      })
      .join('\n'),
  );
}

const DECKS_PER_PAGE = 3;
const all = Object.values(DECKS);

export const rulebook: readonly RulesPage[] = [
  { title: { en: 'Rules', de: 'Regeln' }, text: RULES },
  { title: { en: 'Spells', de: 'Zauber' }, text: eachLanguage((language) => spellLines(SPELLS, language).join('\n')) },
  { title: { en: 'Decks', de: 'Decks' }, text: deckPage(all.slice(0, DECKS_PER_PAGE)) },
  { title: { en: 'More decks', de: 'Weitere Decks' }, text: deckPage(all.slice(DECKS_PER_PAGE)) },
  { title: { en: 'Typing moves', de: 'Züge eintippen' }, text: TYPING },
];
