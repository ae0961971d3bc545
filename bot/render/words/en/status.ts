import { english } from '@longtable/kit';

export const status = {
  yourTurn: 'It’s your turn.',
  computerPlaysForYou: 'The computer is playing for you',
  paused: 'Paused. Any player can resume.',
  asks: ({ name, question }: { name: string; question: string }) => `**${name}**: ${question}`,
  computerThinking: 'The computer is thinking…',
  timeRunsOut: ({ when }: { when: string }) => `Time runs out ${when}`,
  timeRanOut: ({ when }: { when: string }) => `Time ran out ${when}`,
  moved: 'This board is out of date. The game continues here:',
  waitingShort: 'waiting for players',
  customSeed: 'custom seed',
  invitationExpires: ({ when }: { when: string }) => `-# The invitation expires ${when}.`,
  tableExpires: ({ when }: { when: string }) => `-# The table closes ${when} if nobody joins.`,
  tableCloses: ({ when }: { when: string }) => `-# The table closes ${when} unless the game starts.`,
  toMove: ({ names }: { names: readonly string[] }) => `**${english.list(names)}** to move.`,
  sinceYourTurn: 'Since your last turn',
  yourLastMove: 'Your last turn',
  delayed: 'Moves are secret, so this board is a little behind.',
  declined: ({ name }: { name: string }) => `**${name} declined.**`,
  expired: ({ name }: { name: string }) => `**${name} didn’t answer in time.**`,
};
