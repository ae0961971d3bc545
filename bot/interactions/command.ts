import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type AnyGame, LANGUAGES, type Language, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  type MessageContextMenuCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { z } from 'zod';
import type { Server } from '../../storage/records/server.ts';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../discord-limits.ts';
import { tablesIn, tablesOf } from '../host/commit/table-lists.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../host/duration.ts';
import type { LoadedTable } from '../host/feature.ts';
import { Refusal } from '../host/refusal.ts';
import { findTables } from '../host/table/find.ts';
import { EVERYWHERE, gameOption, localizedDescription, localizedName } from '../render/command-data.ts';
import { duration } from '../render/duration.ts';
import { plainNamesAt } from '../render/names.ts';
import { languageOf } from '../render/text.ts';
import type { Settings } from '../settings.ts';
import { type Access, canSee, type Resolved, type TableAccess } from './access.ts';
import type { Bot } from './bot.ts';
import type { Feature } from './feature.ts';
import type { Reply } from './reply.ts';
import type { Answerable } from './responder.ts';
import { texts } from './words/texts.ts';

/** What an installation offers besides the core. */
export interface Installation {
  readonly features: readonly Feature[];
  readonly settings: Partial<Settings>;
}

type Run<I extends Answerable, A extends Access> = {
  [Each in A]: {
    readonly access: Each;
    execute(run: { readonly reply: Reply<I>; readonly target: Resolved[Each] }): Promise<void>;
  };
}[A];

type MenuEntry<I extends ContextMenuCommandInteraction, A extends Access> = { readonly label: Text } & Run<I, A>;

/** Context menu entries of a command. */
export interface Menus {
  readonly person?: MenuEntry<UserContextMenuCommandInteraction, 'anyone'>;
  /** Runs on the table of the message. */
  readonly message?: MenuEntry<MessageContextMenuCommandInteraction, TableAccess>;
}

/** A slash command with its description, access and handler. */
export type Command = CommandBase &
  Run<ChatInputCommandInteraction, 'anyone' | 'manager' | 'moderator' | 'replay' | TableAccess>;

interface CommandBase {
  /** Returns the command for Discord's API. Undefined if it is not available with these games and features. */
  data(
    games: readonly AnyGame[],
    installation: Installation,
  ): RESTPostAPIChatInputApplicationCommandsJSONBody | undefined;
  /** Returns the table option: null for the table of this channel, undefined for none. */
  table?(options: ChatInputCommandInteraction['options']): string | null | undefined;
  readonly menus?: Menus;
  /** Whether the option `game` offers a game. Needed if a command has that option. */
  offers?(game: AnyGame): boolean;
  autocomplete?(interaction: AutocompleteInteraction, bot: Bot): Promise<void>;
}

const commandSchema = z.object({
  access: z.string(),
  data: z.instanceof(Function),
  execute: z.instanceof(Function),
  autocomplete: z.instanceof(Function).optional(),
  menus: z.looseObject({}).optional(),
});

/** Extension of command files: `.ts` in a checkout, `.js` in the package. */
const MODULE_EXTENSION = extname(import.meta.url);

