import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GivenOption } from '../protocol.ts';
import { Sorry } from '../sorry.ts';
import type { Resolved } from './resolved.ts';

type Field = APIApplicationCommandBasicOption;
type Value = GivenOption['value'];

/** The types whose values are ids of something. */
const NAMING = {
  [ApplicationCommandOptionType.User]: 'user',
  [ApplicationCommandOptionType.Channel]: 'channel',
  [ApplicationCommandOptionType.Role]: 'role',
  [ApplicationCommandOptionType.Mentionable]: 'mentionable',
} as const;

/** A finished value, checked as Discord's client checks it before a command can be sent. */
export function checkValue(field: Field, value: Value, resolved: Resolved): string | number | boolean {
  switch (field.type) {
    case ApplicationCommandOptionType.String:
      return chosen(field, longEnough(field, text(field, value)));
    case ApplicationCommandOptionType.Integer:
      return chosen(field, withinBounds(field, number(field, value, true)));
    case ApplicationCommandOptionType.Number:
      return chosen(field, withinBounds(field, number(field, value, false)));
    case ApplicationCommandOptionType.Boolean:
      return value === true || value === 'true';
  }
  if (field.type in NAMING) resolved[NAMING[field.type as keyof typeof NAMING]](text(field, value));
  return text(field, value);
}

/** A value while the person still types: sent as it is, unchecked; what is being typed is always text. */
export function partialValue(field: Field, given: GivenOption): string | number | boolean {
  if (given.focused && !('autocomplete' in field && field.autocomplete)) {
    throw new Sorry(`${field.name} offers no suggestions.`);
  }
  if (typeof given.value === 'object') return given.value.filename;
  return given.focused ? String(given.value) : given.value;
}

function text(field: Field, value: Value): string {
  if (typeof value === 'object') throw new Sorry(`${field.name} takes text, not a file.`);
  return String(value);
}

function number(field: Field, value: Value, whole: boolean): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed) || (whole && !Number.isInteger(parsed))) {
    throw new Sorry(`${field.name} takes a ${whole ? 'whole ' : ''}number.`);
  }
  return parsed;
}

function longEnough(field: Field, value: string): string {
  const { min_length: min = 0, max_length: max = 6000 } = field as { min_length?: number; max_length?: number };
  const length = [...value].length;
  if (length < min || length > max) throw new Sorry(`${field.name} takes ${min} to ${max} characters.`);
  return value;
}

function withinBounds(field: Field, value: number): number {
  const { min_value: min = -(2 ** 53), max_value: max = 2 ** 53 } = field as { min_value?: number; max_value?: number };
  if (value < min || value > max) throw new Sorry(`${field.name} takes a number from ${min} to ${max}.`);
  return value;
}

function chosen<One extends string | number>(field: Field, value: One): One {
  const choices = 'choices' in field ? field.choices : undefined;
  if (!choices?.length || choices.some((one) => one.value === value)) return value;
  throw new Sorry(`Choose one of the suggestions for ${field.name}.`);
}
