import type { Text } from '../text.ts';

/** Event of a game, for stories, icons and statistics. */
export interface GameEvent {
  readonly kind: string;
}

/** Refusal of a line: a stable code, and a sentence with what the player can do instead. */
export interface Refusal {
  readonly code: string;
  readonly sentence: Text;
  /** Option of the invalid uploaded file, if that is the reason. */
  readonly file?: string;
}

/** Result of a line: the next state with its events, or a refusal. */
export type Outcome<State, Event> =
  | {
      readonly state: State;
      readonly events: readonly Event[];
      /**
       * Whether the line can be undone: it drew no random numbers and revealed nothing. `'sealed'` marks a simultaneous
       * secret decision, which its player can undo until a line that is not sealed reveals it.
       */
      readonly undoable?: true | 'sealed';
      readonly refused?: never;
    }
  | { readonly refused: Refusal };

/** Returns a refusal: `refuse('no-mana', { en: 'You need 3 mana.', de: 'Du brauchst 3 Mana.' })`. */
export function refuse(code: string, sentence: Text, file?: string): { readonly refused: Refusal } {
  return { refused: { code, sentence, ...(file !== undefined && { file }) } };
}
