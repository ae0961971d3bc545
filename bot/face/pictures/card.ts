import { heading, paragraph } from '../../../games/kit/picture/blocks.ts';
import { rectangle } from '../../../games/kit/picture/shapes.ts';
import { sheet } from '../../../games/kit/picture/sheet.ts';

/** A card to share: a title and a few lines, without Discord's signs for bold and the like. */
export function card(lines: readonly string[]): string {
  const [title = '', ...rest] = lines.map(bare).filter(Boolean);
  return sheet([
    heading(title),
    { height: 4, draw: (box) => rectangle(box, { fill: 'gold', radius: 2 }) },
    paragraph(rest, { size: 28 }),
  ]);
}

/** Words as a picture shows them: Discord's own times and signs mean nothing there. */
function bare(line: string): string {
  return line
    .replace(/<t:\d+(?::\w)?>/g, '')
    .replace(/^-# |\*\*|\\(?=[*_~`|>])/g, '')
    .trim();
}
