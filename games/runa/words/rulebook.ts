import { eachLanguage, type Language, type RulesPage, say, type Text } from '@longtable/kit';
import {
  CARDS as CARD_EFFECTS,
  CARD_NAMES,
  type CardName,
  CLASS_NAMES,
  type ClassName,
  cardNames,
  classCards,
  classNames,
  type Level,
} from '../rules/cards.ts';
import { ascension, MAX_ASCENSION, MODIFIER_NAMES } from '../rules/modifiers.ts';
import { bossesOf, MONSTERS, type MonsterName, poolMonsters } from '../rules/monsters.ts';
import { modifierLine } from './modifiers.ts';
import { abilityName, bareName, className, elementName, monsterName } from './names.ts';

const RULES = {
  en: `### Goal
Lead Runa through two levels with four rooms each. The fourth room holds a boss. Beat the Mega Saurus at the end of level 2 and you win. If Runa has no health left, the run is over.

### A round
1. **Play a card.** Cards aren’t used up. With two monsters in the room, an attack or a spell also needs a target.
2. **Roll.** Attacks roll Runa’s die and add it to the damage. Spells need no roll.
3. **The monsters act.** Each one uses one ability. The board shows what it will do next and how much danger Runa is in. A monster skips spells it can’t pay for.

### Focus
The more focus Runa has, the harder her spells hit. A spell costs 1 focus, but never the last one. She can hold as much focus as her die has sides.

Gathered focus arrives just before its owner’s next turn. Until then, certain attacks can break it: Slash and Swing on your side, Scratch and Claw on theirs.

### Defence
Parry weakens every attack of the monsters this round, and Reflect turns part of every spell back on its caster. A monster’s Block or Deflect weakens your next attack or spell against it.

### After a fight
- **Rooms 1 to 3:** take new cards (1 of 2, or 2 of 4 if there were two monsters) or the next bigger die: d4, d6, d8, d10, d12. If you already have a d12, you take cards.
- **First boss:** Runa gets her two class cards at level 2.
- **Healing:** after each fight, you can discard cards to heal 10 health each, up to 50. You have to keep at least one card.

### Score
Runs are ranked by rooms cleared, then monsters slain, then the least damage taken. Only runs with the bot’s die and random seeds count for the leaderboard.

### Options
With \`dice\` you can roll your own die and enter the result. With \`seeds\` you can set the shuffle seeds to replay a run.`,

  de: `### Ziel
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
Mit \`dice\` würfelst du selbst und gibst das Ergebnis ein. Mit \`seeds\` legst du die Seeds zum Mischen fest, zum Beispiel um einen Durchlauf zu wiederholen.`,
};

