import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { describeOptions, type OptionSpec } from '../../../games/kit/options.ts';
import type { Refused } from '../../host/house/refusal.ts';
import type { Bot } from '../desk/bot.ts';
import { readUpload } from '../desk/upload.ts';
import { described, named } from '../drawing/described.ts';

/** A game's options as options of its `/play` subcommand. */
export function discordOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  return describeOptions(game.options).map(discordOption);
}

function discordOption(spec: OptionSpec): APIApplicationCommandBasicOption {
  const base = { name: spec.name, ...described(spec.about) };
  switch (spec.kind) {
    case 'text':
      return { type: ApplicationCommandOptionType.String, ...base };
    case 'flag':
      return { type: ApplicationCommandOptionType.Boolean, ...base };
    case 'number':
      return {
        type: ApplicationCommandOptionType.Integer,
        ...base,
        ...(spec.min !== undefined && { min_value: spec.min }),
        ...(spec.max !== undefined && { max_value: spec.max }),
      };
    case 'choice':
      return {
        type: ApplicationCommandOptionType.String,
        ...base,
        choices: spec.values.map(({ value, label }) => ({ value, ...named(label) })),
      };
    case 'file':
      return { type: ApplicationCommandOptionType.Attachment, ...base };
  }
}

/** What a person set, under the game's own names; files are read. */
export async function readOptions(
  interaction: ChatInputCommandInteraction,
  bot: Bot,
  game: AnyGame,
): Promise<{ options: Record<string, unknown> } | Refused> {
  const options: Record<string, unknown> = {};
  for (const spec of describeOptions(game.options)) {
    const value = await readOption(interaction, bot, spec);
    if (typeof value === 'object' && value !== null) return value;
    if (value !== null) options[spec.name] = value;
  }
  return { options };
}

async function readOption(
  { options }: ChatInputCommandInteraction,
  bot: Bot,
  spec: OptionSpec,
): Promise<string | number | boolean | null | Refused> {
  switch (spec.kind) {
    case 'flag':
      return options.getBoolean(spec.name);
    case 'number':
      return options.getInteger(spec.name);
    case 'file': {
      const file = options.getAttachment(spec.name);
      return file && readUpload(file, spec.maxBytes, bot.attachmentOrigins);
    }
    default:
      return options.getString(spec.name);
  }
}
