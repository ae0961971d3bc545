import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { z } from 'zod';
import { checkbox, checkboxGroup, fileUpload, radioGroup, textInput } from './fields.ts';
import { broke, kinds, list, published, text } from './form.ts';
import {
  channelSelect,
  customId,
  id,
  mentionableSelect,
  roleSelect,
  stringSelect,
  textDisplay,
  userSelect,
} from './parts.ts';
import { customIds } from './walk.ts';

const label = z
  .looseObject({
    type: z.literal(18),
    id,
    label: text(1, 45),
    description: text(1, 100).nullish(),
    component: kinds([
      textInput,
      stringSelect,
      userSelect,
      roleSelect,
      mentionableSelect,
      channelSelect,
      fileUpload,
      radioGroup,
      checkboxGroup,
      checkbox,
    ]),
  })
  .superRefine((one, context) => {
    if (!one.component.disabled) return;
    broke(context, 'BASE_TYPE_INVALID', 'A component in a modal cannot be disabled', ['component', 'disabled']);
  });

/** The older form of a field: alone in a row, with its label on itself. */
const row = z
  .looseObject({ type: z.literal(1), id, components: list(kinds([textInput]), 1, 1) })
  .superRefine((one, context) => {
    if (one.components[0]?.label) return;
    broke(context, 'BASE_TYPE_REQUIRED', 'This field is required', ['components', 0, 'label']);
  });

/** A modal: a title and one to five fields. */
export const modalForm = published<APIModalInteractionResponseCallbackData>(
  z.looseObject({
    custom_id: customId,
    title: text(1, 45),
    components: list(kinds([row, label, textDisplay]), 1, 5).superRefine((all, context) => {
      const seen = new Set<string>();
      for (const { id, path } of customIds(all)) {
        if (seen.has(id))
          broke(context, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', path);
        seen.add(id);
      }
    }),
  }),
);
