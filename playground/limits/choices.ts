import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { broke, list, published, text } from './form.ts';
import { localised } from './values.ts';

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
