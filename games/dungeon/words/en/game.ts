export const game = {
  general: {
    summary: 'One hero, ten levels: fight, level up and defeat the Night’s King.',
  },
  options: {
    hero: 'Your hero',
    level: { name: 'Level', about: 'A single level, with the experience from all levels before it' },
    endless: { name: 'Endless descent', about: 'An endless descent: how deep can you get?' },
    levels: { name: 'Custom levels', about: 'Your own levels: a text file with boards separated by blank lines' },
    units: { name: 'Custom heroes and enemies', about: 'Your own heroes and enemies, one per line' },
    prior: 'The hero’s starting experience',
    goals: 'Rounds to beat, per hero',
  },
  setup: {
    levelOfEndless: 'An endless descent starts at the top. Set `level` or `endless`, not both.',
    noSuchHero: 'Your file doesn’t have that hero. Leave `hero` empty and choose from the menu.',
    noSuchLevel: ({ levels }: { levels: number }) =>
      levels === 1
        ? 'There’s only 1 level. Leave `level` empty to play it.'
        : `There are ${levels} levels. Choose one of them, or leave \`level\` empty to play them all.`,
  },
  achievements: {
    three: { name: 'Into the dark', about: 'Clear 3 levels in one run' },
    all: { name: 'Winter is over', about: 'Clear all levels in one run' },
    Warrior: { name: 'Shield wall', about: 'Clear 5 levels with a warrior' },
    Mage: { name: 'Snowstorm', about: 'Clear 5 levels with a mage' },
    Rogue: { name: 'Knives out', about: 'Clear 5 levels with a rogue' },
    Hunter: { name: 'Bullseye', about: 'Clear 5 levels with a hunter' },
    goal: { name: 'Beat the machine', about: 'Beat the goal of a daily' },
    close: { name: 'Still standing', about: 'Win with at most a tenth of your life' },
  },
  result: {
    levelsCleared: 'Levels cleared',
    rounds: 'Rounds',
    experience: 'Experience',
  },
  computers: {
    beginner: 'charges at every enemy',
    casual: 'casts and rests now and then',
    skilled: 'often casts and rests',
    advanced: 'plays it safe',
  },
  design: {
    name: 'Levels',
    about: 'Your own levels in play order: walls, the hero’s start and the enemies.',
    level: 'Level',
    numbered: ({ level }: { level: number }) => `Level ${level}`,
    all: 'All 10 levels',
    wall: 'Wall',
    floor: 'Floor',
    start: 'Hero’s start',
    otherUnits: 'Levels are painted with the built-in units, so leave out your own units file.',
  },
  /** By code, with what the player can do instead. */
  faults: {
    over: 'This run is over. Start a new one to keep playing.',
    'not-your-run': 'Only the player who started this run can move.',
    'unknown-move':
      'Type `w`, `a`, `s` or `d` to step, `e` to use your ability, `q` to wait, `walk w` to keep walking or `rest` to rest.',
    'choose-a-hero': ({ heroes }: { heroes: number }) => `Choose a hero first: type a number from 1 to ${heroes}.`,
    'hero-chosen': 'You’ve already chosen your hero. Move with `w`, `a`, `s` or `d`.',
  },
  levelFaults: {
    'no-levels': ({ file }: { file: string | undefined }) =>
      file === undefined
        ? 'No levels found. Add at least level1.txt.'
        : `There’s no level in ${file}. Draw a board with #, ., @ and enemies.`,
    'missing-level': ({ number }: { number: number }) =>
      `level${number}.txt is missing. Number the levels 1, 2, 3 and so on, without gaps.`,
    'double-level': ({ number }: { number: number }) =>
      `level${number}.txt appears twice. Give every level its own number.`,
    empty: ({ file }: { file: string }) => `${file} is empty. Draw a board with #, ., @ and enemies.`,
    ragged: ({
      file,
      line,
      length,
      top,
      first,
    }: {
      file: string;
      line: number;
      length: number;
      top: number;
      first: number;
    }) =>
      `${file}, line ${line}: ${length} characters long, but line ${top} has ${first}. Make all lines the same length.`,
    'unknown-char': ({ file, line, column, char }: { file: string; line: number; column: number; char: string }) =>
      `${file}, line ${line}, column ${column}: ${char} isn’t valid here. Use ., #, @ and enemy letters.`,
    'no-player': ({ file }: { file: string }) => `${file} has no hero. Put one @ where the hero starts.`,
    'many-players': ({ file, line, column }: { file: string; line: number; column: number }) =>
      `${file}, line ${line}, column ${column}: there’s a second @. Keep only one.`,
    'no-enemies': ({ file }: { file: string }) => `${file} has no enemies. Add at least one.`,
    'too-much': ({ characters }: { characters: number }) =>
      `Your levels are too long. The limit is ${characters} characters in total.`,
    'too-large': ({ file, columns, rows }: { file: string; columns: number; rows: number }) =>
      `${file} is too large. The limit is ${columns} columns and ${rows} rows.`,
    'too-many-enemies': ({ file, enemies }: { file: string; enemies: number }) =>
      `${file} has too many enemies. The limit is ${enemies} per level.`,
  },
  unitFaults: {
    'no-units':
      'There’s no unit in the file. Write one per line, like “monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15”.',
    'too-many-units': ({ heroes, enemies }: { heroes: number; enemies: number }) =>
      `That’s too many units. The limit is ${heroes} heroes and ${enemies} enemies.`,
    'unit-line': ({ line }: { line: number }) =>
      `Line ${line} isn’t a unit. Start it with Warrior, Mage, Rogue, Hunter, monster, boss or trap, then a name, a colon and the stats.`,
    'unit-name': ({ line }: { line: number }) =>
      `Line ${line}: choose a name of 1 to 20 letters that no other unit has.`,
    'unit-letter': ({ line, letter }: { line: number; letter: string }) =>
      `Line ${line}: ${letter === '' ? 'the letter is missing' : `the letter ${letter} is taken`}. Put a free letter before the name. X is for dead heroes.`,
    'unit-figures': ({ line, figures }: { line: number; figures: readonly string[] }) =>
      `Line ${line} needs exactly these stats, each with a number: ${figures.join(', ')}.`,
    'unit-figure': ({ line, figure, least, most }: { line: number; figure: string; least: number; most: number }) =>
      `Line ${line}: ${figure} must be from ${least} to ${most}.`,
  },
};
