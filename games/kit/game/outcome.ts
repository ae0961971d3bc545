import type { Text } from '../text.ts';

/** Something that happened. */
export interface GameEvent {
  readonly kind: string;
}

/** Why a line was not played: a stable code, and a sentence that tells the player what to do instead. */
export interface Refusal {
  readonly code: string;
  readonly sentence: Text;
  /** The option of the uploaded file that is invalid, if that is the reason. */
  readonly file?: string;
}

/** The result of a line. A refusal changes nothing. */
export type Outcome<State, Event> =
  | {
      readonly state: State;
      readonly events: readonly Event[];
      /**
       * The line can be undone: it involved no chance and revealed nothing. One that is sealed is a decision that others make
       * at the same time and nobody else knows yet; its player takes it back alone, whatever the others decide meanwhile,
       * until a line that is not sealed reveals it.
       */
      readonly undoable?: true | 'sealed';
      readonly refused?: never;
    }
  | { readonly refused: Refusal };

/** Shorthand for a refusal. */
export function refuse(code: string, sentence: Text, file?: string): { readonly refused: Refusal } {
  return { refused: { code, sentence, ...(file !== undefined && { file }) } };
}
