/** What American English spells differently. */
export const enUs = {
  board: {
    cancelled: '**The tournament was canceled.** You can still finish the games in progress.',
  },
  done: {
    sure: 'The tournament was canceled.',
  },
};
