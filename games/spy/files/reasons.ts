import { eachLanguage, say, type Text } from '@longtable/kit';
import type { z } from 'zod';
import { texts } from '../words/texts.ts';

const { files } = texts;

/** Maximum number of allowed values listed in a message. */
const MAX_LISTED_VALUES = 8;

/** Returns an error message for a validation issue. */
export function reasonOf(issue: z.core.$ZodIssue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return files.wrongKind({ kind: issue.expected });
    case 'too_small':
      return files.outOfBounds({ bound: String(issue.minimum), isMinimum: true, of: issue.origin });
    case 'too_big':
      return files.outOfBounds({ bound: String(issue.maximum), isMinimum: false, of: issue.origin });
    case 'invalid_value': {
      const values = issue.values.slice(0, MAX_LISTED_VALUES).map(String);
      return files.wrongValue({ values, hasMore: issue.values.length > MAX_LISTED_VALUES });
    }
    case 'custom':
    case 'invalid_format':
      return checkText(issue.message);
    default:
      return files.invalid;
  }
}

/** Returns the text of one of our own checks by its English message, which may begin with a name in quotes. */
function checkText(message: string): Text {
  const [, name = '', check = message] = /^("[^"]*" )?(.*)$/s.exec(message) ?? [];
  const text = Object.values(files.checks).find(({ en }) => en === check) ?? check;
  return eachLanguage((language) => `${name}${say(text, language)}`);
}
