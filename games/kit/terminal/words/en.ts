export const en = {
  table: {
    you: 'You',
    choose: 'Type a number or a full move. b: back, ?: look up, help: list moves, quit: exit.',
    nothingToLookUp: 'There’s nothing to look up.',
    handOver: 'Press Enter when nobody else is looking:',
  },
};

export type TerminalWords = typeof en;
