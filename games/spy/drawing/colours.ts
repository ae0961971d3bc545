import { MARKS } from './marks.ts';

/** The codes that Discord draws in a coloured code block. */
const CODES = { head: '1', own: '1;32', enemy: '1;31', safe: '33', cat: '1;35', janitor: '1;31', drink: '36' };

function paint(text: string, code: string): string {
  return `\u001b[${code}m${text}\u001b[0m`;
}

/** A row of the map: own agents, known enemies, safes, the cat, the janitor and cocktails in colours. */
export function colourRow(row: string, enemies: ReadonlySet<string>): string {
  const cells = row.slice(3).match(/.{1,2}/g) ?? [];
  return row.slice(0, 3) + cells.map((cell) => colourCell(cell, enemies)).join('');
}

function colourCell(cell: string, enemies: ReadonlySet<string>): string {
  if (cell === MARKS.acting || /^[A-Z]{2}$/.test(cell)) return paint(cell, CODES.own);
  if (enemies.has(cell)) return paint(cell, CODES.enemy);
  if (/^(?:\$\d|\d\d)$/.test(cell)) return paint(cell, CODES.safe);
  if (cell === MARKS.cat) return paint(cell, CODES.cat);
  if (cell === MARKS.janitor) return paint(cell, CODES.janitor);
  return cell === MARKS.cocktail || cell === MARKS.poisoned ? paint(cell, CODES.drink) : cell;
}

export function colourHead(line: string): string {
  return paint(line, CODES.head);
}
