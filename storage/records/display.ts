/** How a board is put into a message: a plain code block, a picture, sentences for a screen reader, or a coloured block, which phones do not show. */
export const DISPLAYS = ['plain', 'picture', 'sentences', 'colour'] as const;
export type Display = (typeof DISPLAYS)[number];
