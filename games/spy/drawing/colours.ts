import { MARKS } from './marks.ts';

/** The codes that Discord draws in a coloured code block. */
const CODES = { head: '1', own: '1;32', enemy: '1;31', safe: '33', cat: '1;35', janitor: '1;31', drink: '36' };

function paint(text: string, code: string): string {
  return `\u001b[${code}m${text}\u001b[0m`;
}

/** A row of the map: own agents, known enemies, safes, the cat, the janitor and cocktails in colours. */
export function colourRow(row: string, enemies: ReadonlySet<string>): string {
  return row.slice(0, 3) + row.slice(3).replaceAll(/(?<= |^)\S{2}(?=[ >!+-]|$)/g, (mark) => colourMark(mark, enemies));
}

function colourMark(mark: string, enemies: ReadonlySet<string>): string {
  if (mark === MARKS.acting || /^[A-Z]{2}$/.test(mark)) return paint(mark, CODES.own);
  if (enemies.has(mark)) return paint(mark, CODES.enemy);
  if (/^(?:\$\d|\d\d)$/.test(mark)) return paint(mark, CODES.safe);
  if (mark === MARKS.cat) return paint(mark, CODES.cat);
  if (mark === MARKS.janitor) return paint(mark, CODES.janitor);
  return mark === MARKS.cocktail || mark === MARKS.poisoned ? paint(mark, CODES.drink) : mark;
}

/** Colours the line above the people of one side. */
export function colourHead(line: string): string {
  return paint(line, CODES.head);
}
