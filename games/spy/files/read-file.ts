import { eachLanguage, say, type Text } from '@longtable/kit';
import type { z } from 'zod';
import { defaultConfig, type MatchConfig } from '../rules/config.ts';
import { texts } from '../words/texts.ts';
import type { CharacterSpec } from './cast.ts';
import type { ScenarioFile } from './scenarios.ts';

/** The problems of a file with their paths: in English for users of an editor, and translated for players. */
export interface Faulty {
  readonly problems: readonly string[];
  readonly reasons: readonly Text[];
}

/** A file's value, or its problems. */
export type Reading<T> = { readonly value: T; readonly problems?: never } | Faulty;

/** Parses a JSON file with a schema. Problems name their path, as in `[3].features[1]`. */
export function readFile<T>(schema: z.ZodType<T>, text: string): Reading<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: ['the file is not JSON'], reasons: [texts.files.notJson] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const { issues } = parsed.error;
  return {
    problems: issues.map(({ path, message }) => `${makePath(path)}: ${lowerFirst(message)}`),
    reasons: issues.map((issue) => {
      const reason = reasonOf(issue);
      return issue.path.length === 0 ? reason : texts.files.at({ path: makePath(issue.path), reason });
    }),
  };
}

function makePath(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return steps === '' ? 'the file' : steps.replace(/^\./, '');
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

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

/** Our own keys of a match file. Default values are omitted, since other programs do not know these keys. */
const OWN_KEYS = ['maxNumberOfNPCs', 'npcCombinationChance', 'plagueMask'] as const;

type OwnKey = (typeof OWN_KEYS)[number];

/** Keys of a match file in the document, without `OWN_KEYS`. */
export const MATCH_KEYS = Object.keys(defaultConfig).filter(
  (key): key is Exclude<keyof MatchConfig, OwnKey> => !(OWN_KEYS as readonly string[]).includes(key),
);

/** Returns the text of a match file. `rest` contains its unknown keys. */
export function writeMatch(config: MatchConfig, rest: Readonly<Record<string, unknown>> = {}): string {
  const own = OWN_KEYS.filter((key) => config[key] !== defaultConfig[key]);
  return write({ ...Object.fromEntries([...MATCH_KEYS, ...own].map((key) => [key, config[key]])), ...rest });
}

/** Returns the text of a scenario file with one row per line. */
export function writeScenario({ scenario }: ScenarioFile): string {
  const rows = scenario.map((row) => `    [${row.map((field) => JSON.stringify(field)).join(', ')}]`);
  return `{\n  "scenario": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

/** Returns the text of a character file. */
export function writeCharacters(characters: readonly CharacterSpec[]): string {
  return write(characters);
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
