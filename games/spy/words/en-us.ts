/** American spelling, where it differs. */
export const enUs = {
  achievements: { landslide: { name: 'License to win' } },
  cast: { iwanPetrow: 'General without an army, traveling with its band.' },
  gadgets: {
    laserCompact: { about: 'Vaporizes a cocktail in sight, on a table or in someone’s hand.' },
    technicolourPrism: { thing: { noun: 'technicolor prism' } },
  },
};
