import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { type Discord, UserError } from '../discord.ts';
import type { Action, GivenCommand, GivenFile, GivenOption } from '../protocol.ts';
import { fileType, MAX_FILE_BYTES } from '../world/attachments.ts';
import { contextOf, guildOf, isChat, isThread, type WorldChannel } from '../world/channel.ts';
import { guildMember } from '../world/guild.ts';
import { APPLICATION_ID, EVERYONE_PERMISSIONS, type PlaygroundUser } from '../world/setup.ts';
import type { CalledCommand } from './interactions.ts';

interface OptionData extends CalledCommand {
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
  input: GivenCommand,
  isAutocomplete: boolean,
): CommandData {
  const command = discord.world
    .commandsFor(person, contextOf(channel), guildOf(channel).guild_id)
    .find(({ type, name }) => type === ApplicationCommandType.ChatInput && name === input.command);
  if (!command) {
    const { guild_id } = guildOf(channel);
    const lacking = guild_id && discord.world.hiddenFrom(person, guild_id)[input.command];
    const reason = lacking ? ` It is hidden from members without: ${lacking}.` : '';
    throw new UserError(`There is no command /${input.command} here.${reason}`);
  }
  const { path, options: definitions } = resolveSubcommand(command, input.subcommand);
  const resolved = new Resolved(discord, channel);
  const optionData = input.options.map((option) => toOptionData(definitions, option, isAutocomplete, resolved));
  if (!isAutocomplete) checkCompleteness(definitions, input.options);
  const options = path.reduceRight<OptionData[]>(
    (inner, { type, name }) => [{ type, name, options: inner }],
    optionData,
  );
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(options.length > 0 && { options }),
    ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
    ...resolved.toField(),
  };
}

/** Returns the definitions of a subcommand's options, and the path of subcommand groups that leads to them. */
function resolveSubcommand(command: APIApplicationCommand, words = '') {
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  const path: APIApplicationCommandOption[] = [];
  for (const word of words.split(' ').filter(Boolean)) {
    const next = options.find((option) => option.name === word && holdsOptions(option));
    if (!next) throw new UserError(`/${command.name} has no subcommand ${word}.`);
    path.push(next);
    options = ('options' in next && next.options) || [];
  }
  if (options.some(holdsOptions)) throw new UserError(`/${command.name} needs a subcommand.`);
  return { path, options: options as readonly OptionDefinition[] };
}

function holdsOptions({ type }: APIApplicationCommandOption): boolean {
  return type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;
}

function toOptionData(
  definitions: readonly OptionDefinition[],
  input: GivenOption,
  isAutocomplete: boolean,
  resolved: Resolved,
): OptionData {
  const definition = definitions.find(({ name }) => name === input.name);
  if (!definition) throw new UserError(`There is no option ${input.name}.`);
  const { type, name } = definition;
  if (isAutocomplete)
    return { type, name, value: partialValue(definition, input), ...(input.focused && { focused: true }) };
  if (type === ApplicationCommandOptionType.Attachment) {
    if (typeof input.value !== 'object') throw new UserError(`Choose a file for ${name}.`);
    return { type, name, value: resolved.upload(input.value) };
  }
  return { type, name, value: parseValue(definition, input.value, resolved) };
}

/** Throws if a required option is missing or an option is given twice. */
function checkCompleteness(definitions: readonly OptionDefinition[], input: readonly GivenOption[]): void {
  const names = new Set(input.map(({ name }) => name));
  const missing = definitions.find(({ required, name }) => required && !names.has(name));
  if (missing) throw new UserError(`Fill in ${missing.name} first.`);
  if (names.size < input.length) throw new UserError('An option can only be given once.');
}

/** Returns the interaction data of a command in the context menu of a user or message. */
export function menuData(
  discord: Discord,
  person: PlaygroundUser,
  channel: WorldChannel,
  { command: id, target }: Extract<Action, { do: 'menu' }>,
): CalledCommand {
  const command = discord.world
    .commandsFor(person, contextOf(channel), guildOf(channel).guild_id)
    .find((command) => command.id === id);
  const { User, Message } = ApplicationCommandType;
  if (command?.type !== User && command?.type !== Message) throw new UserError('That’s not on this menu.');
  const resolved = new Resolved(discord, channel);
  if (command.type === User) resolved.user(target);
  else resolved.message(target, person.user.id);
  const { name, type, guild_id } = command;
  return {
    id,
    name,
    type,
    ...(guild_id && { guild_id }),
    target_id: target,
    ...resolved.toField(),
  } as CalledCommand;
}

type OptionDefinition = APIApplicationCommandBasicOption;
type OptionValue = GivenOption['value'];

/** Method of `Resolved` for each option type whose value is an id. */
const RESOLVERS = {
  [ApplicationCommandOptionType.User]: 'user',
  [ApplicationCommandOptionType.Channel]: 'channel',
  [ApplicationCommandOptionType.Role]: 'role',
  [ApplicationCommandOptionType.Mentionable]: 'mentionable',
} as const;

