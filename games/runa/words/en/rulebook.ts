export const rulebook = {
  rules: `### Goal
Lead Runa through two levels with four rooms each. The fourth room holds a boss. Beat the Mega Saurus at the end of level 2 and you win. If Runa has no life left, the run is over.

### A round
1. **Play a card.** Cards aren’t used up. With two monsters in the room, an attack or a spell also needs a target.
2. **Roll.** Attacks roll Runa’s die and add it to the damage. Spells need no roll.
3. **The monsters act.** Each one uses one ability. The board shows what it will do next and how much danger Runa is in. A monster skips spells it can’t pay for.

### Focus
The more focus Runa has, the harder her spells hit. A spell costs 1 focus, but never the last one. She can hold as much focus as her die has sides.

Gathered focus arrives just before its owner’s next turn. Until then, certain attacks can break it: Slash and Swing on your side, Scratch and Claw on theirs.

### Defense
Parry weakens every attack of the monsters this round, and Reflect turns part of every spell back on its caster. A monster’s Block or Deflect weakens your next attack or spell against it.

### After a fight
- **Rooms 1 to 3:** take new cards (1 of 2, or 2 of 4 if there were two monsters) or the next bigger die: d4, d6, d8, d10, d12. If you already have a d12, you take cards.
- **First boss:** Runa gets her two class cards at level 2.
- **Healing:** after each fight, you can discard cards to regain 10 life each, up to 50. You have to keep at least one card.

### Score
Runs are ranked by rooms cleared, then monsters slain, then the least damage taken. Only runs with the bot’s die and random seeds count for the leaderboard.

### Options
With \`dice\` you can roll your own die and enter the result. With \`seeds\` you can set the shuffle seeds to replay a run.`,
  cards: {
    title: 'Cards',
    text: `### Classes
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
  },
  monsters: {
    title: 'Monsters',
    intro: 'Each monster’s life, its element if it has one, and its abilities in the order it uses them.',
    abilities: `### Abilities
n is the level of the ability.
- Attacks: Scratch 5n and Claw 6n (both break focus), Smash 8n, Bite 10n
- Spells: Water 8n + 2, Ice 10n + 2, Fire 12n + 2, Lightning 14n + 2. Each needs and costs n focus.
- Focus: +n focus before its next turn, unless it’s broken
- Block: 7n less damage from your next attack
- Deflect: 11n + 2 less damage from your next spell`,
  },
  level: ({ level }: { level: number }) => `### Level ${level}`,
  monsterLine: ({
    monster,
    hp,
    element,
    abilities,
  }: {
    monster: string;
    hp: number;
    element: string | undefined;
    abilities: string;
  }) => `- **${monster}** (${hp}${element ? `, ${element}` : ''}): ${abilities}`,
  ascension: {
    title: 'Ascension',
    intro: `### Ascension
The option \`ascension\` makes a run harder. Each level adds a rule to the ones before it.`,
    week: `### Weekly rules
With \`week\` you play by this week’s rules: three of the rules above, and one that helps. They’re the same for everyone and change every Monday.`,
  },
  expansion: {
    title: 'Expansion',
    intro: 'The option `expansion` adds the following. Each level has one of two bosses.\n### Classes',
    cards: '### Cards\nn is the card’s level, w your roll, f Runa’s focus.',
  },
  cardLine: ({ card, effect }: { card: string; effect: string }) => `- **${card}**: ${effect}`,
  formulas: {
    strike: ({ power, bonus, breaksFocus }: { power: number; bonus: number; breaksFocus: boolean }) =>
      `${power}n + w${bonus ? `, +${bonus}n if w is 6 or more` : ''}${breaksFocus ? ', breaks focus' : ''}`,
    spell: ({ perFocus, extra, element }: { perFocus: number; extra: number; element: string }) =>
      `(2n + ${perFocus}) × f${extra ? ` + ${extra}` : ''}, +2n against ${element}`,
    parry: ({ power }: { power: number }) => `attacks do ${power}n less`,
    reflect: ({ power }: { power: number }) => `reflects ${power}n magic`,
    focus: ({ power }: { power: number }) => `+${power}n focus`,
  },
  typing: `You can type a move with \`/move\` instead of pressing buttons. Everything is numbered in the order it’s offered.
- \`2\`: the second class, card, target or reward, or a roll of 2
- \`2,1\`: two cards of the loot, or cards to discard
- \`none\`: keep all cards
- \`61,86\`: the seeds for cards and monsters`,
};
