import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';

const CALL_MS = 100;
const EVENTS = 20_000;

/** Returns the address of this module with a way to misbehave: slow, throws, loops, allocates, floods or matches. */
export function misbehavingModule(how: string): string {
  return `${import.meta.url}?${how}`;
}

const how = new URL(import.meta.url).search.slice(1);

/** Returns a copy of a value whose functions take `CALL_MS` each. */
function slowed<T>(value: T): T {
  if (typeof value === 'function')
    return ((...args: unknown[]) => {
      const begun = performance.now();
      while (performance.now() - begun < CALL_MS);
      return value(...args);
    }) as T;
  if (typeof value !== 'object' || value === null || '_zod' in value || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, slowed(part)])) as T;
}

const misbehave: Readonly<Record<string, AnyGame['play']>> = {
  throws() {
    throw new Error('on purpose');
  },
  loops() {
    for (;;);
  },
  allocates() {
    for (const all: unknown[] = []; ; ) all.push({ at: all.length });
  },
  floods(state, seat, line) {
    const outcome = guess.play(state, seat, line);
    return outcome.refused ? outcome : { ...outcome, events: Array(EVENTS).fill({ kind: 'none' }) };
  },
};

/** A pattern that takes seconds to reject a text of 26 letters. */
const PATTERN = /(\w+ ?)+!/;

/** External game whose moves misbehave, all of whose functions are slow, or whose pattern for typed text is. */
export const misbehavingGame: AnyGame = {
  ...(how === 'slow' ? slowed(guess as AnyGame) : guess),
  id: how,
  title: how,
  secrets: false,
  ...(misbehave[how] && { play: misbehave[how] }),
  ...(how === 'matches' && {
    choices: () => [
      { line: 'say ', label: 'Say', final: false, input: { label: 'Say', pattern: PATTERN, example: 'a!' } },
    ],
  }),
};
