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

/** Maximum length of a name in menus and of a union's name. */
const MAX_NAME_LENGTH = 24;
/** Maximum length of a unit's name in sentences. All built-in ones are shorter. */
const MAX_LENGTH_IN_SENTENCES = 40;

/** Returns the noun of a built-in unit from the qualifiers of its cards and its role. */
type JoinName = (qualifiers: readonly string[], role: string) => Noun | undefined;

/**
 * Returns the names of units in a language. The names of uploaded units are not translated. `brief` returns a built-in
 * unit's name without its role, for narrow columns.
 */
export function unitNames(join: JoinName, brief: (qualifier: string) => string | undefined) {
  const nounOf = (parts: readonly string[], { role, own }: Card): Noun =>
    (own ? undefined : join(parts, role)) ?? nameNoun(plain(`${parts.join(' ')} ${role}`));

  /** The noun for sentences: for a long union, its first unit and the number of others. */
  const short = (card: Card, most = MAX_LENGTH_IN_SENTENCES): Noun => {
    const parts = partsOf(card);
    const whole = nounOf(parts, card);
    if (parts.length === 1) return eachForm(whole, (name) => cut(name, most));
    if (widthOf(whole.noun) <= MAX_NAME_LENGTH) return whole;
    const more = ` +${parts.length - 1}`;
    return eachForm(nounOf(parts.slice(0, 1), card), (name) => cut(name, most) + more);
  };

  /** The name without its role: for a union, its first unit and the number of others. */
  const briefly = (card: Card): string => {
    const [first = '', ...others] = partsOf(card);
    const name = (card.own ? undefined : brief(first)) ?? nounOf([first], card).noun;
    return others.length > 0 ? `${name}+${others.length}` : name;
  };

  /** The longest name that fits: the one for sentences, its first unit with the number of others, the first unit without its role, or cut. */
  const fitting = (card: Card, columns: number): string => {
    const [first = '', ...others] = partsOf(card);
    const name = short(card).noun;
    const reduced = others.length > 0 ? `${nounOf([first], card).noun} +${others.length}` : name;
    return [name, reduced].find((name) => widthOf(name) <= columns) ?? cut(briefly(card), columns);
  };

  return {
    short,
    whole: (card: Card) => nounOf(partsOf(card), card),
    /** Texts for lists, menus and cards. */
    texts: {
      short: ({ card, columns = MAX_NAME_LENGTH }: { card: Card; columns?: number | undefined }) =>
        capital(fitting(card, columns)),
      brief: ({ card }: { card: Card }) => capital(briefly(card)),
      /** The name in a question. */
      asked: ({ card }: { card: Card }) => capital(short(card).noun),
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

/** Returns attack and defence in hundreds: `12/8`. */
export function valuesInHundreds({ atk, def }: Card): string {
  return `${Math.floor(atk / 100)}/${Math.floor(def / 100)}`;
}

/** Characters that no built-in name contains. */
const UNUSUAL = /[^ -_a-~\u00c0-\u02af]| {2}/;

/** Replaces characters of an uploaded name that could break a code block or its columns. */
function plain(words: string): string {
  if (!UNUSUAL.test(words)) return words;
  return words.replace(/\p{C}|\p{Extended_Pictographic}|\uFE0F|`/gu, '?').replace(/\s+/g, ' ');
}
