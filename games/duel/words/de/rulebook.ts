import type { rulebook as en } from '../en/rulebook.ts';

export const rulebook: typeof en = {
  rules: `### Ziel
Bring deinen Gegner von 30 Leben auf 0. Jede Seite zieht vom eigenen Nachziehstapel.

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
  spells: 'Zauber',
  decks: 'Decks',
  moreDecks: 'Weitere Decks',
  typing: `Statt Buttons zu drücken, kannst du deinen Zug mit \`/zug\` eintippen. Karten sind von links nummeriert, Felder von 1 bis 7.
- \`set 2 to 4\`: Karte 2 deiner Hand auf Feld 4 legen
- \`cast 3\`: Karte 3 wirken
- \`cast 3 take 2 to 5\`: Verräter (Karte 3) auf Feld 2 deines Gegners wirken und die Kreatur auf dein Feld 5 holen
- \`attack 0 with 3\`: deinen Gegner mit der Kreatur auf Feld 3 angreifen
- \`attack 2 with 3\`: damit sein Feld 2 angreifen
- \`sacrifice 1\`: Karte 1 für 1 Leben opfern
- \`finish\`: Zug beenden`,
};
