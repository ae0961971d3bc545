import type { Action, News } from '../../protocol.ts';
import type { Attempt, State } from './state.ts';
import type { Words } from './words.ts';

type WithoutNonce<Some> = Some extends unknown ? Omit<Some, 'nonce'> : never;

/** What a person does, before it has a number. */
type Doing = WithoutNonce<Action>;
/** What answers an action. */
export type Answer = Extract<News, { nonce: number }>;

/** What every part of the page can see and do. */
export interface Page {
  readonly state: State;
  readonly words: Words;
  readonly locale: string;
  /** Does something; `shown` is how the page shows that it waits, `heard` is called with each answer. */
  act(doing: Doing, shown?: Pick<Attempt, 'typed' | 'pressed'>, heard?: (answer: Answer) => void): void;
  /** Takes a failed attempt off the page. */
  forget(nonce: number): void;
  open(channel: string): void;
  openDm(): void;
  be(person: string): void;
  /** Begins a slash command in the composer. */
  call(name: string): void;
}

/** Draws again only when one of the things that it looks at is another one. */
export function whenChanged(look: () => readonly unknown[], draw: () => void): () => void {
  let seen: readonly unknown[] | undefined;
  return () => {
    const now = look();
    if (seen && now.length === seen.length && now.every((one, index) => Object.is(one, seen?.[index]))) return;
    seen = now;
    draw();
  };
}
