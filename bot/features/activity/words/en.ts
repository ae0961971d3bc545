export const en = {
  touch: 'Touch',
  refusals: {
    cannotLaunch: 'Discord can’t open the touch board here. Try again, or keep playing with the buttons.',
    notAllowed:
      'You need the Use Activities permission in this channel to touch the board. You can keep playing with the buttons.',
    notEnabled: 'This bot’s operator hasn’t enabled Activities yet. You can keep playing with the buttons.',
  },
};

export type ActivityWords = typeof en;
