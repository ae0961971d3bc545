import { english } from '@longtable/kit';

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
  ownFile: 'their own file',
  openToSpectators:
    'Spectators can see everything, including hidden cards and roles. Any player can turn this off under “More”.',
  goesFirst: ({ name }: { name: string }) => `${name} goes first`,
  yes: 'yes',
  no: 'no',
  advantage: ({ isFirst, won, games }: { isFirst: boolean; won: number; games: number }) =>
    `The ${isFirst ? 'first' : 'second'} player wins about ${won} of ${games} games; ratings take that into account.`,
  others: ({ options }: { options: string }) => `everyone else: ${options}`,
  seatDesign: ({ name, kind, design }: { name: string; kind: string; design: string }) =>
    `${english.possessive(name)} ${kind.toLowerCase()}: **${design}**`,
};

export type TableOptionsWords = typeof en;
