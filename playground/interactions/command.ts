import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { GivenCommand, GivenOption } from '../protocol.ts';
import { Sorry } from '../sorry.ts';
import { type CastMember, GUILD } from '../world/cast.ts';
import { contextOf, type WorldChannel } from '../world/channel.ts';
import type { Called } from './interaction.ts';
import { checkValue, partialValue } from './option-value.ts';
import { Resolved } from './resolved.ts';

interface Sent extends Called {
  readonly type: number;
  readonly value?: unknown;
  readonly focused?: true;
}

interface CommandData extends Called {
  readonly id: string;
  readonly type: number;
  readonly guild_id?: string;
  readonly resolved?: object;
}

/** Turns a typed slash command into the data of its interaction, checked as Discord's client checks it. */
export function commandData(
  discord: Discord,
  person: CastMember,
  channel: WorldChannel,
  given: GivenCommand,
  completing: boolean,
): CommandData {
  const command = discord.world
    .offered(person, contextOf(channel))
    .find(({ type, name }) => type === ApplicationCommandType.ChatInput && name === given.command);
  if (!command) throw new Sorry(`There is no command /${given.command} here.`);
  const { path, fields } = subcommand(command, given.subcommand);
  const resolved = new Resolved(discord, channel);
  const sent = given.options.map((one) => send(fields, one, completing, resolved));
  if (!completing) refuseMissing(fields, given.options);
  const options = path.reduceRight<Sent[]>((inner, one) => [{ type: one.type, name: one.name, options: inner }], sent);
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(options.length > 0 && { options }),
    ...(command.guild_id !== undefined && { guild_id: GUILD.id }),
    ...resolved.toField(),
  };
}

/** Follows the words after the command's name down to the fields that are to be filled in. */
function subcommand(command: APIApplicationCommand, words = '') {
  let fields: readonly APIApplicationCommandOption[] = command.options ?? [];
  const path: APIApplicationCommandOption[] = [];
  for (const word of words.split(' ').filter(Boolean)) {
    const next = fields.find((one) => one.name === word && holdsOptions(one));
    if (!next) throw new Sorry(`/${command.name} has no subcommand ${word}.`);
    path.push(next);
    fields = ('options' in next && next.options) || [];
  }
  if (fields.some(holdsOptions)) throw new Sorry(`/${command.name} needs a subcommand.`);
  return { path, fields: fields as readonly APIApplicationCommandBasicOption[] };
}

function holdsOptions({ type }: APIApplicationCommandOption): boolean {
  return type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;
}

function send(
  fields: readonly APIApplicationCommandBasicOption[],
  given: GivenOption,
  completing: boolean,
  resolved: Resolved,
): Sent {
  const field = fields.find((one) => one.name === given.name);
  if (!field) throw new Sorry(`There is no option ${given.name}.`);
  const { type, name } = field;
  if (completing) return { type, name, value: partialValue(field, given), ...(given.focused && { focused: true }) };
  if (type === ApplicationCommandOptionType.Attachment) {
    if (typeof given.value !== 'object') throw new Sorry(`Choose a file for ${name}.`);
    return { type, name, value: resolved.upload(given.value) };
  }
  return { type, name, value: checkValue(field, given.value, resolved) };
}

function refuseMissing(fields: readonly APIApplicationCommandBasicOption[], given: readonly GivenOption[]): void {
  const missing = fields.find((field) => field.required && !given.some((one) => one.name === field.name));
  if (missing) throw new Sorry(`Fill in ${missing.name} first.`);
  if (new Set(given.map((one) => one.name)).size < given.length) throw new Sorry('An option can be given once only.');
}
