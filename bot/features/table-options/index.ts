import { type AnyGame, cut, describeOptions, labelled, type OptionSpec, say } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import { weekOf } from '../../host/duration.ts';
import type { Request } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { cleanName, MAX_NAME_LENGTH } from '../../host/table/names.ts';
import type { Bot } from '../../interactions/bot.ts';
import { findGame, OTHER, type Suggestion } from '../../interactions/command.ts';
import type { Feature } from '../../interactions/feature.ts';
import { localizedDescription, localizedName } from '../../render/command-data.ts';
import { languageOf } from '../../render/text.ts';
import { optionLines, texts } from './option-lines.ts';

export { chosenOptions, rulesTerms } from './option-lines.ts';

/** Option for a game's own options as text: `stones=5, start=even`. */
const SETTINGS = 'options';
const RATED = 'rated';
const HINTS = 'hints';
const NAME = 'name';
const SPECTATORS = 'spectators-see-all';

/** Options of `/play` for the terms of a table, and for the game's own options. */
export const tableOptions: Feature = {
  id: 'table-options',
  lines: optionLines,
  play: {
    rare: [SPECTATORS, HINTS],
    options: (game) => [...termOptions(game), ...ownOptions(game)],
    otherOptions: () => [
      {
        type: ApplicationCommandOptionType.String,
        name: SETTINGS,
        ...localizedDescription(texts.ownOptions),
        autocomplete: true,
      },
    ],
    async open({ interaction, bot }, request, next) {
      const isOther = interaction.options.getSubcommand() === OTHER;
      const own = (isOther ? readTypedOptions : readOptions)(interaction, request.game, bot.context.now());
      return next({
        ...request,
        options: { ...(request.options as object), ...own },
        terms: { ...request.terms, ...readTerms(interaction) },
      });
    },
    suggest: suggestOptions,
  },
};

/** Returns the options for name, spectators, rating and hints. Empty for solo games. */
function termOptions({ seats, secrets, computers }: AnyGame): APIApplicationCommandBasicOption[] {
  if (seats.max === 1) return [];
  const type = ApplicationCommandOptionType.Boolean as const;
  return [
    {
      type: ApplicationCommandOptionType.String,
      name: NAME,
      ...localizedDescription(texts.name),
      max_length: MAX_NAME_LENGTH,
    },
    ...(secrets ? [{ type, name: SPECTATORS, ...localizedDescription(texts.spectators) }] : []),
    { type, name: RATED, ...localizedDescription(texts.rated) },
    ...(computers ? [{ type, name: HINTS, ...localizedDescription(texts.hints) }] : []),
  ];
}

function readTerms({ options }: ChatInputCommandInteraction): Request['terms'] {
  const name = cleanName(options.getString(NAME) ?? '');
  return {
    ...(options.getBoolean(RATED) === false && { unrated: true }),
    ...(options.getBoolean(HINTS) && { help: true }),
    ...(options.getBoolean(SPECTATORS) && { openToSpectators: true }),
    ...(name && { name }),
  };
}

/** Returns a game's own options, except files. */
export function ownOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  return specsOf(game).map(discordOption);
}

/** Returns the options of a game that are no files. */
function specsOf(game: AnyGame): PlainSpec[] {
  return describeOptions(game.options).filter((spec) => spec.kind !== 'file');
}

type PlainSpec = Exclude<OptionSpec, { kind: 'file' }>;

function discordOption(spec: PlainSpec): APIApplicationCommandBasicOption {
  const { command: name, commandNames } = spec;
  const named = commandNames === undefined ? { name } : localizedName(commandNames);
  const base = { ...named, ...localizedDescription(spec.about) };
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
  }
}

/** Returns the options that the user has set. */
function readOptions({ options }: ChatInputCommandInteraction, game: AnyGame, now: number): object {
  const set = specsOf(game).map((spec) => [spec.name, readOption(options, spec, now)] as const);
  return Object.fromEntries(set.filter(([, value]) => value !== null));
}

