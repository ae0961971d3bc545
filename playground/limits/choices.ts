import { z } from 'zod';
import { broke, list, text } from './form.ts';
import { localised } from './localised.ts';

const STRING = 3;
const INTEGER = 4;
const NUMBER = 10;

/** The types of options that can have choices or suggestions. */
export const CHOOSABLE: readonly number[] = [STRING, INTEGER, NUMBER];

const LONGEST = 100;

/** Up to 25 choices; what their values may be depends on the option, see `checkValues`. */
export const choices = list(
  z.looseObject({ name: text(1, 100), name_localizations: localised(text(1, 100)), value: z.unknown() }),
  0,
  25,
);

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
  if (type === STRING) {
    if (typeof value !== 'string') return ['STRING_TYPE_CONVERT', 'Could not interpret the value as string.'];
    return [...value].length > LONGEST ? ['BASE_TYPE_MAX_LENGTH', `Must be ${LONGEST} or fewer in length.`] : undefined;
  }
  if (type === NUMBER) {
    return typeof value === 'number' ? undefined : ['FLOAT_TYPE_COERCE', `Value "${value}" is not float.`];
  }
  return Number.isSafeInteger(value) ? undefined : ['NUMBER_TYPE_COERCE', `Value "${value}" is not int.`];
}
