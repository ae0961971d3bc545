import { ApplicationCommandOptionType, ChannelType, ComponentType } from 'discord.js';

/** An uploaded file. Its address contains its text, see `FILE_ORIGIN`. */
export interface FileValue {
  readonly file: string;
  readonly text: string;
}

/** Origin of the addresses of uploaded files. */
export const FILE_ORIGIN = 'null';

/** A value of a command option. An object names a user or a channel by its id, or is an uploaded file. */
export type Value =
  | string
  | number
  | boolean
  | { readonly user: string; readonly isBot?: boolean }
  | { readonly channel: string }
  | FileValue;

export function userData(id: string, isBot = false) {
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  return { id, username: id, global_name: name, discriminator: '0', avatar: null, bot: isBot };
}

/** Options of a command by name. */
export type CommandOptions = Readonly<Record<string, Value>>;

export function commandData(line: string, options: CommandOptions, focused?: string): object {
  const [name, ...path] = line.split(' ');
  const given = Object.values(options).filter((value) => typeof value === 'object');
  const users = given.flatMap((value) => ('user' in value ? [userData(value.user, value.isBot)] : []));
  const channels = given.flatMap((value) => ('channel' in value ? [channelData(value.channel)] : []));
  const attachments = given.flatMap((value) => ('file' in value ? [attachmentData(value)] : []));
  const leaves: object[] = Object.entries(options).map(([option, value]) => ({
    ...{ name: option, ...optionOf(value) },
    ...(option === focused && { focused: true }),
  }));
  const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;
  const nested = path.toReversed().reduce<object[]>((inner, sub, depth) => {
    return [{ name: sub, type: depth === 0 ? Subcommand : SubcommandGroup, options: inner }];
  }, leaves);
  const resolvedData = { users: byId(users), channels: byId(channels), attachments: byId(attachments) };
  return { id: 'command', type: 1, name, options: nested, resolved: resolvedData };
}

export function channelData(id: string) {
  return { id, type: ChannelType.GuildText, name: id };
}

function optionOf(value: Value): object {
  const types = ApplicationCommandOptionType;
  if (typeof value === 'string') return { type: types.String, value };
  if (typeof value === 'number') return { type: types.Integer, value };
  if (typeof value === 'boolean') return { type: types.Boolean, value };
  if ('file' in value) return { type: types.Attachment, value: value.file };
  return 'user' in value ? { type: types.User, value: value.user } : { type: types.Channel, value: value.channel };
}

/** Returns a field of a submitted form: typed text, or uploaded files. */
/** Value of a submitted field: a typed text, chosen values, or uploaded files. */
export type FieldValue = string | readonly string[] | readonly FileValue[];

export function fieldData(custom_id: string, value: FieldValue): object {
  const [type, given] =
    typeof value === 'string'
      ? [ComponentType.TextInput, { value }]
      : isFiles(value)
        ? [ComponentType.FileUpload, { values: value.map(({ file }) => file) }]
        : [ComponentType.StringSelect, { values: value }];
  return { type: ComponentType.Label, component: { type, custom_id, ...given } };
}

export function isFiles(value: FieldValue): value is readonly FileValue[] {
  return typeof value !== 'string' && value.every((each) => typeof each !== 'string');
}

export function attachmentData({ file, text }: FileValue) {
  const url = `data:text/plain;base64,${Buffer.from(text).toString('base64')}`;
  return { id: file, filename: file, size: Buffer.byteLength(text), url, proxy_url: url };
}

export function byId<T extends { readonly id: string }>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((one) => [one.id, one]));
}
