import type { FormList } from '../lists.ts';
import type { Words } from '../reader.ts';
import type { Text } from '../text.ts';

/** Maximum length of a line, so that it fits a button's custom id. */
export const MAX_LINE_LENGTH = 64;

/** Text that a player types to complete a line. It is appended to the choice's line. */
export interface Input {
  readonly label: Text;
  readonly hint?: Text;
  /** Pattern of the whole text. */
  readonly pattern: RegExp;
  /** Text that matches, shown as the placeholder and used by random tests. */
  readonly example: string;
  /** Form of lists as an alternative to typing. `makeSelection` converts the selection to text. */
  readonly lists?: readonly FormList[];
}

/** Continuation of a line. `line` starts with the partial that it continues. */
export interface Choice {
  readonly line: string;
  readonly label: Words;
  readonly detail?: Words;
  /** Whether the line is a complete move. If not, `choices` is called again with this line as the partial. */
  readonly final: boolean;
  /** Text that completes the line. Absent if nothing is typed. If it is set, `final` is false. */
  readonly input?: Input;
  /** Position of the button in a grid, such as arrows in a cross: row 0 to 4, column 0 to 4. */
  readonly at?: { readonly row: number; readonly column: number };
  /** Name of a select menu with all choices of the same name, at most 25. */
  readonly under?: Words;
  /**
   * Set if several choices of the menu, `min` to `max`, can be selected together. Their lines without the partial are
   * joined with `join`.
   */
  readonly several?: { readonly min: number; readonly max: number; readonly join: string };
  /** Whether the computer chooses the move. Between people it is offered only if hints are on. */
  readonly help?: true;
  /** Lines of the game's own choices that menus omit if this shortcut is offered. */
  readonly replaces?: readonly string[];
  /**
   * Style of the button: `usual` (default), `aside` for minor moves, `costly` for moves that cost something or cannot
   * be undone.
   */
  readonly emphasis?: 'usual' | 'aside' | 'costly';
}
