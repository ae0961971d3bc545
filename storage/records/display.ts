/** How a board is put into a message: a plain code block, a coloured one, or sentences for a screen reader. */
export const DISPLAYS = ['plain', 'colour', 'sentences'] as const;
export type Display = (typeof DISPLAYS)[number];
