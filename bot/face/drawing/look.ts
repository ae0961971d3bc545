import type { View } from '../../../games/kit/game.ts';
import type { Language } from '../../../games/kit/text.ts';
import type { Display } from '../../../storage/records/display.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../../host/house/house.ts';
import { readPerson } from '../../host/people/person.ts';
import { codeBlock, colourBlock, plainLine } from './escape.ts';
import { languageOf } from './words.ts';

/** How somebody reads: in which language, and how boards are drawn for them. */
export interface Look {
  readonly language: Language;
  readonly display: Display;
}

/** A board leaves room in its message for what happened and what is asked. */
const BOARD_MAX = 3000;

/** How a person reads what only they see. */
export async function lookOf(house: House, asked: { user: { id: string }; locale: string }): Promise<Look> {
  const { display = 'plain' } = await readPerson(house, asked.user.id);
  return { language: languageOf(asked.locale), display };
}

/** How everybody reads a table's board. */
export function publicLook({ place }: Table): Look {
  return { language: place.language, display: place.display ?? 'plain' };
}

/** Puts what a viewer sees into a message: as a plain code block, as a coloured one, or in sentences. */
export function drawView(view: View, { display }: Look): string {
  if (display === 'sentences') return cut(view.sentences.map(plainLine));
  const coloured = display === 'colour' && view.coloured ? colourBlock(view.coloured) : '';
  return coloured !== '' && coloured.length <= BOARD_MAX ? coloured : codeBlock(cut(view.board).split('\n'));
}

/** As many whole lines as a board may take up. */
function cut(lines: readonly string[]): string {
  const whole = lines.join('\n');
  if (whole.length <= BOARD_MAX) return whole;
  const kept = whole.slice(0, BOARD_MAX - 2);
  return `${kept.slice(0, Math.max(kept.lastIndexOf('\n'), 0)) || kept}\n…`;
}
