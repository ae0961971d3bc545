import type { CharacterSpec } from '../files/characters.ts';
import { nameOf } from '../rules/match/people.ts';
import type { Cocktail, State } from '../state.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns two letters for each person by id, usually the initials. They do not depend on the faction. */
export function marksOf(state: State): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id } of state.people) {
    const mark = markFor(lettersFor(state, id), taken);
    taken.add(mark);
    marks.set(id, mark);
  }
  return marks;
}

/** Returns the first free pair: the first letter with each candidate of `letters`, then any pair, then `??`. */
function markFor(letters: string, taken: ReadonlySet<string>): string {
  const first = letters.charAt(0);
  for (const letter of letters.slice(1)) if (!taken.has(first + letter)) return first + letter;
  for (const one of LETTERS) for (const other of LETTERS) if (!taken.has(one + other)) return one + other;
  return '??';
}

function lettersFor(state: State, id: number): string {
  const character = state.cast[id];
  if (!character) return lettersOf(nameOf(state, id));
  const letters = letterCache.get(character) ?? lettersOf(character.name);
  letterCache.set(character, letters);
  return letters;
}

/** Cache of `lettersOf`, because splitting names takes most of the time to draw a map. */
const letterCache = new WeakMap<CharacterSpec, string>();

/** Returns the first letter of a name, followed by the candidates for the second letter, best first. */
function lettersOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const first = words[0]?.[0] ?? 'a';
  const last = words.length > 1 ? (words.at(-1) ?? '') : (words[0] ?? '').slice(1);
  return first + last + words.join('').slice(1) + LETTERS;
}

/** Marks of the map, at most two characters per field. */
export const MARKS = {
  acting: '@@',
  cat: '&&',
  janitor: '!!',
  fog: '~~',
  lying: '*',
  cocktail: '=Y',
  poisoned: '=+',
  prism: ')(',
  wrecked: '::',
} as const;

/** Marks of the kinds of fields, by their letter in a stored row. */
export const FIELD_MARKS: Readonly<Record<string, string>> = {
  '.': '.',
  '#': '██',
  '^': '^^',
  _: '_',
  '@': '()',
  '=': '=',
  $: '$?',
};

/** Returns the mark of a safe: `$7`, or only the number from 10 on. */
export function safeMark(number: number): string {
  return number <= 9 ? `$${number}` : String(number);
}

/** Whether a mark belongs to a safe. */
export function isSafeMark(mark: string): boolean {
  return /\d/.test(mark);
}

/** Returns the mark of a cocktail, which differs if the viewer knows that it is poisoned. */
export function cocktailMark({ poisonedBy }: Cocktail): string {
  return poisonedBy.length > 0 ? MARKS.poisoned : MARKS.cocktail;
}