const CARDS = {
  en: `### Classes
Runa starts with the two cards of her class at level 1.
- **Warrior:** Thrust, Parry
- **Mage:** Focus, Water
- **Paladin:** Slash, Reflect

### Attacks
n is the card’s level, w is your roll.
\`Slash \` 4n + w, breaks focus
\`Swing \` 5n + w, breaks focus
\`Thrust\` 6n + w, +4n if w is 6 or more
\`Pierce\` 7n + w, +5n if w is 6 or more

### Spells
f is Runa’s focus.
\`Water    \` (2n + 4) × f, +2n against lightning
\`Ice      \` (2n + 4) × f + 2, +2n against water
\`Fire     \` (2n + 5) × f, +2n against ice
\`Lightning\` (2n + 5) × f + 2, +2n against fire

### The rest
\`Parry  \` every attack this round does 7n less
\`Reflect\` up to 10n of every spell this round hits its caster instead
\`Focus  \` +n focus after the monsters’ turn, unless it’s broken`,

  de: `### Klassen
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
};

const MONSTERS_INTRO = {
  en: 'Each monster’s health, its element if it has one, and its abilities in the order it uses them.',
  de: 'Leben und Element jedes Monsters und seine Fähigkeiten in der Reihenfolge, in der es sie einsetzt.',
};

const ABILITIES = {
  en: `### Abilities
n is the level of the ability.
- Attacks: Scratch 5n and Claw 6n (both break focus), Smash 8n, Bite 10n
- Spells: Water 8n + 2, Ice 10n + 2, Fire 12n + 2, Lightning 14n + 2. Each needs and costs n focus.
- Focus: +n focus before its next turn, unless it’s broken
- Block: 7n less damage from your next attack
- Deflect: 11n + 2 less damage from your next spell`,
  de: `### Fähigkeiten
n ist die Stufe der Fähigkeit.
- Angriffe: Kratzer 5n und Pranke 6n (beide brechen Fokus), Schlag 8n, Biss 10n
- Zauber: Wasser 8n + 2, Eis 10n + 2, Feuer 12n + 2, Blitz 14n + 2. Jeder braucht und kostet n Fokus.
- Fokus: +n Fokus vor dem nächsten eigenen Zug, falls er nicht gebrochen wird
- Deckung: 7n weniger Schaden durch deinen nächsten Angriff
- Abwehr: 11n + 2 weniger Schaden durch deinen nächsten Zauber`,
};

const TYPING = {
  en: `You can type a move with \`/move\` instead of pressing buttons. Everything is numbered in the order it’s offered.
- \`2\`: the second class, card, target or reward, or a roll of 2
- \`2,1\`: two cards of the loot, or cards to discard
- \`none\`: keep all cards
- \`61,86\`: the seeds for cards and monsters`,
  de: `Statt Buttons zu drücken, kannst du deinen Zug mit \`/zug\` eintippen. Alles ist in der Reihenfolge nummeriert, in der es angeboten wird.
- \`2\`: die zweite Klasse oder Karte, das zweite Ziel, die zweite Belohnung oder eine gewürfelte 2
- \`2,1\`: zwei Karten der Beute, oder Karten zum Abwerfen
- \`none\`: alle Karten behalten
- \`61,86\`: die Seeds für Karten und Monster`,
};

function monsters(language: Language): string {
  const parts = ([1, 2] as const).map((level) =>
    monstersOf(level, language, [...poolMonsters(level), ...bossesOf(level)]),
  );
  return [MONSTERS_INTRO[language], ...parts, ABILITIES[language]].join('\n\n');
}

function monstersOf(level: Level, language: Language, names: readonly MonsterName[]): string {
  return [`### Level ${level}`, ...names.map((name) => monsterLine(name, language))].join('\n');
}

/** Returns the classes, cards and monsters of the expansion. */
function expansion(language: Language): string {
  const classes = classNames(EXPANSION).slice(CLASS_NAMES.length);
  const classLine = (name: ClassName) =>
    `- **${className(name, language)}**: ${classCards(name, 1)
      .map((card) => bareName(card.name, language))
      .join(', ')}`;
  const cards = cardNames(EXPANSION).slice(CARD_NAMES.length);
  const monstersIn = (level: Level) =>
    [...poolMonsters(level, EXPANSION), ...bossesOf(level, EXPANSION)].filter((name) => !isOfDocument(name));
  return [
    `${EXPANSION_INTRO[language]}\n${classes.map(classLine).join('\n')}`,
    `${EXPANSION_CARDS[language]}\n${cards.map((name) => `- **${bareName(name, language)}**: ${cardFormula(name, language)}`).join('\n')}`,
    ...([1, 2] as const).map((level) => monstersOf(level, language, monstersIn(level))),
  ].join('\n\n');
}

const EXPANSION = { expansion: true } as const;

const EXPANSION_INTRO = {
  en: 'With the option `expansion`, these join the others. Each level has one of two bosses.\n### Classes',
  de: 'Mit der Option `erweiterung` kommen diese dazu. In jedem Level wartet einer von zwei Bossen.\n### Klassen',
};
const EXPANSION_CARDS = {
  en: '### Cards\nn is the card’s level, w your roll, f Runa’s focus.',
  de: '### Karten\nn ist die Stufe der Karte, w dein Wurf, f Runas Fokus.',
};

