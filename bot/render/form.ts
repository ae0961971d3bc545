import { type Language, say, type Text } from '@longtable/kit';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { MAX_FORM_TITLE, MAX_HINT } from '../discord-limits.ts';

/** A form in the language of its reader. */
export interface Form {
  readonly title: Text;
  readonly custom_id: string;
  /** Fields, and texts between them. */
  readonly fields: readonly (FormField | Text)[];
}

export interface FormField {
  readonly label: Text;
  readonly description?: Text | undefined;
  readonly component: APILabelComponent['component'];
}

type TextLimits = Pick<APITextInputComponent, 'max_length' | 'min_length' | 'placeholder' | 'required'>;

/** Returns a text field. It is required unless `required` is false. */
export function textField(
  custom_id: string,
  label: Text,
  given: TextLimits & { value?: string | undefined; description?: Text | undefined; isLong?: boolean },
): FormField {
  const { value, description, isLong = false, ...limits } = given;
  const style = isLong ? TextInputStyle.Paragraph : TextInputStyle.Short;
  const component = { type: ComponentType.TextInput as const, custom_id, style, required: true, ...limits };
  return { label, description, component: value === undefined ? component : { ...component, value } };
}

/** Draws a form with texts cut to Discord’s limits. */
export function drawForm(
  { title, custom_id, fields }: Form,
  language: Language,
): APIModalInteractionResponseCallbackData {
  const short = (text: Text, max: number) => say(text, language).slice(0, max);
  return {
    title: short(title, MAX_FORM_TITLE),
    custom_id,
    components: fields.map((field) => {
      if (typeof field === 'string' || !('component' in field))
        return { type: ComponentType.TextDisplay, content: say(field, language) };
      const { label, description, component } = field;
      return {
        type: ComponentType.Label,
        label: short(label, MAX_FORM_TITLE),
        ...(description !== undefined && { description: short(description, MAX_HINT) }),
        component,
      };
    }),
  };
}
