import { ApplicationCommandOptionType, ChannelType } from 'discord.js';

/** A value of a command option. An object names a user or a channel by its id. */
export type Value =
  | string
  | number
  | boolean
  | { readonly user: string; readonly isBot?: boolean }
  | { readonly channel: string };

export function userData(id: string, isBot = false) {
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  return { id, username: id, global_name: name, discriminator: '0', avatar: null, bot: isBot };
}

export function commandData(line: string, options: Readonly<Record<string, Value>>, focused?: string): object {
  const [name, ...path] = line.split(' ');
  const given = Object.values(options).filter((value) => typeof value === 'object');
  const users = given.flatMap((value) => ('user' in value ? [userData(value.user, value.isBot)] : []));
  const channels = given.flatMap((value) => ('channel' in value ? [channelData(value.channel)] : []));
  const leaves: object[] = Object.entries(options).map(([option, value]) => ({
    ...{ name: option, ...optionOf(value) },
    ...(option === focused && { focused: true }),
  }));
  const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;
  const nested = path.toReversed().reduce<object[]>((inner, sub, depth) => {
    return [{ name: sub, type: depth === 0 ? Subcommand : SubcommandGroup, options: inner }];
  }, leaves);
  return { id: 'command', type: 1, name, options: nested, resolved: { users: byId(users), channels: byId(channels) } };
}

export function channelData(id: string) {
  return { id, type: ChannelType.GuildText, name: id };
}

function optionOf(value: Value): object {
  const types = ApplicationCommandOptionType;
  if (typeof value === 'string') return { type: types.String, value };
  if (typeof value === 'number') return { type: types.Integer, value };
  if (typeof value === 'boolean') return { type: types.Boolean, value };
  return 'user' in value ? { type: types.User, value: value.user } : { type: types.Channel, value: value.channel };
}

export function byId<T extends { readonly id: string }>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((one) => [one.id, one]));
}
