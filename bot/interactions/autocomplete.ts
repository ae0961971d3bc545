import { OPTIONS_MAX } from '../discord-limits.ts';

/** Something to take while one types: what it says, and what it stands for. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Those whose name has in it what was typed, as many as Discord shows. */
export function fitting(all: readonly Suggestion[], typed: string): Suggestion[] {
  const sought = typed.toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(sought)).slice(0, OPTIONS_MAX);
}
