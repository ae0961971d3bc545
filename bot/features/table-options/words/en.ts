export const en = {
  ownOptions: 'The game’s own options, e.g. stones=5',
  rated: 'Rated game (default: yes)',
  hints: 'Computer hints for everyone (unrated)',
  name: 'A name for the table',
  spectators: 'Spectators see everything until a player turns it off (unrated)',
  noSuchOption: ({ typed, options }: { typed: string; options: readonly string[] }) =>
    options.length === 0
      ? `“${typed}” isn’t an option of this game. It has none.`
      : `“${typed}” isn’t an option of this game. Use: ${options.join(', ')}`,
};

export type TableOptionsWords = typeof en;
