/** How a board is put into a message: a plain code block, a coloured one, sentences for a screen reader, or a picture. */
export const DISPLAYS = ['plain', 'colour', 'sentences', 'picture'] as const;
export type Display = (typeof DISPLAYS)[number];
