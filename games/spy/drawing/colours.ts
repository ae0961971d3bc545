/** The codes that Discord draws in a coloured code block. */
const CODES = { head: '1', own: '1;32', enemy: '1;31', safe: '33', cat: '1;35', janitor: '1;31', drink: '36' };

function paint(text: string, code: string): string {
  return `\u001b[${code}m${text}\u001b[0m`;
}

/** A row of the grid: own agents, known enemies, safes, the cat, the janitor and cocktails in colours. */
export function colourRow(row: string, enemies: string): string {
  const [, name = '', fields = ''] = /^(.{2} ?)(.*)$/.exec(row) ?? [];
  return name + fields.replace(/[A-Z]|[a-z]|[1-9$]|[&!]|Y+/g, (glyph) => colourGlyph(glyph, enemies));
}

function colourGlyph(glyph: string, enemies: string): string {
  if (glyph.startsWith('Y')) return paint(glyph, CODES.drink);
  if (/[A-Z]/.test(glyph)) return paint(glyph, CODES.own);
  if (/[a-z]/.test(glyph)) return enemies.includes(glyph) ? paint(glyph, CODES.enemy) : glyph;
  if (glyph === '&') return paint(glyph, CODES.cat);
  return paint(glyph, glyph === '!' ? CODES.janitor : CODES.safe);
}

export function colourHead(line: string): string {
  return paint(line, CODES.head);
}

/** The name of an own agent. */
export function colourOwn(line: string): string {
  return paint(line, CODES.own);
}
