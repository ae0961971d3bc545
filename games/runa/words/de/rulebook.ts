import type { rulebook as en } from '../en/rulebook.ts';

export const rulebook: typeof en = {
  rules: `### Ziel
Führe Runa durch zwei Level mit je vier Räumen. Im vierten Raum wartet ein Boss. Besiege am Ende von Level 2 den Megasaurus, und du hast gewonnen. Hat Runa kein Leben mehr, ist der Durchlauf zu Ende.

### Eine Runde
1. **Karte spielen.** Karten verbrauchen sich nicht. Sind zwei Monster im Raum, braucht ein Angriff oder Zauber auch ein Ziel.
2. **Würfeln.** Bei Angriffen kommt Runas Wurf zum Schaden dazu. Zauber brauchen keinen Wurf.
3. **Die Monster handeln.** Jedes setzt eine Fähigkeit ein. Das Brett zeigt, was es gleich tut und wie groß die Gefahr für Runa ist. Zauber, die es nicht bezahlen kann, überspringt ein Monster.

### Fokus
Je mehr Fokus Runa hat, desto härter treffen ihre Zauber. Ein Zauber kostet 1 Fokus, aber nie den letzten. Sie kann so viel Fokus haben, wie ihr Würfel Seiten hat.

Gesammelter Fokus kommt erst unmittelbar vor dem nächsten eigenen Zug. Bis dahin können manche Angriffe ihn brechen: bei dir Hieb und Schwung, bei den Monstern Kratzer und Pranke.

### Verteidigung
Parade schwächt in dieser Runde jeden Angriff der Monster, Spiegel wirft einen Teil jedes Zaubers zurück. Deckung oder Abwehr eines Monsters schwächt deinen nächsten Angriff oder Zauber gegen dieses Monster.

### Nach dem Kampf
- **Räume 1 bis 3:** Nimm neue Karten (1 von 2, oder 2 von 4 nach zwei Monstern) oder den nächstgrößeren Würfel: W4, W6, W8, W10, W12. Hast du schon einen W12, nimmst du Karten.
- **Erster Boss:** Runa bekommt ihre beiden Klassenkarten der Stufe 2.
- **Heilung:** Nach jedem Kampf kannst du Karten für je 10 Leben abwerfen, bis zu 50 Leben. Mindestens eine Karte musst du behalten.

### Punkte
Erst zählen die geschafften Räume, dann die besiegten Monster, dann möglichst wenig erlittener Schaden. In die Rangliste kommen nur Durchläufe, in denen der Bot würfelt und die Seeds zufällig sind.

### Optionen
Mit \`würfel\` würfelst du selbst und gibst das Ergebnis ein. Mit \`seeds\` legst du die Seeds zum Mischen fest, zum Beispiel um einen Durchlauf zu wiederholen.`,
  cards: {
    title: 'Karten',
    text: `### Klassen
Runa beginnt mit den beiden Karten ihrer Klasse, Stufe 1.
- **Kriegerin:** Stich, Parade
- **Magierin:** Fokus, Wasser
- **Paladinin:** Hieb, Spiegel

### Angriffe
n ist die Stufe der Karte, w dein Wurf.
\`Hieb     \` 4n + w, bricht Fokus
\`Schwung  \` 5n + w, bricht Fokus
\`Stich    \` 6n + w, +4n bei einem Wurf ab 6
\`Durchstoß\` 7n + w, +5n bei einem Wurf ab 6

### Zauber
f ist Runas Fokus.
\`Wasser\` (2n + 4) × f, +2n gegen Blitz
\`Eis   \` (2n + 4) × f + 2, +2n gegen Wasser
\`Feuer \` (2n + 5) × f, +2n gegen Eis
\`Blitz \` (2n + 5) × f + 2, +2n gegen Feuer

### Weitere Karten
\`Parade \` jeder Angriff in dieser Runde macht 7n weniger Schaden
\`Spiegel\` bis zu 10n von jedem Zauber in dieser Runde treffen stattdessen den Angreifer
\`Fokus  \` +n Fokus nach dem Zug der Monster, falls er nicht gebrochen wird`,
  },
  monsters: {
    title: 'Monster',
    intro: 'Leben und Element jedes Monsters und seine Fähigkeiten in der Reihenfolge, in der es sie einsetzt.',
    abilities: `### Fähigkeiten
n ist die Stufe der Fähigkeit.
- Angriffe: Kratzer 5n und Pranke 6n (beide brechen Fokus), Schlag 8n, Biss 10n
- Zauber: Wasser 8n + 2, Eis 10n + 2, Feuer 12n + 2, Blitz 14n + 2. Jeder braucht und kostet n Fokus.
- Fokus: +n Fokus vor dem nächsten eigenen Zug, falls er nicht gebrochen wird
- Deckung: 7n weniger Schaden durch deinen nächsten Angriff
- Abwehr: 11n + 2 weniger Schaden durch deinen nächsten Zauber`,
  },
  level: ({ level }) => `### Level ${level}`,
  monsterLine: ({ monster, hp, element, abilities }) =>
    `- **${monster}** (${hp}${element ? `, ${element}` : ''}): ${abilities}`,
  ascension: {
    title: 'Aufstieg',
    intro: `### Aufstieg
Die Option \`aufstieg\` macht einen Durchlauf schwerer. Jede Stufe fügt den bisherigen Regeln eine hinzu.`,
    week: `### Wochenregeln
Mit \`woche\` spielst du nach den Regeln dieser Woche: drei der Regeln oben und eine, die hilft. Sie sind für alle gleich und wechseln jeden Montag.`,
  },
  expansion: {
    title: 'Erweiterung',
    intro:
      'Mit der Option `erweiterung` kommt Folgendes dazu. In jedem Level wartet einer von zwei Bossen.\n### Klassen',
    cards: '### Karten\nn ist die Stufe der Karte, w dein Wurf, f Runas Fokus.',
  },
  cardLine: ({ card, effect }) => `- **${card}**: ${effect}`,
  formulas: {
    strike: ({ power, bonus, breaksFocus }) =>
      `${power}n + w${bonus ? `, +${bonus}n bei einem Wurf ab 6` : ''}${breaksFocus ? ', bricht Fokus' : ''}`,
    spell: ({ perFocus, extra, element }) =>
      `(2n + ${perFocus}) × f${extra ? ` + ${extra}` : ''}, +2n gegen ${element}`,
    parry: ({ power }) => `Angriffe machen ${power}n weniger`,
    reflect: ({ power }) => `wirft ${power}n Magie zurück`,
    focus: ({ power }) => `+${power}n Fokus`,
  },
  typing: `Statt Buttons zu drücken, kannst du deinen Zug mit \`/zug\` eintippen. Alles ist in der Reihenfolge nummeriert, in der es angeboten wird.
- \`2\`: die zweite Klasse oder Karte, das zweite Ziel, die zweite Belohnung oder eine gewürfelte 2
- \`2,1\`: zwei Karten der Beute oder Karten zum Abwerfen
- \`none\`: alle Karten behalten
- \`61,86\`: die Seeds für Karten und Monster`,
};
