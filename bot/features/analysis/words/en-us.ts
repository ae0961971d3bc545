/** What American English spells differently. */
export const enUs = {
  analysis: {
    failed: 'I couldn’t analyze this game. Try again later.',
    analyse: 'Analyze',
  },
};
