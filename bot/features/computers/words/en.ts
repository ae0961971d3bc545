export const en = {
  computer: 'Play against the computer',
  computersOnly: 'Watch computers play each other',
  refusals: {
    oneOpponent: 'Choose an opponent or the computer, not both.',
  },
  buttons: {
    playComputer: 'Play the computer',
    addComputer: 'Add a computer',
  },
  menus: {
    playComputer: 'Play the computer…',
    addComputer: 'Add a computer…',
  },
};

export type ComputersWords = typeof en;
