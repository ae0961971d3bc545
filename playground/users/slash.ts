import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import type { GivenCommand, GivenOption } from '../protocol.ts';

const { Subcommand, SubcommandGroup, User, Channel, Role, Mentionable, Boolean: Bool } = ApplicationCommandOptionType;

/** The subcommand and options of a command that a user runs. */
export interface CommandInput {
  readonly subcommand?: string;
  readonly options?: Readonly<Record<string, GivenOption['value']>>;
}

/** A command that a user is typing, and the name of the option they are at. */
export interface FocusedInput extends CommandInput {
  readonly focused: string;
}

/** Returns the id of a user, channel or role by its name. */
export type Lookup = (kind: 'user' | 'channel' | 'role', name: string) => string | undefined;

/** Returns the chat command that a text such as `/play duel` starts with. Undefined if there is none. */
export function commandOf(text: string, commands: readonly APIApplicationCommand[]): APIApplicationCommand | undefined {
  const [name] = words(text);
  return commands.find((one) => one.type === ApplicationCommandType.ChatInput && one.name === name);
}

/** Returns the names of the chat commands: `/play`. */
export function slashNames(commands: readonly APIApplicationCommand[]): string[] {
  return commands.filter(({ type }) => type === ApplicationCommandType.ChatInput).map(({ name }) => `/${name}`);
}

/**
 * Reads a slash command as a user types it: `/play duel opponent:@Bo clock:3 days`. A value ends before the next option.
 * Choices are given by name or value. Throws if the text has something else than options.
 */
export function readSlash(text: string, command: APIApplicationCommand, lookup: Lookup): CommandInput {
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  const path: string[] = [];
  const [, ...rest] = words(text);
  while (rest.length > 0) {
    const next = options.find(
      ({ name, type }) => name === rest[0] && (type === Subcommand || type === SubcommandGroup),
    );
    if (!next) break;
    path.push(next.name);
    rest.shift();
    options = ('options' in next && next.options) || [];
  }
  const values = readOptions(rest.join(' '), options, lookup);
  return { ...(path.length > 0 && { subcommand: path.join(' ') }), options: values };
}

function words(text: string): string[] {
  return text.trim().replace(/^\//, '').split(/\s+/);
}

function readOptions(text: string, options: readonly APIApplicationCommandOption[], lookup: Lookup) {
  const names = options.map(({ name }) => name);
  const starts = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((match) => names.includes(match[1] ?? ''));
  const before = text.slice(0, starts[0]?.index ?? text.length).trim();
  if (before !== '') throw new Error(`"${before}" is not an option. The options are: ${names.join(', ') || 'none'}.`);
  return Object.fromEntries(
    starts.map((match, index) => {
      const option = options.find(({ name }) => name === match[1]) as APIApplicationCommandOption;
      const value = text.slice(match.index + match[0].length, starts[index + 1]?.index ?? text.length).trim();
      return [option.name, readValue(option, value, lookup)];
    }),
  );
}

function readValue(option: APIApplicationCommandOption, text: string, lookup: Lookup): string | number | boolean {
  const name = text.replace(/^[@#]/, '');
  if (option.type === Bool) return text === 'true' || text === 'True';
  if (option.type === User) return lookup('user', name) ?? text;
  if (option.type === Channel) return lookup('channel', name) ?? text;
  if (option.type === Role) return lookup('role', name) ?? text;
  if (option.type === Mentionable) return lookup('user', name) ?? lookup('role', name) ?? text;
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  return choices.find((choice) => choice.name === text)?.value ?? text;
}

/** Returns the action of a command with its options. */
export function givenCommand(command: string, { subcommand, options = {} }: CommandInput): GivenCommand {
  return {
    command,
    ...(subcommand !== undefined && { subcommand }),
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
  };
}

/** Returns the action of a command that a user is typing, with the option that has suggestions. */
export function focusedCommand(command: string, { focused, ...typed }: FocusedInput) {
  const { options, ...rest } = givenCommand(command, typed);
  const typing = options.map((one) => (one.name === focused ? { ...one, focused: true as const } : one));
  return { ...rest, options: typing };
}
