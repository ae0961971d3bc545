import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type LocalizationMap,
} from 'discord-api-types/v10';
import type { GivenCommand, GivenOption } from '../../protocol.ts';

export type CommandOption = APIApplicationCommandBasicOption;

/** A slash command without subcommands, or a subcommand. */
export interface Callable {
  readonly command: string;
  readonly subcommand?: string;
  /** `name` is for example "play runa"; `shown` is the localized name. */
  readonly name: string;
  readonly shown: string;
  readonly description: string;
  readonly options: readonly CommandOption[];
}

interface Named {
  readonly name: string;
  readonly name_localizations?: LocalizationMap | null;
  readonly description?: string;
  readonly description_localizations?: LocalizationMap | null;
}

export function nameIn(locale: string, { name, name_localizations }: Named): string {
  return localized(name_localizations, locale) ?? name;
}

export function descriptionIn(locale: string, { description, description_localizations }: Named): string {
  return localized(description_localizations, locale) ?? description ?? '';
}

/** Returns the names of an option in all languages, the original one last. */
function namesOf({ name, name_localizations: names }: Named): string[] {
  return [...Object.values(names ?? {}).filter((each) => each !== null), name];
}

function localized(map: LocalizationMap | null | undefined, locale: string): string | undefined {
  return (map as Readonly<Record<string, string | null>> | null | undefined)?.[locale] ?? undefined;
}

/** Returns the slash command to begin with: `/play`, otherwise the first. Undefined if there is none. */
export function firstCommand(offered: readonly APIApplicationCommand[]): APIApplicationCommand | undefined {
  const slash = offered.filter(({ type }) => type === ApplicationCommandType.ChatInput);
  return slash.find(({ name }) => name === 'play') ?? slash[0];
}

/** Returns all callable slash commands in alphabetical order. */
export function callables(offered: readonly APIApplicationCommand[], locale: string): Callable[] {
  const slash = offered.filter(({ type }) => type === ApplicationCommandType.ChatInput);
  return slash.flatMap((command) => parts(command, locale)).sort((a, b) => a.shown.localeCompare(b.shown));
}

function parts(command: APIApplicationCommand, locale: string): Callable[] {
  const options = command.options ?? [];
  const subcommands = options.filter(
    (option): option is APIApplicationCommandSubcommandOption =>
      option.type === ApplicationCommandOptionType.Subcommand,
  );
  if (subcommands.length === 0) {
    return [
      {
        command: command.name,
        name: command.name,
        shown: nameIn(locale, command),
        description: descriptionIn(locale, command),
        options: options as readonly CommandOption[],
      },
    ];
  }
  return subcommands.map((subcommand) => ({
    command: command.name,
    subcommand: subcommand.name,
    name: `${command.name} ${subcommand.name}`,
    shown: `${nameIn(locale, command)} ${nameIn(locale, subcommand)}`,
    description: descriptionIn(locale, subcommand),
    options: subcommand.options ?? [],
  }));
}

/**
 * Returns commands that match typed text such as "/pl": by the start of the name first, then by the start of a later
 * word.
 */
export function matchCommands(all: readonly Callable[], typed: string): Callable[] {
  const sought = typed.replace(/^\//, '').trim().replace(/\s+/g, ' ').toLowerCase();
  const rank = ({ name, shown }: Callable): number => {
    if ([name, shown].some((text) => text.startsWith(sought))) return 0;
    return [name, shown].some((text) => text.includes(` ${sought}`)) ? 1 : 2;
  };
  return all
    .map((callable) => ({ callable, rank: rank(callable) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ callable }) => callable);
}

/**
 * Returns the command that typed text names in full and the text after its name. `rest` is undefined if nothing follows
 * the name.
 */
export function findCalled(all: readonly Callable[], text: string): { callable: Callable; rest?: string } | undefined {
  if (!text.startsWith('/')) return undefined;
  const typed = text.slice(1);
  for (const callable of all.toSorted((a, b) => b.name.length - a.name.length)) {
    for (const name of [callable.name, callable.shown]) {
      if (typed === name) return { callable };
      if (typed.startsWith(`${name} `)) return { callable, rest: typed.slice(name.length + 1) };
    }
  }
  return undefined;
}

/**
 * Returns the option of that name, or else the only option whose name starts with the typed text. Returns undefined if
 * there is none or several.
 */
export function findOption(
  options: readonly CommandOption[],
  typed: string,
  locale: string,
): CommandOption | undefined {
  const names = (option: CommandOption) => [nameIn(locale, option), option.name];
  const matches = options.filter((option) => names(option).some((name) => name.startsWith(typed)));
  return options.find((option) => names(option).includes(typed)) ?? (matches.length === 1 ? matches[0] : undefined);
}

/**
 * Parses options typed after a command's name: `level:hard seed: 7`. Text before the first name goes to the first
 * option. Names are understood in every language of the command.
 */
export function parseTypedOptions(options: readonly CommandOption[], rest: string): Record<string, string> {
  const all = new Map(options.toReversed().flatMap((option) => namesOf(option).map((name) => [name, option.name])));
  const names = [...all.keys()].sort((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const record: Record<string, string> = {};
  const pieces = names.length === 0 ? [rest] : rest.split(new RegExp(`(?:^|\\s)(${names.join('|')}):`, 'u'));
  const first = pieces.shift()?.trim();
  if (first && options[0]) record[options[0].name] = first;
  for (let at = 0; at + 1 < pieces.length; at += 2) record[all.get(pieces[at]!)!] = pieces[at + 1]!.trim();
  return record;
}

export function givenCommand({ command, subcommand }: Callable, options: readonly GivenOption[]): GivenCommand {
  return { command, ...(subcommand !== undefined && { subcommand }), options };
}
