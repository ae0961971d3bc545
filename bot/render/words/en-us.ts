/** What American English spells differently. */
export const enUs = {
  buttons: {
    analyse: 'Analyze',
  },
  replies: {
    challengeCancelled: 'Your challenge was canceled.',
  },
};
