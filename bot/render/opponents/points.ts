import type { Language } from '../../../games/kit/text.ts';

/** Points, with halves as people write them. */
export function pointWords(points: number, language: Language): string {
  if (points % 1 !== 0.5) return points.toLocaleString(language);
  return points < 1 ? '½' : `${Math.floor(points)}½`;
}
