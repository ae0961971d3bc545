import { heading, paragraph, table } from '../../../games/kit/picture/blocks.ts';
import { rectangle } from '../../../games/kit/picture/shapes.ts';
import { type Block, sheet, whole } from '../../../games/kit/picture/sheet.ts';

const LINE: Block = { height: 4, draw: (box) => rectangle(box, { fill: 'gold', radius: 2 }) };

/** A card to share: a title and a few lines, without Discord's signs for bold and the like. */
export function card(lines: readonly string[]): string {
  const [title = '', ...rest] = lines.map(bare).filter(Boolean);
  return sheet([heading(title), LINE, paragraph(rest, { size: 28 })]);
}

/** What the end of a game is told by. */
export interface End {
  readonly title: string;
  readonly names: readonly string[];
  readonly ending: string;
  /** Whose rating changed, from what to what, and by how much. */
  readonly rated: readonly (readonly string[])[];
  /** The last position, where the game draws itself. */
  readonly board?: string | undefined;
}

/** The end of a game as a card to share. */
export function endCard({ title, names, ending, rated, board }: End): string {
  return sheet([
    heading(title),
    paragraph(names.join(' – '), { size: 28, tone: 'soft' }),
    LINE,
    ...(ending === '' ? [] : [paragraph(ending, { size: 30, weight: 'bold' })]),
    ...(rated.length === 0 ? [] : [table(rated)]),
    ...(board === undefined ? [] : [whole(board)]),
  ]);
}

/** Words as a picture shows them: Discord's own times and signs mean nothing there. */
function bare(line: string): string {
  return line
    .replace(/<t:\d+(?::\w)?>/g, '')
    .replace(/^-# |\*\*|\\(?=[*_~`|>])/g, '')
    .trim();
}
