import { ApplicationCommandType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Action } from '../protocol.ts';
import { Sorry } from '../sorry.ts';
import { type CastMember, GUILD } from '../world/cast.ts';
import { contextOf, type WorldChannel } from '../world/channel.ts';
import type { Called } from './interaction.ts';
import { Resolved } from './resolved.ts';

/** Turns a command from the menu of a person or a message into the data of its interaction. */
export function menuData(
  discord: Discord,
  person: CastMember,
  channel: WorldChannel,
  { command: id, target }: Extract<Action, { do: 'menu' }>,
): Called {
  const command = discord.world.offered(person, contextOf(channel)).find((one) => one.id === id);
  if (!command || command.type === ApplicationCommandType.ChatInput) throw new Sorry('That’s not on this menu.');
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
  } as Called;
}
