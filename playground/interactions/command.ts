import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { UserError } from '../error.ts';
import type { Action, GivenCommand, GivenOption } from '../protocol.ts';
import { contextOf, type WorldChannel } from '../world/channel.ts';
import { GUILD, type PlaygroundUser } from '../world/users.ts';
import type { CalledCommand } from './interaction.ts';
import { Resolved } from './resolved.ts';

interface SentOption extends CalledCommand {
  readonly type: number;
  readonly value?: unknown;
  readonly focused?: true;
}

interface CommandData extends CalledCommand {
  readonly id: string;
  readonly type: number;
  readonly guild_id?: string;
  readonly resolved?: object;
}

/** Validates a typed slash command like Discord's client and returns its interaction data. */
export function commandData(
  discord: Discord,
  person: PlaygroundUser,
  channel: WorldChannel,
  given: GivenCommand,
  completing: boolean,
): CommandData {
  const command = discord.world
    .commandsFor(person, contextOf(channel))
    .find(({ type, name }) => type === ApplicationCommandType.ChatInput && name === given.command);
  if (!command) throw new UserError(`There is no command /${given.command} here.`);
  const { path, fields } = subcommand(command, given.subcommand);
  const resolved = new Resolved(discord, channel);
  const sent = given.options.map((one) => sentOption(fields, one, completing, resolved));
  if (!completing) refuseMissing(fields, given.options);
  const options = path.reduceRight<SentOption[]>(
    (inner, one) => [{ type: one.type, name: one.name, options: inner }],
    sent,
  );
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(options.length > 0 && { options }),
    ...(command.guild_id !== undefined && { guild_id: GUILD.id }),
    ...resolved.toField(),
  };
}

/** Resolves the subcommand words to the options that can be filled in. */
function subcommand(command: APIApplicationCommand, words = '') {
  let fields: readonly APIApplicationCommandOption[] = command.options ?? [];
  const path: APIApplicationCommandOption[] = [];
  for (const word of words.split(' ').filter(Boolean)) {
    const next = fields.find((one) => one.name === word && holdsOptions(one));
    if (!next) throw new UserError(`/${command.name} has no subcommand ${word}.`);
    path.push(next);
    fields = ('options' in next && next.options) || [];
  }
  if (fields.some(holdsOptions)) throw new UserError(`/${command.name} needs a subcommand.`);
  return { path, fields: fields as readonly APIApplicationCommandBasicOption[] };
}

function holdsOptions({ type }: APIApplicationCommandOption): boolean {
  return type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;
}

function sentOption(
  fields: readonly APIApplicationCommandBasicOption[],
  given: GivenOption,
  completing: boolean,
  resolved: Resolved,
): SentOption {
  const field = fields.find((one) => one.name === given.name);
  if (!field) throw new UserError(`There is no option ${given.name}.`);
  const { type, name } = field;
  if (completing) return { type, name, value: partialValue(field, given), ...(given.focused && { focused: true }) };
  if (type === ApplicationCommandOptionType.Attachment) {
    if (typeof given.value !== 'object') throw new UserError(`Choose a file for ${name}.`);
    return { type, name, value: resolved.upload(given.value) };
  }
  return { type, name, value: checkValue(field, given.value, resolved) };
}

function refuseMissing(fields: readonly APIApplicationCommandBasicOption[], given: readonly GivenOption[]): void {
  const missing = fields.find((field) => field.required && !given.some((one) => one.name === field.name));
  if (missing) throw new UserError(`Fill in ${missing.name} first.`);
  if (new Set(given.map((one) => one.name)).size < given.length)
    throw new UserError('An option can be given once only.');
}

/** Returns the interaction data of a command in the context menu of a user or message. */
export function menuData(
  discord: Discord,
  person: PlaygroundUser,
  channel: WorldChannel,
  { command: id, target }: Extract<Action, { do: 'menu' }>,
): CalledCommand {
  const command = discord.world.commandsFor(person, contextOf(channel)).find((one) => one.id === id);
  if (!command || command.type === ApplicationCommandType.ChatInput) throw new UserError('That’s not on this menu.');
  const resolved = new Resolved(discord, channel);
  if (command.type === ApplicationCommandType.User) resolved.user(target);
  else resolved.message(target, person.user.id);
  const { name, type, guild_id } = command;
  return {
    id,
    name,
    type,
    ...(guild_id && { guild_id: GUILD.id }),
    target_id: target,
    ...resolved.toField(),
  } as CalledCommand;
}

type OptionField = APIApplicationCommandBasicOption;
type OptionValue = GivenOption['value'];

/** Option types whose values are ids. */
const RESOLVERS = {
  [ApplicationCommandOptionType.User]: 'user',
  [ApplicationCommandOptionType.Channel]: 'channel',
  [ApplicationCommandOptionType.Role]: 'role',
  [ApplicationCommandOptionType.Mentionable]: 'mentionable',
} as const;

/** Validates a complete value like Discord's client before it sends a command. */
function checkValue(field: OptionField, value: OptionValue, resolved: Resolved): string | number | boolean {
  switch (field.type) {
    case ApplicationCommandOptionType.String:
      return checkChoice(field, checkLength(field, text(field, value)));
    case ApplicationCommandOptionType.Integer:
      return checkChoice(field, checkRange(field, number(field, value, true)));
    case ApplicationCommandOptionType.Number:
      return checkChoice(field, checkRange(field, number(field, value, false)));
    case ApplicationCommandOptionType.Boolean:
      return value === true || value === 'true';
  }
  if (field.type in RESOLVERS) resolved[RESOLVERS[field.type as keyof typeof RESOLVERS]](text(field, value));
  return text(field, value);
}

/** Returns the value of an option during autocompletion: unvalidated, and always text for the focused option. */
function partialValue(field: OptionField, given: GivenOption): string | number | boolean {
  if (given.focused && !('autocomplete' in field && field.autocomplete)) {
    throw new UserError(`${field.name} offers no suggestions.`);
  }
  if (typeof given.value === 'object') return given.value.filename;
  return given.focused ? String(given.value) : given.value;
}

function text(field: OptionField, value: OptionValue): string {
  if (typeof value === 'object') throw new UserError(`${field.name} takes text, not a file.`);
  return String(value);
}

function number(field: OptionField, value: OptionValue, whole: boolean): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed) || (whole && !Number.isInteger(parsed))) {
    throw new UserError(`${field.name} takes a ${whole ? 'whole ' : ''}number.`);
  }
  return parsed;
}

function checkLength(field: OptionField, value: string): string {
  const { min_length: min = 0, max_length: max = 6000 } = field as { min_length?: number; max_length?: number };
  const length = [...value].length;
  if (length < min || length > max) throw new UserError(`${field.name} takes ${min} to ${max} characters.`);
  return value;
}

function checkRange(field: OptionField, value: number): number {
  const { min_value: min = -(2 ** 53), max_value: max = 2 ** 53 } = field as { min_value?: number; max_value?: number };
  if (value < min || value > max) throw new UserError(`${field.name} takes a number from ${min} to ${max}.`);
  return value;
}

function checkChoice<One extends string | number>(field: OptionField, value: One): One {
  const choices = 'choices' in field ? field.choices : undefined;
  if (!choices?.length || choices.some((one) => one.value === value)) return value;
  throw new UserError(`Choose one of the suggestions for ${field.name}.`);
}
