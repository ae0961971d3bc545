import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, LANGUAGES, type Language, type Text } from '@longtable/kit';
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  type Client,
  type RateLimitData,
  RESTEvents,
  type RESTPostAPIApplicationCommandsJSONBody,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import type { Log } from '../host/context.ts';
import { type Access, MODERATION_PERMISSION } from '../interactions/access.ts';
import type { Command, Installation, Menus } from '../interactions/command.ts';
import { EVERYWHERE, localizedName, ON_SERVERS } from '../render/command-data.ts';
import { LOCALES } from '../render/text.ts';
import { de } from './words/de.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

type CommandBodies = readonly RESTPostAPIApplicationCommandsJSONBody[];

const RETRY_MS = 60_000;

/** Limits an entry for moderators to servers and to members with the permission of moderators. */
function forModerators(access: Access) {
  return access === 'moderated' ? { ...ON_SERVERS, default_member_permissions: MODERATION_PERMISSION } : {};
}

/**
 * Returns all commands for Discord's API. Discord rejects all of them if one exceeds a limit, so such a command is skipped and logged. Games without a subcommand of `/play` are logged too.
 */
export function commandBodies(
  commands: ReadonlyMap<string, Command>,
  games: readonly AnyGame[],
  installation: Installation,
  log: Log,
): RESTPostAPIApplicationCommandsJSONBody[] {
  return [...commands].flatMap(([name, command]) => {
    const plain = command.data(games, installation);
    const data = plain && withLocalNames(plain);
    const problems = data ? commandProblems(data) : [];
    if (problems.length > 0) log.error({ command: name, problems }, 'A command exceeds Discord’s limits; left it out');
    const others = name === 'play' && data ? gamesWithoutSubcommand(data, games) : [];
    if (others.length > 0) log.warn({ games: others }, '/play is full; these games are opened with /play other');
    return [...(data && problems.length === 0 ? [data] : []), ...menuData(command.menus ?? {})];
  });
}

/** Returns the ids of the games that have no subcommand of `/play`. */
export function gamesWithoutSubcommand(
  { options = [] }: RESTPostAPIChatInputApplicationCommandsJSONBody,
  games: readonly AnyGame[],
): string[] {
  const names = new Set(options.map(({ name }) => name));
  return games.map(({ id }) => id).filter((id) => !names.has(id));
}

/** Returns the context menu commands as Discord's API takes them. */
function menuData({ person, message }: Menus): RESTPostAPIApplicationCommandsJSONBody[] {
  const entry = (type: ApplicationCommandType.User | ApplicationCommandType.Message, label: Text) => ({
    type,
    ...localizedName(label),
    ...EVERYWHERE,
  });
  return [
    ...(person ? [entry(ApplicationCommandType.User, person.label)] : []),
    ...(message ? [{ ...entry(ApplicationCommandType.Message, message.label), ...forModerators(message.access) }] : []),
  ];
}

interface Registration {
  /** Resolves when the commands are registered: true if they had changed. Never resolves after `stop`. */
  readonly done: Promise<boolean>;
  stop(): void;
}

/** Registers the commands in the background and logs rate limits. */
export function startRegistering(client: Client<true>, wanted: CommandBodies, log: Log): Registration {
  const stopped = new AbortController();
  const logRateLimit = ({ route, timeToReset }: RateLimitData) => {
    if (!route.endsWith('/commands')) return;
    log.warn({ seconds: Math.ceil(timeToReset / 1000) }, 'Registration of the commands is rate-limited');
  };
  client.rest.on(RESTEvents.RateLimited, logRateLimit);
  const done = registerWithRetries(client, wanted, log, stopped.signal).finally(() => {
    client.rest.off(RESTEvents.RateLimited, logRateLimit);
  });
  return { done, stop: () => stopped.abort() };
}

