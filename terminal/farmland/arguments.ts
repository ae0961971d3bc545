import { Refused } from './refused.ts';

/** The start-up keys, in the order in which their values are processed. */
const KEYS = ['seed', 'board', 'units', 'deck', 'deck1', 'deck2', 'team1', 'team2', 'verbosity'] as const;

export type Key = (typeof KEYS)[number];
export type Arguments = ReadonlyMap<Key, string>;

/** Takes the arguments apart and checks them as such, not yet their values. */
export function readArguments(args: readonly string[]): Arguments {
  const given = new Map<Key, string>();
  for (const arg of args) {
    const at = arg.indexOf('=');
    if (at < 0) throw new Refused(`"${arg}" is not of the form key=value.`);
    const key = KEYS.find((known) => known === arg.slice(0, at));
    if (!key) throw new Refused(`"${arg.slice(0, at)}" is none of the keys ${KEYS.join(', ')}.`);
    if (given.has(key)) throw new Refused(`"${key}" is given more than once.`);
    given.set(key, arg.slice(at + 1));
  }
  for (const key of ['seed', 'units'] as const) {
    if (!given.has(key)) throw new Refused(`"${key}" is missing.`);
  }
  const decks = KEYS.filter((key) => key.startsWith('deck') && given.has(key)).join(' ');
  if (decks !== 'deck' && decks !== 'deck1 deck2') throw new Refused('Give either deck, or deck1 and deck2.');
  return given;
}
