import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType, Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { list, reportViolation, text, withPublishedType } from './form.ts';

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
  .superRefine((one, context) => {
    if (one.id || isEmoji(one.name ?? '')) return;
    reportViolation(context, 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji', ['name']);
  });

/** Locales of Discord's API specification. The types package lacks two of them. */
const LOCALES: readonly string[] = [...Object.values(Locale), 'ar', 'he'];

/** Returns the schema of translations by locale. */
export function localised<Text extends z.ZodType>(text: Text) {
  return z
    .record(z.string(), text.nullable())
    .superRefine((all, context) => {
      for (const locale of Object.keys(all).filter((one) => !LOCALES.includes(one)))
        reportViolation(context, 'BASE_TYPE_CHOICES', `Value must be one of (${quoted(LOCALES)}).`, [locale]);
    })
    .nullish();
}

function quoted(names: readonly string[]): string {
  return names.map((one) => `'${one}'`).join(', ');
}
