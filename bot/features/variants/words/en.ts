export const en = {
  rules: 'Rule variant, e.g. fair start or shorter match (default: original)',
  refusals: {
    noSuchRules: 'This game has no variant by that name. Choose one from the list, or leave `rules` empty.',
  },
};

export type VariantsWords = typeof en;
