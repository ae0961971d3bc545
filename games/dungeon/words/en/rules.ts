export const rules = {
  lesson: {
    hero: {
      about: 'Every hero has life, attack, defense and a special ability. Jon Snow is tough and can heal himself.',
      task: 'Choose Jon Snow.',
    },
    step: {
      about: 'You are @, # is a wall and s is a soldier. Each round you act once, then every enemy acts once.',
      task: 'Take a step to the right: →',
    },
    walk: {
      about:
        '“Walk to…” saves you single steps: you keep walking until a wall, a doorway or an enemy stops you. Below the board you can see who has spotted you and how much damage you could take.',
      task: 'In “Walk to…”, choose →→',
    },
    attack: {
      about:
        'The soldier is right next to you. Step into an enemy to attack: a roll up to your attack, minus a roll up to his defense.',
      task: 'Attack: →',
    },
    attackAgain: {
      about: 'He fights back in the same round, but your attack is much higher than his.',
      task: 'Attack again: →',
    },
    ability: {
      about:
        'Your ability is ready. Avenger’s Shield heals you and hits a nearby enemy, who can’t defend against it. Then it takes a few rounds to recharge.',
      task: 'Use Avenger’s Shield.',
    },
    kill: {
      about:
        'He has hardly any life left. Kills give experience, and with enough of it you level up and get more of everything.',
      task: 'Attack one last time: →',
    },
    done: 'You can walk, attack, use an ability and level up. Ten levels await, with hidden traps and bosses that shoot.',
  },
  rulebook: {
    rules: `### Goal
Clear every level. A level is cleared when all its enemies are dead. Clear the last one and you win the run.
Your hero has one life and keeps everything from level to level, but there is no healing in between.

### A round
You take one action, then every enemy takes one.
- **← ↑ ↓ →** take a step. Step into an enemy to attack it.
- **Walk to…** takes all the steps at once, **Fight…** all the steps to one enemy and all the attacks on it: its button says what the fight will probably cost you. **Retreat** takes you to where nobody sees you. They stop when an enemy spots you or you lose life; a fight stops when you’ve lost a quarter of your full life or could die.
- **Shield, Blizzard, Knives** or **Shoot** uses your hero’s ability.
- **Wait** lets a round pass. **Rest** waits until your ability has fully recovered or an enemy approaches.
Walls only block movement: everyone can see, cast and shoot through them.

### Attacking
The attacker rolls 0 to attack, the defender 0 to defense. The difference is the damage. If your step kills an enemy, you move onto its cell.

### Level-ups
Kills give experience. At 50 × your level you level up: more life (refilled), attack and defense.

### The daily
\`/daily\` has a new level every day, with the same rolls for everyone, and every hero can clear it. Aim for the fewest rounds, and beat the computer’s count; ties go to the most life left or, if you die, the most experience.`,
    heroes: {
      title: 'Heroes',
      text: `### Abilities
- **Warrior**, Avenger’s Shield: heals 10 × defense and hits one random enemy less than 3 cells away for a tenth of your full life. The target can’t defend. Then it has to recharge.
- **Mage**, Blizzard: several hits with your spell power on random enemies in range. Costs mana; every round you regain as much mana as your level.
- **Rogue**, Fan of Knives: hits the enemies on all 8 cells around you with your attack. Costs energy; you regain 10 per round.
- **Hunter**, Shoot: hits the closest enemy in range with your attack. Costs 1 arrow; you get new arrows every 11 rounds.

### Heroes at level 1
`,
    },
    levels: {
      title: 'Levels',
      text: `### One level
The option \`level\` of \`/play dungeon\` plays a single level, with the experience from all levels before it.

### Endless descent
The option \`endless\` takes you down as far as you can get. Every level is new and harder than the last, and your depth is your score. You can also play Maren, Pip Lantern or Vesna there, and you’ll meet new creatures.

### Your own levels
Upload a text file of boards made of \`#\` (wall), \`.\` (floor), one \`@\` (the hero’s start) and enemy letters. A board can have up to 60 × 30 cells and 100 enemies. Separate boards with blank lines, with lines like \`level2.txt:\`, or put them in several files.
With \`/design levels\` you can draw them right here.

### Your own heroes and enemies
Upload a text file with one unit per line. They join the ones above, in all levels and on an endless descent.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15
boss O Ogre: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Pit: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
A \`Warrior\` has a \`cooldown\`, a \`Hunter\` a \`range\`, a \`Mage\` \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` and \`range\`.`,
    },
    typing: `- \`1\` to \`7\`: choose a hero
- \`w\` up, \`s\` down, \`a\` left, \`d\` right
- \`e\`: use your ability
- \`q\`: wait
- \`walk w\` (or \`s\`, \`a\`, \`d\`): keep walking
- \`rest\`: rest

You can type moves that have no button, such as a step into a wall. A failed cast still uses up your round.`,
    enemies: 'Enemies',
    monster: '### Monsters\nThey chase you when you’re closer than their vision range. Otherwise they wander around.',
    boss: '### Bosses\nLike monsters, but after some rounds in sight of you they shoot for their full attack minus your defense roll.',
    trap: '### Traps\nThey never move, attack you on any of the 8 cells around them and are hidden most of the time. Remember where they are!',
    deep: 'The deep',
  },
};
