import type { Text } from '@longtable/kit';
import type { z } from 'zod';
import { texts } from '../words/texts.ts';

/** German texts of our own checks, by their English messages. */
const CHECKS: Readonly<Record<string, string>> = {
  'must not be greater than maxChipsRoulette': 'darf nicht größer als maxChipsRoulette sein',
  'must be plain text on one line': 'muss einfacher Text auf einer Zeile sein',
  'must not begin or end with a space': 'darf nicht mit einem Leerzeichen beginnen oder enden',
  'must not be nested so deeply': 'darf nicht so tief verschachtelt sein',
  'must not name a property twice': 'darf keine Eigenschaft doppelt nennen',
};

const KINDS: Readonly<Record<string, Text>> = {
  number: texts.reasons.aNumber,
  int: texts.reasons.aWholeNumber,
  string: texts.reasons.text,
  boolean: texts.reasons.trueOrFalse,
  array: texts.reasons.aList,
  object: texts.reasons.anObject,
};

/** Maximum number of allowed values listed in a message. */
const MAX_LISTED_VALUES = 8;

/** Returns an error message for a validation issue. */
export function reasonOf(issue: z.core.$ZodIssue): Text {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      return texts.reasons.mustBe({ en: kind, de: kind });
    }
    case 'too_small':
      return amount(issue.origin, String(issue.minimum), 'least');
    case 'too_big':
      return amount(issue.origin, String(issue.maximum), 'most');
    case 'invalid_value': {
      const values = issue.values.slice(0, MAX_LISTED_VALUES).map(String).join(', ');
      const more = issue.values.length > MAX_LISTED_VALUES ? ', …' : '';
      return texts.reasons.mustBeOneOf({ values, more });
    }
    case 'custom':
    case 'invalid_format':
      return { en: issue.message, de: CHECKS[issue.message] ?? duplicateName(issue.message) };
    default:
      return texts.reasons.isntValid;
  }
}

function amount(origin: string, bound: string, which: 'least' | 'most'): Text {
  const german = which === 'least' ? 'mindestens' : 'höchstens';
  if (origin === 'string') return texts.reasons.mustHaveAtCharacters({ which, bound, german });
  if (origin === 'array') return texts.reasons.mustHaveAtEntries({ which, bound, german });
  return texts.reasons.mustBeAt({ which, bound, german });
}

function duplicateName(message: string): string {
  const [name] = /^"[^"]*"/.exec(message) ?? ['dieser Name'];
  return `${name} steht schon in der Datei`;
}
