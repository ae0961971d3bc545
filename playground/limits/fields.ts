import { z } from 'zod';
import { broke, int, list, text } from './form.ts';
import { checkBounds, checkOptions, customId, id } from './parts.ts';

/** A field of a modal that takes text. */
export const textInput = z
  .looseObject({
    type: z.literal(4),
    id,
    custom_id: customId,
    style: int(1, 2),
    label: text(1, 45).nullish(),
    value: text(0, 4000).nullish(),
    placeholder: text(0, 100).nullish(),
    required: z.boolean().nullish(),
    min_length: int(0, 4000).nullish(),
    max_length: int(1, 4000).nullish(),
  })
  .superRefine((one, context) => {
    if ((one.min_length ?? 0) <= (one.max_length ?? 4000)) return;
    broke(context, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${one.max_length}.`, ['min_length']);
  });

const option = z.looseObject({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  default: z.boolean().nullish(),
});

const required = z.boolean().nullish();

/** One of two to ten options. */
export const radioGroup = z
  .looseObject({ type: z.literal(21), id, custom_id: customId, required, options: list(option, 2, 10) })
  .superRefine((one, context) => checkOptions({ options: one.options, max_values: 1 }, context));

/** Any of up to ten options; without a largest number as many as there are. */
export const checkboxGroup = z
  .looseObject({
    type: z.literal(22),
    id,
    custom_id: customId,
    required,
    min_values: int(0, 10).nullish(),
    max_values: int(1, 10).nullish(),
    options: list(option, 1, 10),
  })
  .superRefine((one, context) => {
    checkOptions({ ...one, max_values: one.max_values ?? one.options.length }, context);
  });

/** A single box to tick. */
export const checkbox = z.looseObject({
  type: z.literal(23),
  id,
  custom_id: customId,
  default: z.boolean().nullish(),
});

/** Up to ten files. */
export const fileUpload = z
  .looseObject({
    type: z.literal(19),
    id,
    custom_id: customId,
    required,
    min_values: int(0, 10).nullish(),
    max_values: int(1, 10).nullish(),
    file_types: list(text(1, 100), 0, 10).nullish(),
  })
  .superRefine(checkBounds);
