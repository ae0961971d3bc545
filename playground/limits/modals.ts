import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { checkBounds, checkOptions, checkUnique, customId, option, part, selects, textDisplay } from './components.ts';
import { flag, int, kinds, list, reportViolation, text, withPublishedType } from './form.ts';

const textInput = part(ComponentType.TextInput, {
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

const radioGroup = part(ComponentType.RadioGroup, { ...field, options: list(option, 2, 10) }).superRefine(
  (one, context) => checkOptions({ options: one.options, max_values: 1 }, context),
);

/** Checkbox group with up to ten options. `max_values` defaults to their number. */
const checkboxGroup = part(ComponentType.CheckboxGroup, {
  ...several,
  options: list(option, 1, 10),
}).superRefine((one, context) => checkOptions({ ...one, max_values: one.max_values ?? one.options.length }, context));

const checkbox = part(ComponentType.Checkbox, { custom_id: customId, default: flag });

const fileUpload = part(ComponentType.FileUpload, {
  ...several,
  file_types: list(text(1, 100), 0, 10).nullish(),
}).superRefine(checkBounds);

const label = part(ComponentType.Label, {
  label: text(1, 45),
  description: text(1, 100).nullish(),
  component: kinds([textInput, ...selects, fileUpload, radioGroup, checkboxGroup, checkbox]),
}).superRefine((one, context) => {
  if (!one.component.disabled) return;
  reportViolation(context, 'BASE_TYPE_INVALID', 'A component in a modal cannot be disabled', ['component', 'disabled']);
});

/** The deprecated form of a field: alone in a row, with its own label. */
const row = part(ComponentType.ActionRow, { components: list(kinds([textInput]), 1, 1) }).superRefine(
  (one, context) => {
    if (one.components[0]?.label) return;
    reportViolation(context, 'BASE_TYPE_REQUIRED', 'This field is required', ['components', 0, 'label']);
  },
);

export const modalForm = withPublishedType<APIModalInteractionResponseCallbackData>(
  z.looseObject({
    custom_id: customId,
    title: text(1, 45),
    components: list(kinds([row, label, textDisplay]), 1, 5).superRefine(checkUnique),
  }),
);
