import { type AnyGame, cut, describeOptions, labelled, type OptionSpec, say } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import { weekOf } from '../../host/duration.ts';
import type { TableFeature } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { findGame } from '../../interactions/command.ts';
import { localizedDescription, localizedName } from '../../render/command-data.ts';
import { languageOf } from '../../render/text.ts';
import { occupantOptions } from './occupants.ts';
import { clockOptions } from './terms.ts';
import { texts } from './words/texts.ts';

/** Subcommand of `/play` for games that have none of their own. */
export const OTHER = 'other';
/** Option for a game's own options as text: `stones=5, start=even`. */
const SETTINGS = 'options';

/**
 * Returns the options of `/play other`: the game, the opponents, the clock, and the game's own options as text. Other options are omitted, so that the built-in games keep their subcommands.
 */
export function otherGameOptions(
  games: readonly AnyGame[],
  features: readonly TableFeature[] = [],
): APIApplicationCommandBasicOption[] {
  const { String: STRING } = ApplicationCommandOptionType;
  const common = new Map(
    games.flatMap((game) => [...occupantOptions(game), ...clockOptions(game)]).map((one) => [one.name, one]),
  );
  const [opponent, computer, clock] = ['opponent', 'computer', 'clock'].map((name) => common.get(name));
  const levels = levelsOf(games, features).map(({ value, label }) => ({ value, ...localizedName(label) }));
  const most = Math.max(...games.map(({ seats }) => seats.max));
  return [
    {
      type: STRING,
      name: 'game',
      ...localizedDescription(texts.options.otherGame),
      required: true,
      autocomplete: true,
    },
    ...(opponent ? [opponent] : []),
    ...(computer ? [{ ...computer, choices: levels } as APIApplicationCommandBasicOption] : []),
    ...(most > 2
      ? [
          {
            type: ApplicationCommandOptionType.Integer as const,
            name: 'players',
            ...localizedDescription(texts.options.seats),
            min_value: 1,
            max_value: most,
          },
        ]
      : []),
    ...(clock ? [clock] : []),
    { type: STRING, name: SETTINGS, ...localizedDescription(texts.options.ownOptions), autocomplete: true },
  ];
}

/** Returns the levels of all games, without the ratings that differ between games. */
function levelsOf(games: readonly AnyGame[], features: readonly TableFeature[]) {
  const added = games.flatMap((game) => features.flatMap((feature) => feature.levelChoices?.(game) ?? []));
  const own = games
    .flatMap(({ computers }) => computers?.levels ?? [])
    .map(({ id, name }) => ({ value: id, label: name }));
  return [...new Map([...added, ...own].map((level) => [level.value, level])).values()].slice(0, MAX_OPTIONS);
}

/** Returns the options that a user typed for a game. The refusal of one that is not valid names it. */
export function readTypedOptions(
  { options }: ChatInputCommandInteraction,
  game: AnyGame,
  now: number,
): { readonly options: Readonly<Record<string, unknown>> } {
  const specs = typedSpecs(game);
  const read: Record<string, unknown> = {};
  for (const typed of (options.getString(SETTINGS) ?? '').split(',').map((part) => part.trim())) {
    if (typed === '') continue;
    const [name = '', ...rest] = typed.split('=').map((part) => part.trim());
    const spec = specs.find(({ command }) => command === name.toLowerCase());
    const value = spec && typedValue(spec, rest.join('='), now);
    if (spec === undefined || value === undefined)
      throw new Refusal('noSuchOption', texts.here.noSuchOption({ typed, options: specs.map(formOf) }));
    read[spec.name] = value;
  }
  return { options: read };
}

/** Returns the options that can be typed. Files cannot. */
function typedSpecs(game: AnyGame): OptionSpec[] {
  return describeOptions(game.options).filter(({ kind }) => kind !== 'file');
}

/** Returns the form of an option for error messages: `stones=1–30`. */
function formOf(spec: OptionSpec): string {
  if (spec.kind === 'number') return `${spec.command}=${spec.min ?? 0}–${spec.max ?? '…'}`;
  return `${spec.command}=${valuesOf(spec).join('|') || '…'}`;
}

const [YES, NO] = ['yes', 'no'];

function valuesOf(spec: OptionSpec): string[] {
  if (spec.kind === 'choice') return spec.values.map(({ value }) => value);
  if (spec.kind === 'week') return [YES];
  return spec.kind === 'flag' ? [YES, NO] : [];
}

/** Returns the value of a typed option, or undefined if it is not valid. */
function typedValue(spec: OptionSpec, typed: string, now: number): unknown {
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

/** Whether a user is typing a game's own options. */
export function asksForOptions({ options }: AutocompleteInteraction): boolean {
  return options.getSubcommand() === OTHER && options.getFocused(true).name === SETTINGS;
}

/** Suggests continuations of the typed options: the values of each option that is not set yet. */
export async function suggestOptions(interaction: AutocompleteInteraction, { context }: Bot): Promise<void> {
  const game = findGame(context.games, interaction.options.getString('game'));
  const language = languageOf(interaction.locale);
  const parts = interaction.options
    .getFocused()
    .split(',')
    .map((part) => part.trim());
  const sought = (parts.pop() ?? '').toLowerCase();
  const before = parts.filter(Boolean);
  const isSet = ({ command }: OptionSpec) => before.some((part) => part.startsWith(`${command}=`));
  const suggested = (game ? typedSpecs(game) : [])
    .filter((spec) => !isSet(spec))
    .flatMap((spec) =>
      examplesOf(spec).map((value) => {
        const text = [...before, `${spec.command}=${value}`].join(', ');
        return { name: cut(labelled(say(spec.label, language), text, language), MAX_OPTION_LABEL), value: text };
      }),
    )
    .filter(({ name, value }) => value.length <= MAX_OPTION_LABEL && name.toLowerCase().includes(sought));
  await interaction.respond(suggested.slice(0, MAX_OPTIONS));
}

/** Returns values to suggest: all of a choice, the limits of a number. */
function examplesOf(spec: OptionSpec): string[] {
  if (spec.kind !== 'number') return valuesOf(spec);
  return [...new Set([spec.default, spec.min, spec.max])].filter((value) => value !== undefined).map(String);
}