function readOption(
  options: ChatInputCommandInteraction['options'],
  spec: PlainSpec,
  now: number,
): string | number | boolean | null {
  switch (spec.kind) {
    case 'flag':
      return options.getBoolean(spec.command);
    case 'week':
      return options.getBoolean(spec.command) ? weekOf(now) : null;
    case 'number':
      return options.getInteger(spec.command);
    default:
      return options.getString(spec.command);
  }
}

/** Returns the options that a user typed for a game. The refusal of one that is not valid names it. */
function readTypedOptions({ options }: ChatInputCommandInteraction, game: AnyGame, now: number): object {
  const specs = specsOf(game);
  const read: Record<string, unknown> = {};
  for (const typed of (options.getString(SETTINGS) ?? '').split(',').map((part) => part.trim())) {
    if (typed === '') continue;
    const [name = '', ...rest] = typed.split('=').map((part) => part.trim());
    const spec = specs.find(({ command }) => command === name.toLowerCase());
    const value = spec && typedValue(spec, rest.join('='), now);
    if (spec === undefined || value === undefined)
      throw new Refusal('noSuchOption', texts.noSuchOption({ typed, options: specs.map(formOf) }));
    read[spec.name] = value;
  }
  return read;
}

/** Returns the form of an option for error messages: `stones=1–30`. */
function formOf(spec: PlainSpec): string {
  if (spec.kind === 'number') return `${spec.command}=${spec.min ?? 0}–${spec.max ?? '…'}`;
  return `${spec.command}=${valuesOf(spec).join('|') || '…'}`;
}

const [YES, NO] = ['yes', 'no'];

function valuesOf(spec: PlainSpec): string[] {
  if (spec.kind === 'choice') return spec.values.map(({ value }) => value);
  if (spec.kind === 'week') return [YES];
  return spec.kind === 'flag' ? [YES, NO] : [];
}

/** Returns the value of a typed option, or undefined if it is not valid. */
function typedValue(spec: PlainSpec, typed: string, now: number): unknown {
  if (spec.kind === 'text') return typed || undefined;
  if (spec.kind !== 'number') {
    if (!valuesOf(spec).includes(typed)) return undefined;
    if (spec.kind === 'choice') return typed;
    return spec.kind === 'week' ? weekOf(now) : typed === YES;
  }
  const number = Number(typed);
  const isValid = /^-?\d+$/.test(typed) && number >= (spec.min ?? number) && number <= (spec.max ?? number);
  return isValid ? number : undefined;
}

/** Suggests continuations of the typed options: the values of each option that is not set yet. */
async function suggestOptions(
  interaction: AutocompleteInteraction,
  { context }: Bot,
): Promise<Suggestion[] | undefined> {
  if (interaction.options.getSubcommand() !== OTHER || interaction.options.getFocused(true).name !== SETTINGS)
    return undefined;
  const game = findGame(context.games, interaction.options.getString('game'));
  const language = languageOf(interaction.locale);
  const parts = interaction.options
    .getFocused()
    .split(',')
    .map((part) => part.trim());
  const sought = (parts.pop() ?? '').toLowerCase();
  const before = parts.filter(Boolean);
  const isSet = ({ command }: PlainSpec) => before.some((part) => part.startsWith(`${command}=`));
  return (game ? specsOf(game) : [])
    .filter((spec) => !isSet(spec))
    .flatMap((spec) =>
      examplesOf(spec).map((value) => {
        const text = [...before, `${spec.command}=${value}`].join(', ');
        return { name: cut(say(labelled(spec.label, text), language), MAX_OPTION_LABEL), value: text };
      }),
    )
    .filter(({ name, value }) => value.length <= MAX_OPTION_LABEL && name.toLowerCase().includes(sought))
    .slice(0, MAX_OPTIONS);
}

/** Returns values to suggest: all of a choice, the limits of a number. */
function examplesOf(spec: PlainSpec): string[] {
  if (spec.kind !== 'number') return valuesOf(spec);
  return [...new Set([spec.default, spec.min, spec.max])].filter((value) => value !== undefined).map(String);
}
