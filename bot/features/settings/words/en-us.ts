/** What American English spells differently. */
export const enUs = {
  options: {
    style: 'Display style: plain, image, sentences or color',
  },
};
