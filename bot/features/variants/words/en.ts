export const en = {
  rules: 'Rule variant, e.g. fair start or shorter match (default: original)',
};

export type VariantsWords = typeof en;
