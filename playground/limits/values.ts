import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType, Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { broke, list, published, text } from './form.ts';

/** The types of options that can have choices or suggestions. */
export const CHOOSABLE: readonly number[] = [
  ApplicationCommandOptionType.String,
  ApplicationCommandOptionType.Integer,
  ApplicationCommandOptionType.Number,
];

const LONGEST = 100;

const name = text(1, 100);
const choice = z.looseObject({ name, name_localizations: localised(name), value: z.unknown() });

/** Up to 25 choices; what their values may be depends on the option, see `checkValues`. */
export const choices = list(choice, 0, 25);

type Broken = readonly [code: string, message: string];

/** Values are of the option's own type: text for text, whole numbers for integers. */
export function checkValues(
  type: number,
  all: readonly { readonly value?: unknown }[],
  context: z.RefinementCtx,
  path: PropertyKey[],
): void {
  all.forEach(({ value }, index) => {
    const broken = fault(type, value);
    if (broken) broke(context, ...broken, [...path, index, 'value']);
  });
}

function fault(type: number, value: unknown): Broken | undefined {
  if (value === undefined) return ['BASE_TYPE_REQUIRED', 'This field is required'];
  if (type === ApplicationCommandOptionType.String) {
    if (typeof value !== 'string') return ['STRING_TYPE_CONVERT', 'Could not interpret the value as string.'];
    return [...value].length > LONGEST ? ['BASE_TYPE_MAX_LENGTH', `Must be ${LONGEST} or fewer in length.`] : undefined;
  }
  if (type === ApplicationCommandOptionType.Number) {
    return typeof value === 'number' ? undefined : ['FLOAT_TYPE_COERCE', `Value "${value}" is not float.`];
  }
  return Number.isSafeInteger(value) ? undefined : ['NUMBER_TYPE_COERCE', `Value "${value}" is not int.`];
}

/** What autocompletion may offer for an option of this type: 25 choices, each name and value up to 100 characters. */
export function choicesForm(type: number) {
  return z.looseObject({
    choices: published<APIApplicationCommandOptionChoice[]>(
      choices.superRefine((all, context) => checkValues(type, all, context, [])),
    ).nullish(),
  });
}

/** An id, as text or as a number. */
export const snowflake = z.union([z.string().regex(/^\d{1,20}$/), z.number()]).transform(String);

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/** A web address with one of these schemes: a link must not run anything. */
export function address(longest: number, schemes: readonly string[]) {
  return text(1, longest).superRefine((value, context) => {
    const scheme = SCHEME.exec(value)?.[1]?.toLowerCase();
    if (scheme === undefined || !URL.canParse(value)) {
      broke(context, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    } else if (!schemes.includes(scheme)) {
      const message = `Scheme "${scheme}" is not supported. Scheme must be one of (${quoted(schemes)}).`;
      broke(context, 'URL_TYPE_INVALID_SCHEME', message);
    }
  });
}

/** Where a link may lead. */
export const WEB: readonly string[] = ['http', 'https'];

/** Where a picture may come from: the web, or the files of the same message. */
export const MEDIA: readonly string[] = [...WEB, 'attachment'];

const ONE_EMOJI = /^\p{RGI_Emoji}$/v;

/** Whether a text is exactly one emoji; Discord does not mind a missing variation selector. */
function isEmoji(text: string): boolean {
  return ONE_EMOJI.test(text) || ONE_EMOJI.test(`${text}\uFE0F`);
}

const emojiId = z.string().regex(/^\d{1,20}$/);

/** The emoji on a button or an option: one of Unicode's, or a server's own with its id. */
export const emoji = z
  .looseObject({ id: emojiId.nullish(), name: z.string().nullish(), animated: z.boolean().nullish() })
  .superRefine((one, context) => {
    if (one.id || isEmoji(one.name ?? '')) return;
    broke(context, 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji', ['name']);
  });

/** The locales that Discord's description of its API lists; the package of types lacks two. */
const LOCALES: readonly string[] = [...Object.values(Locale), 'ar', 'he'];

/** One text in several languages, by the locales that Discord knows. */
export function localised<Text extends z.ZodType>(text: Text) {
  return z
    .record(z.string(), text.nullable())
    .superRefine((all, context) => {
      for (const locale of Object.keys(all).filter((one) => !LOCALES.includes(one)))
        broke(context, 'BASE_TYPE_CHOICES', `Value must be one of (${quoted(LOCALES)}).`, [locale]);
    })
    .nullish();
}

function quoted(names: readonly string[]): string {
  return names.map((one) => `'${one}'`).join(', ');
}
