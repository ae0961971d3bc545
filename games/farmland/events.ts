import type { Seat } from '../kit/game.ts';
import type { Field } from './fields.ts';

/** A piece of a line: open words, or words for their owner alone, to others `???`. */
export type Part = string | { readonly owner: Seat; readonly secret: string };

/** A line that the document prints; a revelation gives away something that was hidden before. */
interface Told {
  readonly kind: 'line' | 'revelation';
  readonly parts: readonly Part[];
}

/** The computer plays the whole turn: from here on, what happens follows from cards that others do not know. */
interface Auto {
  readonly kind: 'auto';
}

/** The board and the selected field that the document prints after every action. */
export interface BoardShown {
  readonly kind: 'board';
  /** Three characters a field, from A1 row by row to G7. */
  readonly cells: string;
  readonly selected: Field | null;
  /** What `show` prints about the selected field. */
  readonly show: readonly (readonly Part[])[];
}

/** What happens at a table. */
export type FarmlandEvent = Told | BoardShown | Auto;
