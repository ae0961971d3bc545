import { capital, cut, type Noun, nameNoun, widthOf } from '@longtable/kit';
import { partsOf } from '../rules/union.ts';
import type { Card } from '../state.ts';

/** A unit as a reader knows it: without its card if it is face down, without an owner if it is the reader's own. */
export interface SeenUnit {
  readonly card: Card | undefined;
  readonly owner: string | undefined;
}

/** A unit in a duel. The value is its attack, or its defence if it blocks. */
export interface Fighter {
  readonly card: Card;
  readonly owner: string | undefined;
  readonly value: number;
}

/** Maximum length of a name in sentences and menus. Names of unions are unlimited. */
const MAX_NAME_LENGTH = 24;

/** Returns the noun of a built-in unit from the qualifiers of its cards and its role. */
type JoinName = (qualifiers: readonly string[], role: string) => Noun | undefined;

/** Returns the names of units in a language. The names of uploaded units are not translated. */
export function unitNames(join: JoinName) {
  const nounOf = (parts: readonly string[], { role, own }: Card): Noun =>
    (own ? undefined : join(parts, role)) ?? nameNoun(plain(`${parts.join(' ')} ${role}`));

  /** The noun for sentences: for a long union, its first unit and the number of others. */
  const short = (card: Card, columns?: number): Noun => {
    const parts = partsOf(card);
    const whole = nounOf(parts, card);
    const most = columns ?? MAX_NAME_LENGTH;
    if (parts.length === 1 || widthOf(whole.noun) <= most) return eachForm(whole, (name) => cut(name, most));
    const more = ` +${parts.length - 1}`;
    const left = columns === undefined ? most : columns - more.length;
    return eachForm(nounOf(parts.slice(0, 1), card), (name) => cut(name, left) + more);
  };

  return {
    short,
    whole: (card: Card) => nounOf(partsOf(card), card),
    /** Texts for lists, menus and cards. */
    texts: {
      short: ({ card, columns }: { card: Card; columns?: number | undefined }) => capital(short(card, columns).noun),
      whole: ({ card }: { card: Card }) => capital(nounOf(partsOf(card), card).noun),
      /** The whole name with break points for the lines of a card. */
      breakable: ({ card }: { card: Card }) => capital(nounOf(partsOf(card), card).noun),
    },
  };
}

function eachForm(noun: Noun, change: (name: string) => string): Noun {
  const { cases } = noun;
  return {
    ...noun,
    noun: change(noun.noun),
    ...(cases && { cases: Object.fromEntries(Object.entries(cases).map(([wanted, name]) => [wanted, change(name)])) }),
  };
}

/** Returns attack and defence: `1200/800`. */
export function valuesOf({ atk, def }: Card): string {
  return `${atk}/${def}`;
}

/** Characters that no built-in name contains. */
const UNUSUAL = /[^ -_a-~\u00c0-\u02af]| {2}/;

/** Replaces characters of an uploaded name that could break a code block or its columns. */
function plain(words: string): string {
  if (!UNUSUAL.test(words)) return words;
  return words.replace(/\p{C}|\p{Extended_Pictographic}|\uFE0F|`/gu, '?').replace(/\s+/g, ' ');
}
