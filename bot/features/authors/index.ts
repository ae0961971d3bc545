import type { Feature } from '../../interactions/feature.ts';

/** Commands for authors of games. */
export const authors: Feature = {
  id: 'authors',
  cli: {
    'new-game': {
      takes: '<name> [--title TEXT] [--players 4|3-5] [--secrets]',
      about:
        'writes a small game that passes the contract suite as a starting point, for two to four or three to five players',
      run: async (args) => (await import('./new-game.ts')).run(args),
    },
    position: {
      takes: '<game or file> <seed> [moves…] [--players N] [--names Ada,Bo] [--language de] [--options JSON]',
      about:
        'prints a position as each seat sees it, with its choices (a number plays that many computer moves first; default N: the fewest players)',
      run: async (args) => (await import('./position.ts')).run(args),
    },
    preview: {
      takes:
        '<game or file> [seed] [moves…] [--to preview.html|picture.png] [--players N] [--names Ada,Bo] [--language de] [--viewer 0|spectator] [--options JSON] [--partial TEXT] [--open]',
      about:
        'writes a page with boards, pictures and questions in all languages: start, middle and end, or one position; a PNG has one picture; N is the smallest table',
      run: async (args) => (await import('./preview.ts')).run(args),
    },
    icons: {
      takes: '[words…] [--to icons.html]',
      about: 'lists the icons for pictures and menus whose names contain the words; --to writes them as a page',
      run: async (args) => (await import('./icons.ts')).run(args),
    },
  },
};
