import { columnName, makePoint, type Point } from '../rules/grid.ts';
import { letterOf, present } from '../rules/match/people.ts';
import type { Cocktail, State } from '../state.ts';

/** A cocktail, or one that the viewer knows to be poisoned. */
export function cocktailGlyph({ poisonedBy }: Cocktail): string {
  return poisonedBy.length > 0 ? '+' : 'Y';
}

/** The board with its column and row names; the viewer's own agents are capitals. */
export function drawGrid(state: State, viewer: unknown): string[] {
  const { rows } = state.board;
  const width = Math.max(...rows.map((row) => row.length));
  const gap = width <= 35 ? ' ' : '';
  const margin = `  ${gap}`;
  const names = Array.from({ length: width }, (_, x) => columnName(x));
  const heads = [names.map((name) => name.at(-1)).join('')];
  if (width > 26) heads.unshift(names.map((name) => (name.length > 1 ? name.charAt(0) : ' ')).join(''));
  const shown = figuresAndThings(state, viewer);
  const lines = rows.map((row, y) => {
    const glyphs = Array.from(row, (glyph, x) => shown.get(makePoint({ x, y })) ?? glyph);
    return String(y + 1).padStart(2) + gap + glyphs.join('');
  });
  return [...heads.map((head) => margin + head), ...lines];
}

/** What is to be seen on fields besides the fields themselves; what is named later covers what was named before. */
function figuresAndThings(state: State, viewer: unknown): Map<string, string> {
  const { board, cat, janitor } = state;
  const { safes, tables, cocktails, lying, fog } = board;
  const cover: (readonly [Point, string])[] = [
    ...safes.filter(({ number }) => number <= 9).map(({ at, number }) => [at, String(number)] as const),
    ...tables.filter(({ inverted }) => inverted).map(({ at }) => [at, '%'] as const),
    ...tables.filter(({ destroyed }) => destroyed).map(({ at }) => [at, 'x'] as const),
    ...cocktails.map(({ at, cocktail }) => [at, cocktailGlyph(cocktail)] as const),
    ...lying.map(({ at }) => [at, '*'] as const),
    ...fog.map(({ at }) => [at, '~'] as const),
    ...(janitor ? [[janitor, '!'] as const] : []),
    ...(cat ? [[cat, '&'] as const] : []),
    ...present(state).map(({ at, id, faction }) => {
      const letter = letterOf(state, id);
      return [at, faction === viewer ? letter.toUpperCase() : letter] as const;
    }),
  ];
  return new Map(cover.map(([at, glyph]) => [makePoint(at), glyph]));
}
