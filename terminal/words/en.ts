export const en = {
  table: {
    typeANumberOrAFullMoveBBackLook: 'Type a number or a full move. b: back, ?: look up, quit: exit.',
    theresNothingToLookUp: 'There’s nothing to look up.',
    pressEnterWhenNobodyElseIs: 'Press Enter when nobody else is looking:',
  },
};

export type TerminalWords = typeof en;
