import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  MessageType,
} from 'discord-api-types/v10';
import type { GivenCommand, GivenOption } from '../protocol.ts';

/** The component fields used to find components and texts. */
interface Component {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly content?: string;
  readonly url?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly min_values?: number;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
}

/** Returns all components of a message, nested ones included. */
export function components(message: APIMessage): Component[] {
  const inside = (component: Component): Component[] => [
    component,
    ...[...(component.components ?? []), component.accessory, component.component].flatMap((part) =>
      part ? inside(part) : [],
    ),
  ];
  return (message.components ?? []).flatMap(inside);
}

/** Returns the buttons and menus of a message. */
export function pressable(message: APIMessage): Component[] {
  return components(message).filter((component) => component.custom_id !== undefined);
}

/** Returns the fields of a modal. */
function fieldsOf({ components: rows }: APIModalInteractionResponseCallbackData) {
  return (rows as readonly Component[]).flatMap(({ label, component, components: inside = [] }) => {
    const fields = component ? [{ ...component, label }] : inside;
    return fields.map((field) => ({ customId: field.custom_id ?? '', label: field.label }));
  });
}

/** Returns the values of a modal's fields, which are given by custom id or label, by custom id. Throws if there is no such field. */
export function byCustomId<Value>(
  modal: APIModalInteractionResponseCallbackData,
  values: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const known = fieldsOf(modal);
  const names = known.map(({ customId }) => customId);
  const entries = Object.entries(values).map(([name, value]) => {
    const { customId } =
      known.find((field) => field.customId === name) ?? known.find((field) => field.label === name) ?? {};
    if (customId === undefined) throw new Error(`There is no field "${name}" in this form. ${listed(name, names)}`);
    return [customId, value];
  });
  return Object.fromEntries(entries);
}

/** Returns the text by which a user knows a button or menu. */
export function labelOf({ label, placeholder, custom_id: customId = '' }: Component): string {
  return label ?? placeholder ?? customId;
}

/** Returns a button or menu by custom id, by label or placeholder, or by a part of its label. */
export function findComponent(message: APIMessage, name: string): Component | undefined {
  const all = pressable(message);
  return (
    all.find((component) => component.custom_id === name) ??
    all.find((component) => component.label === name || component.placeholder === name) ??
    all.find((component) => component.label?.includes(name))
  );
}

/** Returns the custom id of a button or menu. Throws if the message has none of that name. */
export function customIdOf(message: APIMessage, name: string): string {
  const { custom_id: customId } = findComponent(message, name) ?? {};
  if (customId !== undefined) return customId;
  throw new Error(`There is no "${name}" on this message. ${listed(name, pressable(message).map(labelOf))}`);
}

/** Returns the text of a message, from its content, embeds and components. A part that is in the content is not repeated. */
export function textOf(message: APIMessage): string {
  const embeds = (message.embeds ?? []).flatMap(({ author, title, description, fields = [], footer }) => [
    author?.name,
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ]);
  const parts = [...embeds, ...components(message).map(({ content }) => content)];
  const added = parts.filter((part) => part && !message.content.includes(part));
  return [message.content, ...added].filter(Boolean).join('\n');
}

/** Whether a text contains a string or matches a pattern. */
export function matches(text: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? text.includes(expected) : expected.test(text);
}

/** Whether a message's text contains a string or matches a pattern. */
export function hasText(message: APIMessage, expected: string | RegExp): boolean {
  return matches(textOf(message), expected);
}

/** Matchers for `expect.extend` of vitest and jest. */
export const matchers = {
  /** Passes if the text of a message contains a string or matches a pattern. */
  toMatchText(message: APIMessage | undefined, expected: string | RegExp) {
    const text = message && textOf(message);
    const pass = text !== undefined && matches(text, expected);
    const ofMessage = text
      ? `Its text is:\n\n${text}`
      : `It has no text. Its type is ${MessageType[message?.type ?? 0]}.`;
    const shown = message ? ofMessage : 'There is no message.';
    return { pass, message: () => `The message should ${pass ? 'not ' : ''}match ${String(expected)}. ${shown}` };
  },
};

