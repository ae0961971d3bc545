import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { recruit } from '../rules/growth.ts';
import { HERO_NAMES } from '../rules/heroes.ts';
import { phase, type State } from '../state.ts';
import { recruitLine } from '../words/describe.ts';

function move(line: string, label: Text, row: number, column: number): Choice {
  return { line, label, final: true, at: { row, column } };
}

/**
 * The steps are a cross with waiting in its middle and the cast in a corner; `Rest` and the row below go on until something
 * happens. Labels are short, so that the columns stay in line and a row fits a phone.
 */
const MOVES: readonly Choice[] = [
  move('e', { en: 'Cast', de: 'Kraft' }, 0, 0),
  move('w', '↑', 0, 1),
  move('rest', { en: 'Rest', de: 'Rast' }, 0, 2),
  move('a', '←', 1, 0),
  move('q', { en: 'Wait', de: 'Warte' }, 1, 1),
  move('d', '→', 1, 2),
  move('s', '↓', 2, 1),
  move('walk a', { en: 'Walk ←', de: 'Lauf ←' }, 3, 0),
  move('walk w', { en: 'Walk ↑', de: 'Lauf ↑' }, 3, 1),
  move('walk s', { en: 'Walk ↓', de: 'Lauf ↓' }, 3, 2),
  move('walk d', { en: 'Walk →', de: 'Lauf →' }, 3, 3),
];

function heroMenu(prior: number): readonly Choice[] {
  return HERO_NAMES.map((name, index) => ({
    line: `${index + 1}`,
    label: name,
    detail: recruitLine(recruit(name, prior)),
    final: true,
  }));
}

/** How a line may go on: all lines that begin so. */
export function choices(state: State, partial: string): readonly Choice[] {
  return movesOf(state).filter(({ line }) => line.startsWith(partial));
}

function movesOf(state: State): readonly Choice[] {
  const now = phase(state);
  if (now === 'choosing') return heroMenu(state.prior);
  return now === 'exploring' ? MOVES : [];
}
