import type { CharacterSpec } from '../files/characters.ts';
import { nameOf } from '../rules/match/people.ts';
import type { Cocktail, State } from '../state.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Two letters for everybody in the match, mostly their initials; whose they are is said only by their size. */
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

/** The initials, else the first letter with others of the name, else with any, else any two. */
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

/** Taking a name apart is most of the work of drawing a map. */
const letterCache = new WeakMap<CharacterSpec, string>();

/** The first letter of a name, and those that may stand beside it, the best first. */
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

/** Marks of the map, at most two signs a field; each means one thing. */
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

/** How the kinds of fields are drawn, by their letter in a stored row. */
export const FIELD_MARKS: Readonly<Record<string, string>> = {
  '.': '.',
  '#': '##',
  '^': '^^',
  _: '_',
  '@': '()',
  '=': '=',
  $: '$?',
};

/** A safe shows its number: `$7`, and from ten on the number alone. */
export function safeMark(number: number): string {
  return number <= 9 ? `$${number}` : String(number);
}

/** Whether a mark is a safe's. */
export function isSafeMark(mark: string): boolean {
  return /\d/.test(mark);
}

/** A cocktail, or one that the viewer knows to be poisoned. */
export function cocktailMark({ poisonedBy }: Cocktail): string {
  return poisonedBy.length > 0 ? MARKS.poisoned : MARKS.cocktail;
}
