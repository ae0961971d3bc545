/** What American English spells differently. */
export const enUs = {
  tournament: {
    cancel: 'Cancel a tournament you organize',
  },
};
