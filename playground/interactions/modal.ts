import { type APIMessage, type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { type Discord, UserError } from '../discord.ts';
import { type AnyComponent, parts } from '../limits/components.ts';
import type { GivenField, GivenFile } from '../protocol.ts';
import type { WorldChannel } from '../world/channel.ts';
import { Resolved } from './command.ts';

/** Field values by custom id. */
type FieldValues = Readonly<Record<string, GivenField>>;

/** The submitted value or values of a field. */
type SubmittedValue = { readonly value: string | boolean | null } | { readonly values: readonly string[] };

/** Validates a submitted modal and returns its interaction data, in the shape of the modal. */
export function modalData(
  discord: Discord,
  channel: WorldChannel,
  modal: APIModalInteractionResponseCallbackData,
  filled: FieldValues,
): object {
  const resolved = new Resolved(discord, channel);
  const answer = (field: AnyComponent, label: string) => {
    const { type, id, custom_id } = field;
    return { type, id, custom_id, ...submittedValue(field, label, filled[custom_id ?? ''], resolved) };
  };
  const components = modal.components.map(({ type, id, label, component, components }: AnyComponent) => {
    if (component) return { type, id, component: answer(component, label ?? '') };
    if (components) return { type, id, components: components.map((field) => answer(field, field.label ?? '')) };
    return { type, id };
  });
  return { custom_id: modal.custom_id, components, ...resolved.toField() };
}

function submittedValue(
  field: AnyComponent,
  label: string,
  given: GivenField | undefined,
  resolved: Resolved,
): SubmittedValue {
  if (field.type === ComponentType.TextInput) return { value: textValue(field, label, given) };
  if (field.type === ComponentType.Checkbox) return { value: given === true };
  if (field.type === ComponentType.FileUpload) return { values: fileIds(field, label, given, resolved) };
  const values = texts(given);
  if (field.type === ComponentType.RadioGroup) {
    if (values.length === 0 && field.required !== false) throw new UserError(`Choose one for ${label}.`);
    return { value: values.length === 0 ? null : (chosenValues(field, values, resolved)[0] ?? null) };
  }
  if (values.length === 0 && field.required === false) return { values };
  const max =
    field.type === ComponentType.CheckboxGroup ? (field.max_values ?? field.options?.length ?? 1) : field.max_values;
  return { values: chosenValues({ ...field, max_values: max }, values, resolved) };
}

function texts(given: GivenField | undefined): string[] {
  const list = Array.isArray(given) ? given : [given];
  return list.filter((text) => typeof text === 'string' && text !== '');
}

/** Stores uploaded files and returns their ids. Throws if there are too few or too many. */
function fileIds(
  { required, min_values, max_values }: AnyComponent,
  label: string,
  given: GivenField | undefined,
  resolved: Resolved,
): string[] {
  const files: GivenFile[] = (Array.isArray(given) ? given : []).filter((entry) => typeof entry === 'object');
  const min = required === false && files.length === 0 ? 0 : (min_values ?? 1);
  const max = max_values ?? 1;
  if (files.length < min || files.length > max) {
    throw new UserError(`${label} takes ${min === max ? min : `${min} to ${max}`} files.`);
  }
  return files.map((file) => resolved.upload(file));
}

function textValue(field: AnyComponent, label: string, given: GivenField | undefined): string {
  const value = typeof given === 'string' ? given : '';
  const length = [...value].length;
  const min = field.min_length ?? 0;
  const max = field.max_length ?? 4000;
  if (length === 0 && field.required === false) return value;
  if (length === 0) throw new UserError(`Fill in ${label} first.`);
  if (length < min || length > max) throw new UserError(`${label} takes ${min} to ${max} characters.`);
  return value;
}

/** Method of `Resolved` for each select type whose values are ids. */
const RESOLVERS = {
  [ComponentType.UserSelect]: 'user',
  [ComponentType.RoleSelect]: 'role',
  [ComponentType.MentionableSelect]: 'mentionable',
  [ComponentType.ChannelSelect]: 'channel',
} as const;

/** Returns the interaction data of a pressed button or a selection. */
export function componentData(
  discord: Discord,
  channel: WorldChannel,
  message: APIMessage,
  customId: string,
  values: readonly string[],
): object {
  const component = parts(message.components ?? []).find((part) => part.custom_id === customId);
  if (!component) throw new UserError('That’s no longer on this message.');
  const name = component.label ? `“${component.label}”` : 'That';
  if (component.disabled) throw new UserError(`${name} is turned off.`);
  const { type: component_type, id, custom_id } = component;
  if (component_type === ComponentType.Button) return { component_type, id, custom_id };
  const resolved = new Resolved(discord, channel);
  const chosen = chosenValues(component, values, resolved);
  return { component_type, id, custom_id, values: chosen, ...resolved.toField() };
}

/** Validates the selected values, resolves those that are ids, and returns all of them. */
function chosenValues(menu: AnyComponent, values: readonly string[], resolved: Resolved): string[] {
  const min = menu.min_values ?? 1;
  const max = menu.max_values ?? 1;
  if (values.length < min || values.length > max || new Set(values).size < values.length) {
    throw new UserError(min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`);
  }
  for (const value of values) resolve(menu, value, resolved);
  return [...values];
}

function resolve(menu: AnyComponent, value: string, resolved: Resolved): void {
  if (menu.type in RESOLVERS) resolved[RESOLVERS[menu.type as keyof typeof RESOLVERS]](value);
  else if (!menu.options?.some((option) => option.value === value)) throw new UserError('That’s not on the menu.');
}
