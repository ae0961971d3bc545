import { rulebook } from './en/rulebook.ts';

/** Texts that are spelt differently in American English. */
export const enUs = {
  achievements: { paladin: { name: 'Shining armor' } },
  rulebook: { rules: { text: rulebook.rules.text.replace('### Defence', '### Defense') } },
};
