import type { Language } from '../../kit/text.ts';
import type { Direction, Position } from '../rules/grid.ts';

/** The four directions. */
export const WAYS: Readonly<Record<Direction, { en: string; de: string }>> = {
  up: { en: 'up', de: 'oben' },
  down: { en: 'down', de: 'unten' },
  left: { en: 'left', de: 'links' },
  right: { en: 'right', de: 'rechts' },
};

/** Where a cell lies from another: “2 up, 3 right”. */
export function wayText(from: Position, to: Position, language: Language): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return [
    dy !== 0 && `${Math.abs(dy)} ${WAYS[dy < 0 ? 'up' : 'down'][language]}`,
    dx !== 0 && `${Math.abs(dx)} ${WAYS[dx < 0 ? 'left' : 'right'][language]}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
