/** What American English spells differently. */
export const enUs = {
  deleted: 'Done. Nothing I store is linked to you anymore.',
};
