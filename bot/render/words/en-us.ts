/** What American English spells differently. */
export const enUs = {
  replies: {
    challengeCancelled: 'Your challenge was canceled.',
  },
  displays: {
    colour: 'in color (not on phones)',
  },
};
