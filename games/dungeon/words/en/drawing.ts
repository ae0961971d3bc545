export const drawing = {
  figures: {
    shoots: 'shoots',
    upTo: 'up to',
  },
  pages: {
    bestiary: 'Bestiary',
    legend: 'Legend',
    fullMap: 'Full map',
    hero: 'Hero',
    health: ({ health, pool }: { health: number; pool: number }) => `Health ${health}/${pool}`,
    rest: 'Rest',
    here: ({ here }: { here: number }) => ` (${here} here)`,
    worth: ({ experience }: { experience: number }) => `experience ${experience}`,
    vision: ({ vision }: { vision: number }) => `vision ${vision}`,
    visible: ({ visibility }: { visibility: number }) => `visible ${visibility}`,
    hidden: ({ invisibility }: { invisibility: number }) => `hidden ${invisibility}`,
    legend2: `\`@\` your hero, \`#\` a wall, \`.\` the floor, \`X\` your dead hero, letters are enemies; “Bestiary” lists them. Traps are hidden most of the time.
**Hero level 3 (50/150)**: your hero’s level, your experience and how much you need for the next level. **Bosses** that see you shoot now and then, even through walls.
**Up to 16 damage**: the most that everyone who attacks this round can do together if you stay put. Damage is a roll from 0 to attack minus a roll from 0 to defense.
**Walk to…** stops when an enemy spots you or you get hit; with **←← ↑↑ ↓↓ →→** you also stop at walls and openings. **Fight until one falls** attacks and uses your ability, and stops when you’ve lost a quarter of your full health or could die. **Rest** restores what your ability uses up and ends when an enemy approaches. Only levelling up and the Warrior’s shield heal you.`,
  },
  picturePanels: {
    ready: 'ready',
    onlyHiddenTraps: 'Only hidden traps are left.',
  },
  view: {
    round: ({ rounds }: { rounds: number }) => `Round ${rounds}`,
    goalRounds: ({ goal }: { goal: number }) => `goal ${goal} rounds`,
  },
  picture: {
    title: 'Heroes to choose from',
    endlessDescent: 'Endless descent',
    levels: ({ levels }: { levels: number }): string => (levels === 1 ? '1 level' : `${levels} levels`),
  },
};
