export const rulebook = {
  rulebook: {
    rules: `### Goal
You lead a secret team of agents in a casino full of guests. Nobody knows who works for whom. **The side with the most intelligence points (IP) at the end wins.** IP come from:
- **Chips:** every agent starts with 10 chips, and at the end each chip turns into IP (usually 10). That makes roulette matter.
- **Secrets:** guests and safes reveal them (usually 13 IP each).
- **The collar:** bringing it to the cat earns IP (usually 33) and ends the match.

### Before the match
You pick 8 times, each time from up to 3 agents and 3 gadgets. Take 2 to 4 agents; the rest are gadgets. Then give every gadget to one of your agents and press “Ready”. Your opponent sees none of this.

### A round
Everyone acts once per round in random order. Guests and the cat move on their own. An agent usually has 2 steps and 1 action. You see what the others did when your next agent is up. If the game didn’t wait for anyone in between, they were all guests.

### Steps
“Walk…” goes as far as your steps allow and offers to continue next time. Entries such as “2 steps, then spy on Kaya” also act right away. If you step onto someone, you swap places; if you step onto an item, you pick it up.

### Actions
- **Spy** on someone next to you: a guest may reveal a secret and sometimes the combination of a safe. An enemy reveals nothing and notices you.
- **Open a safe** next to you if you know its combination: a secret and the next combination. The last safe holds the diamond collar.
- **Roulette** at a table next to you: you win your stake 18 times in 37, or lose it.
- **Cocktails:** take one from a bar table, then drink it to heal or pour it over someone. Wet clothes halve all their chances.
- **Gadgets and talents:** some of them add actions. See the next pages.

### Life
At 0 life an agent is carried to a bar seat with 1 life, drops the collar, and misses their turn this round if they haven’t had it yet. An agent who starts a round on a bar seat is fully healed at its end; next to a fireplace, wet clothes dry.

### The end
The match ends when the cat gets her collar: step onto her field with it, or hand it over from the field next to her. She can also find it on the floor. In the last round (usually round 10) the guests go home, and from then on the janitor throws one agent out per round until nobody is left.
On a tie in IP, the collar decides, then cocktails drunk, cocktails poured over enemies, less damage taken, and finally a coin.

### The map
The legend below the map explains what’s on it: \`<\` marks the active agent, capitals are your agents, lowercase letters everyone else. Your score and its parts are above the map. Use “Notes” to mark who you think is an enemy or a guest.

### Shorter matches
With the option \`length\` the janitor throws everyone out after the last round: blitz (3 rounds), quick (5) or evening (7).`,
    typing: `You never have to type: the buttons and menus do everything. If you prefer typing, use \`/move\` with one of these. \`C7\` is column C, row 7.
- \`pick agent …\`, \`pick gadget JETPACK\`: pick from what’s offered; \`choose\` makes the remaining picks.
- \`give JETPACK to …\`: assign a gadget; \`share\` assigns the rest, \`ready\` enters the casino.
- \`walk C7\`: walk as far as your steps allow; \`step C7\`: one field.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\`: spy on someone, open a safe, observe someone, wreck a roulette table.
- \`gamble C7 5\`: stake 5 chips at roulette.
- \`take C7\`, \`drink\`, \`pour C7\`: take, drink or pour a cocktail.
- \`use JETPACK F7\`: use a gadget.
- \`retire\`: end the turn.

### Gadget names`,
    gadgets: 'Gadgets',
    talents: 'Talents',
  },
};
