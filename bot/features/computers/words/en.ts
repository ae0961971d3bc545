export const en = {
  computer: 'Play against the computer',
  computersOnly: 'Watch computers play each other',
};

export type ComputersWords = typeof en;