/** Registers the commands, with a retry every minute. Returns whether they had changed. Never resolves after `signal` is aborted. */
async function registerWithRetries(
  client: Client<true>,
  wanted: CommandBodies,
  log: Log,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    try {
      const registered = await register(client, wanted, signal);
      log.info({}, registered ? 'Registered the commands' : 'The commands are registered already');
      return registered;
    } catch (error) {
      if (signal.aborted) break;
      log.error({ error: String(error) }, 'Could not register the commands; retrying in a minute');
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  return new Promise(() => {});
}

/** Registers the commands if they differ from the registered ones. Returns whether they did. */
async function register(client: Client<true>, wanted: CommandBodies, signal: AbortSignal): Promise<boolean> {
  const route = Routes.applicationCommands(client.application.id);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const present = (await client.rest.get(route, { query, signal })) as APIApplicationCommand[];
  // Discord refuses the whole list without the entry point command that it creates for an Activity.
  const entryPoints = present.filter(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint);
  const complete = [...wanted, ...entryPoints];
  const same = canonicalText(present) === canonicalText(complete);
  if (!same) await client.rest.put(route, { body: complete, signal });
  return !same;
}

type Fields = { readonly [field: string]: unknown };

/** Fields that the bot sets. Discord adds others, such as ids and versions. */
const OWN_FIELDS = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'required',
  'autocomplete',
  'min_length',
  'max_length',
  'min_value',
  'max_value',
  'channel_types',
  'default_member_permissions',
  'contexts',
  'integration_types',
  'nsfw',
] as const;

/** Returns a text that is equal for equal commands, in any order. */
function canonicalText(commands: readonly unknown[]): string {
  const forms = (commands as readonly Fields[]).map((each) =>
    canonical({ type: ApplicationCommandType.ChatInput, ...each }),
  );
  return JSON.stringify(forms.toSorted((a, b) => `${a.type}${a.name}`.localeCompare(`${b.type}${b.name}`)));
}

/** Returns the set fields of a command, option or choice in a fixed order. Discord omits empty fields. */
function canonical(one: Fields): Fields {
  const own = OWN_FIELDS.map((field) => [field, sortKeys(one[field])]);
  const inner = ['options', 'choices'].map((field) => [
    field,
    (one[field] as readonly Fields[] | undefined)?.map(canonical),
  ]);
  const value = 'value' in one ? [['value', one.value]] : [];
  return Object.fromEntries([...own, ...inner, ...value].filter(([field, part]) => field === 'value' || isSet(part)));
}

function isSet(part: unknown): boolean {
  if (part === null || part === undefined || part === false || part === '') return false;
  return typeof part !== 'object' || Object.keys(part).length > 0;
}

function sortKeys(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)));
}

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
  const all = [text, ...Object.values(translations ?? {})].filter((each) => typeof each === 'string');
  return Math.max(...all.map((each) => [...each].length));
}

/** Names of commands and options in languages other than English. */
const NAMES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { de, fr, es };

interface NamedOption {
  readonly name: string;
  /** Names that a game gives its options. */
  readonly name_localizations?: object | null | undefined;
  readonly options?: readonly NamedOption[] | undefined;
}

/** Adds the names of the other languages to a command. Handlers still read the English names. */
export function withLocalNames(
  data: RESTPostAPIChatInputApplicationCommandsJSONBody,
  languages: readonly Language[] = LANGUAGES,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return translateNames(data, data.name, languages) as RESTPostAPIChatInputApplicationCommandsJSONBody;
}

function translateNames(named: NamedOption, path: string, languages: readonly Language[]): NamedOption {
  const localized = languages.flatMap((language) => {
    const names = NAMES[language];
    const name = names && nameIn(names, path);
    return name === undefined ? [] : LOCALES[language].map((locale) => [locale, name]);
  });
  return {
    ...named,
    ...(localized.length > 0 && {
      name_localizations: { ...Object.fromEntries(localized), ...named.name_localizations },
    }),
    ...(named.options && {
      options: named.options.map((option) => translateNames(option, `${path} ${option.name}`, languages)),
    }),
  };
}

/** Returns the name for a path, or for the same path under any subcommand. */
function nameIn(names: Readonly<Record<string, string>>, path: string): string | undefined {
  return names[path] ?? names[path.replace(/^(\S+) \S+ /, '$1 * ')];
}
