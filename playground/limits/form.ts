import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType, Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { type DiscordError, discordErrors, type FormErrors } from '../discord.ts';

type Path = readonly PropertyKey[];

/** Validates a body. Throws Discord's error with the path and code of every violation. */
export function check<Output>(schema: z.ZodType<Output>, body: unknown, at: Path = []): Output {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return result.data;
  throw validationError(
    result.error.issues.map((issue) => ({ path: [...at, ...pathOf(issue)], ...violationOf(issue) })),
  );
}

/** Returns Discord's error for violations at these paths. */
export function validationError(problems: readonly { path: Path; code: string; message: string }[]): DiscordError {
  // Paths come from the body, so a step may be called `__proto__`.
  const node = (): FormErrors => Object.create(null) as FormErrors;
  const errors = node();
  for (const { path, code, message } of problems) {
    let at = errors;
    for (const step of path) {
      at[String(step)] ??= node();
      at = at[String(step)] as FormErrors;
    }
    at._errors = [...(at._errors ?? []), { code, message }];
  }
  return discordErrors.invalidForm(errors);
}

/** Reports a violation from a refinement. */
export function reportViolation(
  context: z.RefinementCtx,
  code: string,
  message: string,
  path: PropertyKey[] = [],
): void {
  context.addIssue({ code: 'custom', message, path, params: { discord: code } });
}

/** Returns the schema of a text whose length is counted in code points, not in UTF-16 units. */
export function text(min: number, max: number) {
  return z.string().superRefine((value, context) => length(context, [...value].length, min, max));
}

export function list<Item extends z.ZodType>(item: Item, min: number, max: number) {
  return z.array(item).superRefine((value, context) => length(context, value.length, min, max));
}

export const flag = z.boolean().nullish();

/** Returns the indexes of duplicates. */
export function duplicateIndexes(names: readonly string[]): number[] {
  return names.flatMap((name, index) => (names.indexOf(name) === index ? [] : [index]));
}

export function int(min: number, max: number) {
  return z.int().min(min).max(max);
}

