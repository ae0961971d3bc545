import { type AnyGame, describeOptions, type OptionSpec } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { weekOf } from '../../host/duration.ts';
import type { Bot } from '../../interactions/bot.ts';
import { localizedDescription, localizedName } from '../../render/command-data.ts';
import { fileOptions, readUploadedOptions, type UploadedOption } from './files.ts';

/** Returns a game's options as options of its `/play` subcommand. */
export function discordOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  return describeOptions(game.options).map(discordOption);
}

function discordOption(spec: OptionSpec): APIApplicationCommandBasicOption {
  const base = { name: spec.command, ...localizedDescription(spec.about) };
  switch (spec.kind) {
    case 'text':
      return { type: ApplicationCommandOptionType.String, ...base };
    case 'flag':
    case 'week':
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
        choices: spec.values.map(({ value, label }) => ({ value, ...localizedName(label) })),
      };
    case 'file':
      return { type: ApplicationCommandOptionType.Attachment, ...base };
  }
}

/**
 * Returns the options that the user set, with the contents of uploaded files, and the uploads. Refuses an
 * unreadable file.
 */
export async function readOptions(
  { options: given }: ChatInputCommandInteraction,
  bot: Bot,
  game: AnyGame,
): Promise<{ options: Record<string, unknown>; uploads: readonly UploadedOption[] }> {
  const uploads = fileOptions(game).flatMap((option) => {
    const file = given.getAttachment(option.command);
    return file ? [{ option, files: [file] }] : [];
  });
  const read = await readUploadedOptions(bot, uploads);
  const plain = describeOptions(game.options)
    .map((spec) => [spec.name, readOption(given, spec, bot.context.now())] as const)
    .filter(([, value]) => value !== null);
  return { options: { ...Object.fromEntries(plain), ...read.options }, uploads };
}

function readOption(
  options: ChatInputCommandInteraction['options'],
  spec: OptionSpec,
  now: number,
): string | number | boolean | null {
  switch (spec.kind) {
    case 'flag':
      return options.getBoolean(spec.command);
    case 'week':
      return options.getBoolean(spec.command) ? weekOf(now) : null;
    case 'number':
      return options.getInteger(spec.command);
    case 'file':
      return null;
    default:
      return options.getString(spec.command);
  }
}
