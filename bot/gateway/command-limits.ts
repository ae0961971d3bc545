/** Limits of Discord's API for application commands. Discord rejects all commands if one exceeds a limit. */
export const MAX_COMMAND_SIZE = 8000;
export const MAX_COMMAND_OPTIONS = 25;
const MAX_DESCRIPTION = 100;

/** A command, subcommand, option or choice. */
interface CommandPart {
  readonly name: string;
  readonly name_localizations?: object | null | undefined;
  readonly description?: string;
  readonly description_localizations?: object | null | undefined;
  readonly value?: unknown;
  readonly options?: readonly CommandPart[] | undefined;
  readonly choices?: readonly CommandPart[] | undefined;
}

/** Returns the size of a command: names, descriptions and choice values, each in its longest language. */
export function commandSize({ value, options = [], choices = [], ...one }: CommandPart): number {
  const own = [
    longest(one.name, one.name_localizations),
    longest(one.description ?? '', one.description_localizations),
    typeof value === 'string' ? [...value].length : 0,
  ];
  return [...own, ...[...options, ...choices].map(commandSize)].reduce((sum, part) => sum + part, 0);
}

/** Returns the limits that a command exceeds, as sentences for the log. Empty if Discord accepts it. */
export function commandProblems(command: CommandPart): string[] {
  const size = commandSize(command);
  return [
    ...(size > MAX_COMMAND_SIZE ? [`/${command.name} has ${size} of 8000 characters`] : []),
    ...shapeProblems(command),
  ];
}

function shapeProblems(part: CommandPart, parents = ''): string[] {
  const { name, description = '', description_localizations, options = [], choices = [] } = part;
  const path = `${parents || '/'}${name}`;
  const names = options.map((option) => option.name);
  const duplicate = names.find((each, index) => names.indexOf(each) !== index);
  return [
    ...(longest(description, description_localizations) > MAX_DESCRIPTION
      ? [`${path} has a description of more than 100 characters`]
      : []),
    ...(options.length > MAX_COMMAND_OPTIONS ? [`${path} has ${options.length} of 25 options`] : []),
    ...(choices.length > MAX_COMMAND_OPTIONS ? [`${path} has ${choices.length} of 25 choices`] : []),
    ...(duplicate === undefined ? [] : [`${path} has two options with the name ${duplicate}`]),
    ...options.flatMap((option) => shapeProblems(option, `${path} `)),
  ];
}

function longest(text: string, translations: object | null | undefined): number {
  const all = [text, ...Object.values(translations ?? {})].filter((one) => typeof one === 'string');
  return Math.max(...all.map((one) => [...one].length));
}
