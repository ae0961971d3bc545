/** What American English spells differently. */
export const enUs = {
  replies: {
    challengeCancelled: 'Your challenge was canceled.',
  },
};
