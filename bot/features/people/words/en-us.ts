/** What American English spells differently. */
export const enUs = {
  displays: {
    colour: 'in color (not on phones)',
  },
  displayButtons: {
    colour: 'Color (not on phones)',
  },
  data: {
    deleted: 'Done. Nothing I store is linked to you anymore.',
  },
};
