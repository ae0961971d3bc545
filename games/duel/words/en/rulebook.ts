export const rulebook = {
  rules: `### Goal
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
  spells: 'Spells',
  decks: 'Decks',
  moreDecks: 'More decks',
  typing: `You can type a move with \`/move\` instead of pressing buttons. Cards are numbered from the left, slots from 1 to 7.
- \`set 2 to 4\`: set card 2 of your hand in slot 4
- \`cast 3\`: cast card 3
- \`cast 3 take 2 to 5\`: cast Traitor (card 3) on your opponent’s slot 2 and move the creature to your slot 5
- \`attack 0 with 3\`: attack your opponent with the creature in slot 3
- \`attack 2 with 3\`: attack their slot 2 with it
- \`sacrifice 1\`: sacrifice card 1 for 1 life
- \`finish\`: end your turn`,
};
