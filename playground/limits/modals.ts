import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { checkUnique } from './components.ts';
import { checkbox, checkboxGroup, fileUpload, radioGroup, textInput } from './fields.ts';
import { kinds, list, reportViolation, text, withPublishedType } from './form.ts';
import { customId, part, selects, textDisplay } from './parts.ts';

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