/** Maximum number of names in an error. */
const MAX_LISTED = 10;

/** Returns a sentence that lists names, those most like the wanted one first. */
export function listed(wanted: string, names: readonly string[]): string {
  const all = nearestFirst(wanted, [...new Set(names)]);
  if (all.length === 0) return 'There are none.';
  const more = all.length > MAX_LISTED ? ` and ${all.length - MAX_LISTED} more` : '';
  return `There are: ${all.slice(0, MAX_LISTED).join(', ')}${more}.`;
}

/** Returns texts ordered by their edit distance to the wanted one, the nearest first. */
function nearestFirst(wanted: string, texts: readonly string[]): string[] {
  return texts
    .map((text) => ({ text, distance: distance(wanted.toLowerCase(), text.toLowerCase()) }))
    .sort((first, second) => first.distance - second.distance)
    .map(({ text }) => text);
}

/** Returns the number of characters to insert, delete or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let index = 0; index < to.length; index++) {
      const replaced = row[index]! + (letter === to[index] ? 0 : 1);
      next.push(Math.min(replaced, row[index + 1]! + 1, next[index]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}

const { Subcommand, SubcommandGroup, User, Channel, Role, Mentionable } = ApplicationCommandOptionType;
const { Boolean: Bool, String: TextOption } = ApplicationCommandOptionType;

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
type Lookup = (kind: 'user' | 'channel' | 'role', name: string) => string | undefined;

/** Returns the chat command that a text such as `/play duel` starts with. Undefined if there is none. */
export function commandOf(text: string, commands: readonly APIApplicationCommand[]): APIApplicationCommand | undefined {
  const [name] = words(text);
  return commands.find((command) => command.type === ApplicationCommandType.ChatInput && command.name === name);
}

/** Returns the names of the chat commands: `/play`. */
export function slashNames(commands: readonly APIApplicationCommand[]): string[] {
  return commands.filter(({ type }) => type === ApplicationCommandType.ChatInput).map(({ name }) => `/${name}`);
}

/**
 * Reads a slash command as a user types it: `/play duel opponent:@Bo clock:3 days`. A value ends before the next option.
 * Choices are given by name or value; names of options in any language of the command. Throws if the text has something else than options.
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
  const optionNamed = (name = '') =>
    options.find((option) => option.name === name) ??
    options.find(({ name_localizations: all }) => Object.values(all ?? {}).includes(name));
  const starts = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((match) => optionNamed(match[1]));
  const checkNoText = (text = ''): void => {
    if (text === '') return;
    throw new Error(`"${text}" is not an option of this command. The options are: ${names.join(', ') || 'none'}.`);
  };
  checkNoText(text.slice(0, starts[0]?.index ?? text.length).trim());
  return Object.fromEntries(
    starts.map((match, index) => {
      const option = optionNamed(match[1]) as APIApplicationCommandOption;
      const value = text.slice(match.index + match[0].length, starts[index + 1]?.index ?? text.length).trim();
      const read = readValue(option, value, lookup);
      // Only texts and names may contain a colon.
      if (option.type === Bool || (option.type !== TextOption && read === value))
        checkNoText(/\s([^\s:]+):/.exec(value)?.[1]);
      return [option.name, read];
    }),
  );
}

function readValue(option: APIApplicationCommandOption, text: string, lookup: Lookup): string | number | boolean {
  const name = text.replace(/^[@#]/, '');
  if (option.type === Bool) return text === 'true' || text === 'True';
  if (option.type === User) return lookup('user', name) ?? text;
  if (option.type === Channel) return lookup('channel', name) ?? text;
  if (option.type === Role) return lookup('role', name) ?? lookup('role', text) ?? text;
  if (option.type === Mentionable) return lookup('user', name) ?? lookup('role', name) ?? lookup('role', text) ?? text;
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
  const typing = options.map((option) => (option.name === focused ? { ...option, focused: true as const } : option));
  return { ...rest, options: typing };
}