/** Parses and validates a complete value like Discord's client. A boolean is true only for `true`, as value or text. */
function parseValue(definition: OptionDefinition, value: OptionValue, resolved: Resolved): string | number | boolean {
  switch (definition.type) {
    case ApplicationCommandOptionType.String:
      return checkChoice(definition, checkLength(definition, parseText(definition, value)));
    case ApplicationCommandOptionType.Integer:
      return checkChoice(definition, checkRange(definition, parseNumber(definition, value, true)));
    case ApplicationCommandOptionType.Number:
      return checkChoice(definition, checkRange(definition, parseNumber(definition, value, false)));
    case ApplicationCommandOptionType.Boolean:
      return value === true || value === 'true';
  }
  if (definition.type in RESOLVERS)
    resolved[RESOLVERS[definition.type as keyof typeof RESOLVERS]](parseText(definition, value));
  return parseText(definition, value);
}

/** Returns the value of an option during autocompletion. It is not validated. The focused option's value is a string. */
function partialValue(definition: OptionDefinition, input: GivenOption): string | number | boolean {
  if (input.focused && !('autocomplete' in definition && definition.autocomplete)) {
    throw new UserError(`${definition.name} offers no suggestions.`);
  }
  if (typeof input.value === 'object') return input.value.filename;
  return input.focused ? String(input.value) : input.value;
}

function parseText(definition: OptionDefinition, value: OptionValue): string {
  if (typeof value === 'object') throw new UserError(`${definition.name} takes text, not a file.`);
  return String(value);
}

function parseNumber(definition: OptionDefinition, value: OptionValue, isInteger: boolean): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed) || (isInteger && !Number.isInteger(parsed))) {
    throw new UserError(`${definition.name} takes a ${isInteger ? 'whole ' : ''}number.`);
  }
  return parsed;
}

function checkLength(definition: OptionDefinition, value: string): string {
  const { min_length: min = 0, max_length: max = 6000 } = definition as { min_length?: number; max_length?: number };
  const length = [...value].length;
  if (length < min || length > max) throw new UserError(`${definition.name} takes ${min} to ${max} characters.`);
  return value;
}

function checkRange(definition: OptionDefinition, value: number): number {
  const { min_value: min = -(2 ** 53), max_value: max = 2 ** 53 } = definition as {
    min_value?: number;
    max_value?: number;
  };
  if (value < min || value > max) throw new UserError(`${definition.name} takes a number from ${min} to ${max}.`);
  return value;
}

function checkChoice<One extends string | number>(definition: OptionDefinition, value: One): One {
  const choices = 'choices' in definition ? definition.choices : undefined;
  if (!choices?.length || choices.some((choice) => choice.value === value)) return value;
  throw new UserError(`Choose one of the suggestions for ${definition.name}.`);
}

/** Collects the objects behind the ids that a user chose. */
export class Resolved {
  readonly #discord: Discord;
  readonly #channel: WorldChannel;
  readonly #found: Record<string, Record<string, object>> = {};

  constructor(discord: Discord, channel: WorldChannel) {
    this.#discord = discord;
    this.#channel = channel;
  }

  user(id: string): void {
    const user = this.#discord.world.users.userOrBot(id);
    if (!user) throw new UserError('That person is not here.');
    this.#add('users', id, user);
    const { world } = this.#discord;
    const member = guildMember(world, id, guildOf(this.#channel).guild_id);
    if (isChat(this.#channel) || !member) return;
    const { user: _, ...fields } = member;
    this.#add('members', id, { ...fields, permissions: String(world.permissionsOf(id, this.#channel)) });
  }

  message(id: string, reader: string): void {
    const posted = this.#discord.world.find(this.#channel.id, id);
    if (!posted || (posted.only ?? reader) !== reader) throw new UserError('This message is gone.');
    this.#add('messages', id, posted.message);
  }

  role(id: string): void {
    const role = this.#discord.world.state(guildOf(this.#channel).guild_id).roles.get(id);
    if (!role) throw new UserError('There is no such role.');
    this.#add('roles', id, role);
  }

  mentionable(id: string): void {
    if (this.#discord.world.state(guildOf(this.#channel).guild_id).roles.has(id)) this.role(id);
    else this.user(id);
  }

  channel(id: string): void {
    const channel = this.#discord.world.channels.get(id);
    if (!channel || isChat(channel)) throw new UserError('There is no such channel.');
    this.#add('channels', id, {
      id,
      name: channel.name,
      type: channel.type,
      parent_id: channel.parent_id ?? null,
      permissions: String(EVERYONE_PERMISSIONS),
      ...(isThread(channel) && { thread_metadata: channel.thread_metadata }),
    });
  }

  /** Stores a file sent with a command or modal and returns its id. */
  upload({ filename, base64 }: GivenFile): string {
    const { ids, world } = this.#discord;
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > MAX_FILE_BYTES) throw new UserError(`${filename} is too large. Discord takes up to 10 MB.`);
    const id = ids.next();
    const file = { filename, type: fileType(filename), bytes };
    this.#add('attachments', id, world.attachments.add(id, APPLICATION_ID, file, true));
    return id;
  }

  /** Returns the `resolved` field of interaction data. Absent if nothing was resolved. */
  toField(): { resolved?: object } {
    return Object.keys(this.#found).length > 0 ? { resolved: this.#found } : {};
  }

  #add(kind: string, id: string, object: object): void {
    this.#found[kind] = { ...this.#found[kind], [id]: object };
  }
}
