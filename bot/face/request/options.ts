import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { describeOptions, type OptionSpec } from '../../../games/kit/options.ts';
import type { Refused } from '../../host/house/refusal.ts';
import type { Bot } from '../desk/bot.ts';
import { readUploads } from '../desk/upload.ts';
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

/** What a person set, under the game's own names; files are read, all at once. */
export async function readOptions(
  { options: given }: ChatInputCommandInteraction,
  bot: Bot,
  game: AnyGame,
): Promise<{ options: Record<string, unknown> } | Refused> {
  const specs = describeOptions(game.options);
  const brought = specs.flatMap((spec) => {
    const file = spec.kind === 'file' ? given.getAttachment(spec.name) : null;
    return spec.kind === 'file' && file ? [{ name: spec.name, file, maxBytes: spec.maxBytes }] : [];
  });
  const texts = await readUploads(brought, bot.attachmentOrigins);
  if ('refused' in texts) return texts;
  const files = brought.map(({ name }, index) => [name, texts[index]] as const);
  const plain = specs
    .map((spec) => [spec.name, readOption(given, spec)] as const)
    .filter(([, value]) => value !== null);
  return { options: Object.fromEntries([...plain, ...files]) };
}

function readOption(
  options: ChatInputCommandInteraction['options'],
  spec: OptionSpec,
): string | number | boolean | null {
  switch (spec.kind) {
    case 'flag':
      return options.getBoolean(spec.name);
    case 'number':
      return options.getInteger(spec.name);
    case 'file':
      return null;
    default:
      return options.getString(spec.name);
  }
}