/** Loads the commands of a folder. A file exports `command`, named like the file, or several `commands`. Throws if one is invalid. */
export async function loadCommands(folder: URL): Promise<ReadonlyMap<string, Command>> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith(MODULE_EXTENSION) && !/\.(?:test|d)\.ts$/.test(file),
  );
  const loaded = files.map(async (file) => {
    const { command, commands = { [basename(file, MODULE_EXTENSION)]: command } } = await import(
      new URL(file, folder).href
    );
    if (!Object.values(commands).every((each) => commandSchema.safeParse(each).success))
      throw new Error(`${basename(folder.pathname)}/${file} exports an invalid command.`);
    return Object.entries(commands as Record<string, Command>);
  });
  const all = (await Promise.all(loaded)).flat();
  return new Map(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Suggests games by title for the option `game`. Returns false if another option is focused. */
export async function suggestGames(
  interaction: AutocompleteInteraction,
  { context }: Bot,
  offers: (game: AnyGame) => boolean,
): Promise<boolean> {
  const { name, value } = interaction.options.getFocused(true);
  if (name !== 'game') return false;
  const offered = [...context.games.values()]
    .filter(offers)
    .map(({ id, title }) => ({ name: say(title, languageOf(interaction.locale)), value: id }));
  await interaction.respond(matchingSuggestions(offered, value));
  return true;
}

/** Maximum number of tables read for autocompletion, newest first. */
const MAX_READ = 60;

/** Suggests the tables of the server that the user may watch. In a DM, suggests their own tables. */
export async function watchableTables(bot: Bot, asked: AutocompleteInteraction, typed: string): Promise<Suggestion[]> {
  const { guildId, user } = asked;
  const ids = guildId === null ? await tablesOf(bot.context, user.id) : await tablesIn(bot.context, guildId);
  return suggestTables(bot, asked, ids, typed);
}

/** Suggests tables at which the user has a seat. */
export async function ownTables(bot: Bot, asked: AutocompleteInteraction, typed: string): Promise<Suggestion[]> {
  return suggestTables(bot, asked, await tablesOf(bot.context, asked.user.id), typed);
}

async function suggestTables(
  bot: Bot,
  asked: AutocompleteInteraction,
  ids: readonly string[],
  typed: string,
): Promise<Suggestion[]> {
  const newest = await findTables(bot.context, ids.slice(-MAX_READ).toReversed());
  const tables = await Promise.all(
    newest.map(async (loaded) => {
      if (!(await canSee(bot, asked, loaded.table))) return [];
      return { name: await tableName(bot, loaded, languageOf(asked.locale)), value: loaded.table.id, at: loaded };
    }),
  );
  const names = Map.groupBy(tables.flat(), ({ name }) => name);
  const suggestions = [...names.values()].flatMap((equal) =>
    equal.length === 1
      ? equal
      : equal.map(({ name, value, at }) => ({ name: withTime(name, at, asked.locale), value })),
  );
  return matchingSuggestions(
    suggestions.map(({ name, value }) => ({ name, value })),
    typed,
  );
}

/** Returns the name of a table with the time of its last change, which tells it from others with the same name. */
function withTime(name: string, { table }: LoadedTable, locale: string): string {
  const format = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' } as const;
  const time = ` · ${new Date(table.times.movedAt).toLocaleString(locale, format)} UTC`;
  return `${name.slice(0, MAX_OPTION_LABEL - time.length)}${time}`;
}

async function tableName({ layouts }: Bot, loaded: LoadedTable, language: Language): Promise<string> {
  const { guild, channel } = loaded.table.location;
  const known = guild === null ? undefined : (await layouts.of(guild))?.channels.get(channel);
  const where = known ? ` · #${known.name}` : '';
  const name = loaded.table.terms.name ? ` · ${loaded.table.terms.name}` : '';
  return `${say(loaded.game.title, language)}${name}${where} · ${plainNamesAt(loaded, language)}`.slice(
    0,
    MAX_OPTION_LABEL,
  );
}

/** Returns the game with this id or title. Users can send a typed title without choosing a suggestion. */
export function findGame(games: ReadonlyMap<string, AnyGame>, given: string | null): AnyGame | undefined {
  const typed = given?.trim().toLowerCase() ?? '';
  return (
    games.get(typed) ??
    games.values().find(({ title }) => LANGUAGES.some((language) => say(title, language).toLowerCase() === typed))
  );
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Returns the suggestions that contain the typed text, up to Discord's limit. */
export function matchingSuggestions(all: readonly Suggestion[], typed: string): Suggestion[] {
  const sought = typed.toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(sought)).slice(0, MAX_OPTIONS);
}

/** Returns the description of a command without options. */
export function withName(
  name: string,
  description: Text,
  isOffered: (games: readonly AnyGame[], offered: Installation) => boolean = () => true,
): Pick<Command, 'data'> {
  return {
    data: (games, offered) =>
      isOffered(games, offered) ? { name, ...localizedDescription(description), ...EVERYWHERE } : undefined,
  };
}

/** Returns a command with the option `game` only. */
export function withGame(
  name: string,
  description: Text,
  run: (reply: Reply, game: AnyGame) => Promise<void>,
  isOffered: (game: AnyGame) => boolean = () => true,
): Command {
  return {
    data: (games) => ({
      name,
      ...localizedDescription(description),
      ...EVERYWHERE,
      options: [gameOption(games.filter(isOffered))],
    }),
    offers: isOffered,
    access: 'anyone',
    async execute({ reply }) {
      const game = findGame(reply.bot.context.games, reply.interaction.options.getString('game', true));
      if (!game || !isOffered(game)) throw new Refusal('gameGone');
      return run(reply, game);
    },
  };
}

/** Subcommand of `/play` for games that have none of their own. */
export const OTHER = 'other';

const PLAYERS = 'players';
const CLOCK = 'clock';

/** Returns the option for the number of players. */
export function playersOption(about: Text, min_value: number, max_value: number): APIApplicationCommandBasicOption {
  const type = ApplicationCommandOptionType.Integer;
  return { type, name: PLAYERS, ...localizedDescription(about), min_value, max_value };
}

/** Returns the option for the number of players in a command about several games. Empty if all of them are for two. */
export function sizeOption(games: readonly AnyGame[], about: Text): APIApplicationCommandBasicOption[] {
  const most = Math.max(2, ...games.map(({ seats }) => seats.max));
  return most === 2 ? [] : [playersOption(about, 2, most)];
}

/** Returns the number of players that the user has set. Undefined if they have not. Refuses one that the game does not have. */
export function readSize(
  { options }: Pick<ChatInputCommandInteraction, 'options'>,
  { title, seats: { min, max } }: AnyGame,
): number | undefined {
  const size = options.getInteger(PLAYERS) ?? undefined;
  const range = min === max ? `${max}` : `${min}–${max}`;
  if (size !== undefined && (size < min || size > max))
    throw new Refusal('wrongSize', texts.options.wrongSeats({ title, range }));
  return size;
}

const TIMES = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS];

/** Time limits per turn in milliseconds; 0 is no limit. */
export const TURN_TIMES: readonly { readonly value: number; readonly label: Text }[] = [
  { value: 0, label: texts.options.noTimeLimit },
  ...TIMES.map((value) => ({ value, label: duration(value) })),
];

/** Returns the option for the clock. Solo games have none. */
export function clockOptions({
  seats,
}: {
  readonly seats: { readonly max: number };
}): APIApplicationCommandBasicOption[] {
  if (seats.max === 1) return [];
  return [
    {
      type: ApplicationCommandOptionType.Integer,
      name: CLOCK,
      ...localizedDescription(texts.options.time),
      choices: TURN_TIMES.map(({ value, label }) => ({ value, ...localizedName(label) })),
    },
  ];
}

/**
 * Returns the time per turn in milliseconds: the user's choice, otherwise the server's default. Undefined for no limit
 * and in solo games.
 */
export function readClock(
  { options }: ChatInputCommandInteraction,
  { seats }: AnyGame,
  { perTurn }: Server,
): number | undefined {
  if (seats.max === 1) return undefined;
  return (options.getInteger(CLOCK) ?? perTurn) || undefined;
}