function length(context: z.RefinementCtx, actual: number, min: number, max: number): void {
  if (actual >= min && actual <= max) return;
  if (min > 0) reportViolation(context, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  else reportViolation(context, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
}

/**
 * Returns the path that Discord reports for an issue. For an unknown component type, it is the path of the component,
 * not of its `type`.
 */
function pathOf(issue: z.core.$ZodIssue): Path {
  return issue.code === 'invalid_union' && issue.path.at(-1) === 'type' ? issue.path.slice(0, -1) : issue.path;
}

const TYPE_ERRORS: Readonly<Record<string, readonly [code: string, message: string]>> = {
  string: ['STRING_TYPE_CONVERT', 'Could not interpret the value as string.'],
  number: ['NUMBER_TYPE_COERCE', 'Value is not int.'],
  int: ['NUMBER_TYPE_COERCE', 'Value is not int.'],
  boolean: ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'],
  array: ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'],
  object: ['MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType'],
  record: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'],
};

function violationOf(issue: z.core.$ZodIssue): { code: string; message: string } {
  switch (issue.code) {
    case 'custom':
      return { code: String(issue.params?.discord ?? 'BASE_TYPE_INVALID'), message: issue.message };
    case 'invalid_type': {
      if (issue.input === undefined) return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
      const [code, message] = TYPE_ERRORS[issue.expected] ?? ['BASE_TYPE_INVALID', issue.message];
      return { code, message };
    }
    case 'too_big':
      return { code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${issue.maximum}.` };
    case 'too_small':
      return { code: 'NUMBER_TYPE_MIN', message: `int value should be greater than or equal to ${issue.minimum}.` };
    case 'invalid_value':
      if (issue.input === undefined) return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
      return { code: 'BASE_TYPE_CHOICES', message: `Value must be one of {${issue.values.map(String).join(', ')}}.` };
    case 'invalid_union':
      return { code: 'UNION_TYPE_CHOICES', message: issue.message };
    case 'invalid_format':
      return { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
}

/** Returns a union of component schemas by `type`. */
export function kinds<const Kinds extends readonly [Kind, ...Kind[]]>(options: Kinds) {
  const numbers = options.map((option) => [...option.shape.type.values][0]).join(', ');
  return z.discriminatedUnion('type', options, {
    error: () => `Value of field "type" must be one of (${numbers}).`,
  });
}

/** Assigns a schema the type that Discord publishes for its bodies, and removes nulls, which Discord treats as absent. */
export function withPublishedType<Type>(form: z.ZodType): z.ZodType<Type> {
  // Zod cannot derive the type: a number range is not an enum, and refinements do not narrow.
  return form.transform((body) => withoutNulls(body) as Type);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutNulls(field)]));
}

type Kind = z.ZodObject<{ type: z.ZodLiteral<number> }>;

/** Option types that support choices and autocompletion. */
export const CHOICE_TYPES: readonly number[] = [
  ApplicationCommandOptionType.String,
  ApplicationCommandOptionType.Integer,
  ApplicationCommandOptionType.Number,
];

const MAX_CHOICE_LENGTH = 100;

const name = text(1, 100);
const choice = z.looseObject({ name, name_localizations: localised(name), value: z.unknown() });

/** Up to 25 choices. `checkValues` checks their values against the option type. */
export const choices = list(choice, 0, 25);

type Violation = readonly [code: string, message: string];

/** Reports choice values that do not match the option type. */
export function checkValues(
  type: number,
  all: readonly { readonly value?: unknown }[],
  context: z.RefinementCtx,
  path: PropertyKey[],
): void {
  all.forEach(({ value }, index) => {
    const broken = valueViolation(type, value);
    if (broken) reportViolation(context, ...broken, [...path, index, 'value']);
  });
}

function valueViolation(type: number, value: unknown): Violation | undefined {
  if (value === undefined) return ['BASE_TYPE_REQUIRED', 'This field is required'];
  if (type === ApplicationCommandOptionType.String) {
    if (typeof value !== 'string') return ['STRING_TYPE_CONVERT', 'Could not interpret the value as string.'];
    return [...value].length > MAX_CHOICE_LENGTH
      ? ['BASE_TYPE_MAX_LENGTH', `Must be ${MAX_CHOICE_LENGTH} or fewer in length.`]
      : undefined;
  }
  if (type === ApplicationCommandOptionType.Number) {
    return typeof value === 'number' ? undefined : ['FLOAT_TYPE_COERCE', `Value "${value}" is not float.`];
  }
  return Number.isSafeInteger(value) ? undefined : ['NUMBER_TYPE_COERCE', `Value "${value}" is not int.`];
}

/** Returns the schema of autocompletion results for an option type. */
export function choicesForm(type: number) {
  return z.looseObject({
    choices: withPublishedType<APIApplicationCommandOptionChoice[]>(
      choices.superRefine((all, context) => checkValues(type, all, context, [])),
    ).nullish(),
  });
}

export const snowflake = z.union([z.string().regex(/^\d{1,20}$/), z.number()]).transform(String);

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/** Returns the schema of a URL with one of these schemes. */
export function urlWith(longest: number, schemes: readonly string[]) {
  return text(1, longest).superRefine((value, context) => {
    const scheme = SCHEME.exec(value)?.[1]?.toLowerCase();
    if (scheme === undefined || !URL.canParse(value)) {
      reportViolation(context, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    } else if (!schemes.includes(scheme)) {
      const message = `Scheme "${scheme}" is not supported. Scheme must be one of (${quoted(schemes)}).`;
      reportViolation(context, 'URL_TYPE_INVALID_SCHEME', message);
    }
  });
}

/** Schemes of links. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https'];

/** Schemes of media: the web, or files of the same message. */
export const MEDIA_SCHEMES: readonly string[] = [...LINK_SCHEMES, 'attachment'];

const ONE_EMOJI = /^\p{RGI_Emoji}$/v;

/** Whether a text is exactly one emoji. A missing variation selector is accepted, as in Discord. */
function isEmoji(text: string): boolean {
  return ONE_EMOJI.test(text) || ONE_EMOJI.test(`${text}\uFE0F`);
}

const emojiId = z.string().regex(/^\d{1,20}$/);

/** A Unicode emoji, or a custom emoji by id. */
export const emoji = z
  .looseObject({ id: emojiId.nullish(), name: z.string().nullish(), animated: z.boolean().nullish() })
  .superRefine((form, context) => {
    if (form.id || isEmoji(form.name ?? '')) return;
    reportViolation(context, 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji', ['name']);
  });

/** Locales of Discord's API specification. The types package lacks two of them. */
const LOCALES: readonly string[] = [...Object.values(Locale), 'ar', 'he'];

/** Returns the schema of translations by locale. */
export function localised<Text extends z.ZodType>(text: Text) {
  return z
    .record(z.string(), text.nullable())
    .superRefine((all, context) => {
      for (const locale of Object.keys(all).filter((locale) => !LOCALES.includes(locale)))
        reportViolation(context, 'BASE_TYPE_CHOICES', `Value must be one of (${quoted(LOCALES)}).`, [locale]);
    })
    .nullish();
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
