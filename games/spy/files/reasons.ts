import type { Text } from '@longtable/kit';
import type { z } from 'zod';

/** German texts of our own checks, by their English messages. */
const CHECKS: Readonly<Record<string, string>> = {
  'must not be greater than maxChipsRoulette': 'darf nicht größer als maxChipsRoulette sein',
  'must be plain text on one line': 'muss einfacher Text auf einer Zeile sein',
  'must not begin or end with a space': 'darf nicht mit einem Leerzeichen beginnen oder enden',
  'must not be nested so deeply': 'darf nicht so tief verschachtelt sein',
  'must not name a property twice': 'darf keine Eigenschaft doppelt nennen',
};

const KINDS: Readonly<Record<string, Text>> = {
  number: { en: 'a number', de: 'eine Zahl' },
  int: { en: 'a whole number', de: 'eine ganze Zahl' },
  string: { en: 'text', de: 'ein Text' },
  boolean: { en: 'true or false', de: 'true oder false' },
  array: { en: 'a list', de: 'eine Liste' },
  object: { en: 'an object', de: 'ein Objekt' },
};

/** Maximum number of allowed values listed in a message. */
const MAX_LISTED_VALUES = 8;

/** Returns an error message for a validation issue. */
export function reasonOf(issue: z.core.$ZodIssue): Text {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      const [en, de] = typeof kind === 'string' ? [kind, kind] : [kind.en, kind.de];
      return { en: `must be ${en}`, de: `muss ${de} sein` };
    }
    case 'too_small':
      return amount(issue.origin, String(issue.minimum), 'least');
    case 'too_big':
      return amount(issue.origin, String(issue.maximum), 'most');
    case 'invalid_value': {
      const values = issue.values.slice(0, MAX_LISTED_VALUES).map(String).join(', ');
      const more = issue.values.length > MAX_LISTED_VALUES ? ', …' : '';
      return { en: `must be one of ${values}${more}`, de: `muss eins von ${values}${more} sein` };
    }
    case 'custom':
    case 'invalid_format':
      return { en: issue.message, de: CHECKS[issue.message] ?? duplicateName(issue.message) };
    default:
      return { en: 'isn’t valid', de: 'ist ungültig' };
  }
}

function amount(origin: string, bound: string, which: 'least' | 'most'): Text {
  const german = which === 'least' ? 'mindestens' : 'höchstens';
  if (origin === 'string')
    return { en: `must have at ${which} ${bound} characters`, de: `darf ${german} ${bound} Zeichen haben` };
  if (origin === 'array')
    return { en: `must have at ${which} ${bound} entries`, de: `braucht ${german} ${bound} Einträge` };
  return { en: `must be at ${which} ${bound}`, de: `muss ${german} ${bound} sein` };
}

function duplicateName(message: string): string {
  const [name] = /^"[^"]*"/.exec(message) ?? ['dieser Name'];
  return `${name} steht schon in der Datei`;
}
