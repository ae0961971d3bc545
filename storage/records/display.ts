/** Ways to draw a board in a message. `sentences` is for screen readers; `colour` is not visible on phones. */
export const DISPLAYS = ['plain', 'picture', 'sentences', 'colour'] as const;
export type Display = (typeof DISPLAYS)[number];
