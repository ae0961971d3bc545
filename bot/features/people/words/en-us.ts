/** What American English spells differently. */
export const enUs = {
  displayButtons: {
    colour: 'Color (not on phones)',
  },
};