function isOfDocument(name: MonsterName): boolean {
  return ([1, 2] as const).some((level) => [...poolMonsters(level), ...bossesOf(level)].includes(name));
}

/** Returns the effect of a card as a formula for any level. */
function cardFormula(name: CardName, language: Language): string {
  const effect = CARD_EFFECTS[name];
  switch (effect.kind) {
    case 'strike': {
      const more: Text =
        effect.highRoll === 0
          ? ''
          : { en: `, +${effect.highRoll}n if w is 6 or more`, de: `, +${effect.highRoll}n bei einem Wurf ab 6` };
      const breaks: Text = effect.breaksFocus ? { en: ', breaks focus', de: ', bricht Fokus' } : '';
      return `${effect.power}n + w${say(more, language)}${say(breaks, language)}`;
    }
    case 'spell': {
      const element = elementName(effect.strongAgainst, language);
      const extra = effect.extra === 0 ? '' : ` + ${effect.extra}`;
      return `(2n + ${effect.perFocus}) × f${extra}, +2n ${say({ en: 'against', de: 'gegen' }, language)} ${element}`;
    }
    case 'parry':
      return say({ en: `attacks do ${effect.power}n less`, de: `Angriffe machen ${effect.power}n weniger` }, language);
    case 'reflect':
      return say({ en: `reflects ${effect.power}n magic`, de: `wirft ${effect.power}n Magie zurück` }, language);
    case 'focus':
      return say({ en: `+${effect.power}n focus`, de: `+${effect.power}n Fokus` }, language);
  }
}

const HARDER_INTRO = {
  en: `### Ascension
The option \`ascension\` makes a run harder. Every step adds its rule to those before it.`,
  de: `### Aufstieg
Die Option \`aufstieg\` macht einen Durchlauf schwerer. Jeder Schritt bringt seine Regel zu denen davor.`,
};
const WEEK_INTRO = {
  en: `### Weekly rules
With \`week\` you play by this week’s rules: three of the rules above, and one that helps. They’re the same for everyone and change every Monday.`,
  de: `### Wochenregeln
Mit \`woche\` spielst du nach den Regeln dieser Woche: drei von den Regeln oben und eine, die hilft. Sie sind für alle gleich und wechseln jeden Montag.`,
};

function modifiers(language: Language): string {
  const steps = ascension(MAX_ASCENSION);
  const boons = MODIFIER_NAMES.filter((name) => !steps.includes(name));
  return [
    HARDER_INTRO[language],
    ...steps.map((name, at) => modifierLine(name, language).replace('- ', `${at + 1}. `)),
    '',
    WEEK_INTRO[language],
    ...boons.map((name) => modifierLine(name, language)),
  ].join('\n');
}

function monsterLine(name: MonsterName, language: Language): string {
  const { hp, element, abilities } = MONSTERS[name];
  const kind = element ? `, ${elementName(element, language)}` : '';
  const uses = abilities.map((ability) => abilityName(ability, language)).join(', ');
  return `- **${monsterName(name, language)}** (${hp}${kind}): ${uses}`;
}

export const rulebook: readonly RulesPage[] = [
  { title: { en: 'Rules', de: 'Regeln' }, text: RULES },
  { title: { en: 'Cards', de: 'Karten' }, text: CARDS },
  { title: { en: 'Monsters', de: 'Monster' }, text: eachLanguage(monsters) },
  { title: { en: 'Ascension', de: 'Aufstieg' }, text: eachLanguage(modifiers) },
  { title: { en: 'Expansion', de: 'Erweiterung' }, text: eachLanguage(expansion) },
  { title: { en: 'Typing moves', de: 'Züge eintippen' }, text: TYPING },
];
