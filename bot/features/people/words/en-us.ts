/** What American English spells differently. */
export const enUs = {
  displays: {
    colour: 'in color (not on phones)',
  },
  displayButtons: {
    colour: 'Color (not on phones)',
  },
};
