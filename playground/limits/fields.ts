import { ComponentType } from 'discord-api-types/v10';
import { flag, int, list, reportViolation, text } from './form.ts';
import { checkBounds, checkOptions, customId, option, part } from './parts.ts';

export const textInput = part(ComponentType.TextInput, {
  custom_id: customId,
  style: int(1, 2),
  label: text(1, 45).nullish(),
  value: text(0, 4000).nullish(),
  placeholder: text(0, 100).nullish(),
  required: flag,
  min_length: int(0, 4000).nullish(),
  max_length: int(1, 4000).nullish(),
}).superRefine((one, context) => {
  if ((one.min_length ?? 0) <= (one.max_length ?? 4000)) return;
  reportViolation(context, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${one.max_length}.`, [
    'min_length',
  ]);
});

const field = { custom_id: customId, required: flag };
const several = { ...field, min_values: int(0, 10).nullish(), max_values: int(1, 10).nullish() };

export const radioGroup = part(ComponentType.RadioGroup, { ...field, options: list(option, 2, 10) }).superRefine(
  (one, context) => checkOptions({ options: one.options, max_values: 1 }, context),
);

/** Checkbox group with up to ten options. `max_values` defaults to their number. */
export const checkboxGroup = part(ComponentType.CheckboxGroup, {
  ...several,
  options: list(option, 1, 10),
}).superRefine((one, context) => checkOptions({ ...one, max_values: one.max_values ?? one.options.length }, context));

export const checkbox = part(ComponentType.Checkbox, { custom_id: customId, default: flag });

export const fileUpload = part(ComponentType.FileUpload, {
  ...several,
  file_types: list(text(1, 100), 0, 10).nullish(),
}).superRefine(checkBounds);
