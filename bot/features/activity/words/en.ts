export const en = {
  touch: 'Touch',
  refusals: {
    cannotLaunch: 'Discord can’t open the touch board here. Try again, or keep playing with the buttons.',
  },
};

export type ActivityWords = typeof en;
