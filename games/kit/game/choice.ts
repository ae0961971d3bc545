import type { FormList } from '../lists.ts';
import type { Words } from '../reader.ts';
import type { Text } from '../text.ts';

/** The longest line a game may ask for, so that a button can carry it. */
export const MAX_LINE_LENGTH = 64;

/** Text that a player types to continue a line; it follows the choice's line directly. */
export interface Input {
  readonly label: Text;
  readonly hint?: Text;
  /** The whole text must match this. */
  readonly pattern: RegExp;
  /** Something that matches, shown as the placeholder and typed by random testers. */
  readonly example: string;
  /** The same as a form of lists, for faces that can show one; `makeTaken` turns what is taken into text. */
  readonly lists?: readonly FormList[];
}

/** One way to continue a line. `line` starts with the partial it continues. */
export interface Choice {
  readonly line: string;
  readonly label: Words;
  readonly detail?: Words;
  /** The line is a complete move; otherwise it is a longer partial to ask about again. */
  readonly final: boolean;
  /** The line continues with typed text and is complete after that (then `final` is false). */
  readonly input?: Input;
  /** Where its button sits when the choices form a picture (arrows as a cross): row 0 to 4, column 0 to 4. */
  readonly at?: { readonly row: number; readonly column: number };
  /** The name of a select menu that shows all choices with the same name, at most 25. */
  readonly under?: Words;
  /**
   * Can be taken together with others of its menu, from `least` to `most` of them: the line of the first and what the others
   * add to the partial, joined, is a complete line.
   */
  readonly several?: { readonly min: number; readonly max: number; readonly join: string };
  /** The computer chooses the move. Between people it is offered only where hints are on. */
  readonly help?: true;
  /** Lines of the game's own choices that a menu leaves out beside this shortcut. */
  readonly replaces?: readonly string[];
  /** The colour of its button: the usual choice, a minor one, or one that costs something or can't be undone. */
  readonly emphasis?: 'usual' | 'aside' | 'costly';
}
