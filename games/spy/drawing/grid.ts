import { cocktailAt, fieldAt, isFoggy, lyingAt, safeAt, tableAt } from '../board.ts';
import { fields } from '../fields.ts';
import { columnName, type Point, samePlace } from '../grid.ts';
import { personAt } from '../people.ts';
import type { Cocktail, State } from '../state.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letter of a person on the board; whose they are is not said by it, only by its size. */
export function letterOf(state: State, id: number): string {
  return LETTERS[state.people.findIndex((person) => person.id === id)] ?? '?';
}

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
  const lines = rows.map((row, y) => {
    const glyphs = Array.from(row, (_, x) => glyphAt(state, viewer, { x, y }));
    return String(y + 1).padStart(2) + gap + glyphs.join('');
  });
  return [...heads.map((head) => margin + head), ...lines];
}

function glyphAt(state: State, viewer: unknown, at: Point): string {
  const { board, cat, janitor } = state;
  const person = personAt(state, at);
  if (person) {
    const letter = letterOf(state, person.id);
    return person.faction === viewer ? letter.toUpperCase() : letter;
  }
  if (cat && samePlace(cat, at)) return '&';
  if (janitor && samePlace(janitor, at)) return '!';
  if (isFoggy(board, at)) return '~';
  if (lyingAt(board, at)) return '*';
  const cocktail = cocktailAt(board, at)?.cocktail;
  if (cocktail) return cocktailGlyph(cocktail);
  const safe = safeAt(board, at)?.number;
  if (safe !== undefined && safe <= 9) return String(safe);
  const table = tableAt(board, at);
  if (table?.destroyed) return 'x';
  if (table?.inverted) return '%';
  return fields[fieldAt(board, at) ?? 'WALL'].glyph;
}
