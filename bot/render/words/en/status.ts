import { english } from '@longtable/kit';

export const status = {
  yourTurn: 'It’s your turn.',
  computerPlaysForYou: 'The computer is playing for you',
  paused: 'Paused. Any player can resume.',
  asks: ({ name, question }: { name: string; question: string }) => `**${name}**: ${question}`,
  offers: {
    pause: ({ name }: { name: string }) => `${name} would like to pause.`,
    draw: ({ name }: { name: string }) => `${name} offers a draw.`,
    undo: ({ name }: { name: string }) => `${name} asks to undo the last move.`,
  },
  yourOffers: {
    pause: ({ names }: { names: readonly string[] }) => `You asked ${english.list(names)} to pause.`,
    draw: ({ names }: { names: readonly string[] }) => `You offered ${english.list(names)} a draw.`,
    undo: ({ names }: { names: readonly string[] }) =>
      `You asked ${english.list(names)} to let you undo your last move.`,
  },
  agreed: {
    pause: ({ name }: { name: string }) => `✓ ${name} agreed to pause.`,
    draw: ({ name }: { name: string }) => `✓ ${name} agreed to a draw.`,
    undo: ({ name }: { name: string }) => `✓ ${name} allowed it. It’s your turn again.`,
  },
  refused: {
    pause: ({ name }: { name: string }) => `${name} declined to pause.`,
    draw: ({ name }: { name: string }) => `${name} declined the draw.`,
    undo: ({ name }: { name: string }) => `${name} didn’t allow the undo.`,
  },
  computerThinking: 'The computer is thinking…',
  timeRunsOut: ({ when }: { when: string }) => `Time runs out ${when}`,
  timeRanOut: ({ when }: { when: string }) => `Time ran out ${when}`,
  moved: 'This game has moved.',
  waitingShort: 'waiting for players',
  pausedShort: 'paused',
  customSeed: 'custom seed',
  invitationExpires: ({ when }: { when: string }) => `-# The invitation expires ${when}.`,
  tableExpires: ({ when }: { when: string }) => `-# The table closes ${when} if nobody joins.`,
  tableCloses: ({ when }: { when: string }) => `-# The table closes ${when} unless the game starts.`,
  toMove: ({ names }: { names: readonly string[] }) => `**${english.list(names)}** to move.`,
  untilNextMove: 'The request expires with the next move.',
  latecomers: ({ names }: { names: readonly string[] }) => `-# ${english.list(names)} will join the next game.`,
  onVacation: ({ name, until }: { name: string; until: string }) => `${name} is on vacation until ${until}.`,
  sinceYourTurn: 'Since your last turn',
  delayed: 'Moves are secret, so this board is a little behind.',
  declined: ({ name }: { name: string }) => `**${name} declined.**`,
  expired: ({ name }: { name: string }) => `**${name} didn’t answer in time.**`,
};
