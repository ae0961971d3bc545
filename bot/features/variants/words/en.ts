export const en = {
  rules: 'Rules other than the original: a fair start, a shorter match (default: the original)',
};

export type VariantsWords = typeof en;
