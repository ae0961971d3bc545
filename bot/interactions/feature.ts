import type { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyGame } from '@longtable/kit';
import type { LoadedGames } from '@longtable/kit/load';
import type { Protocol } from '@longtable/kit/protocol';
import type {
  APIApplicationCommandBasicOption,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Client,
  Message,
} from 'discord.js';
import type { RecordKind } from '../../storage/index.ts';
import type { IdFormat } from '../custom-ids/fields.ts';
import type { Id } from '../custom-ids/ids.ts';
import type { Context, HostFeature, Log, Work } from '../host/context.ts';
import type { ButtonSpec, LoadedTable, Request } from '../host/feature.ts';
import type { Refusal } from '../host/refusal.ts';
import type { Pictures } from '../messages/messages.ts';
import type { FindEmoji } from '../render/emojis.ts';
import type { Rows } from '../render/page.ts';
import type { Settings } from '../settings.ts';
import type { Asker, RoleLimit } from './access.ts';
import type { Bot } from './bot.ts';
import type { AnyButton } from './button.ts';
import type { Installation, Suggestion } from './command.ts';
import type { Layout } from './layouts.ts';
import type { Reply } from './reply.ts';
import type { OnMessage } from './responder.ts';
import type { SettingsPart } from './settings.ts';

/** A feature of the bot: everything that it adds to the core. `bot/features/index.ts` lists them in the order on the screen. */
export interface Feature extends HostFeature {
  readonly play?: PlayOptions;
  readonly settings?: SettingsPart;
  /** Returns what the first message in a new server tells its managers. */
  setupCard?(): Rows;
  /** Buttons, menus and forms by the kind of their custom id. */
  readonly buttons?: Readonly<Record<string, AnyButton>>;
  /** Shows the feature's own hints at a table. Undefined if it has none there. */
  showHint?(reply: Reply, loaded: LoadedTable): Promise<void> | undefined;
  /** Menus of the message for new users, about the games that they can play. */
  welcomeMenus?(games: readonly AnyGame[]): Rows;
  /** Returns the first button of the help page for a user. Undefined if the feature has none. */
  firstStep?(context: Context, person: string, guild: string | null): Promise<ButtonSpec | undefined>;
  /** Commands that the feature adds to the command line. */
  readonly cli?: Readonly<Record<string, CliCommand>>;
  /** Loads games from outside in addition to the built-in ones. `report` receives their errors, for the log. */
  loadGames?(own: readonly AnyGame[], names: readonly string[], report: Report): Promise<LoadedGames>;
  /** Returns an observer of the process, before it connects. Undefined if the settings ask for none. */
  observe?(settings: Settings): Promise<Observer> | undefined;
  /** Watches the process from before its first work. Returns what it does before the bot starts its own work. */
  guard?(work: AsyncLocalStorage<Work>, log: Log, settings: Settings): Promise<(bot: Bot) => Promise<void>>;
  /** Starts background work. Returns the function that stops it. */
  start?(bot: Bot, options: StartOptions): Promise<() => Promise<void>> | undefined;
  /** Whether the bot has the feature, which depends on the settings. True by default. */
  isOn?(settings: Partial<Settings>, local: LocalDiscord | undefined): boolean;
  /** Opens a service that the settings ask for, before the bot connects. `bot.services` has it under the id of the feature. */
  open?(parts: ServiceParts): Promise<Service | undefined> | undefined;
  /** Returns the request of a user for a table with what the feature adds to it. */
  withRequest?(reply: Reply, request: Request): Promise<Request>;
  /** Asks a user whether to open a table at all. Returns false if that is no question. */
  asksFirst?(reply: Reply, request: Request): Promise<boolean>;
  /** Offers a user other places for a table that cannot be opened in the requested one. Returns false if there is none. */
  offerPlaces?(reply: Reply, request: Request, why: Refusal): Promise<boolean>;
  /** Called after a user has opened a table and got an answer. */
  openedBy?(reply: Reply, opened: LoadedTable): Promise<void>;
  /** Returns buttons for the panel of a player who waits for others, when it is opened. */
  meanwhile?(reply: Reply, loaded: LoadedTable): Promise<readonly ButtonSpec[]>;
  /** Whether panels and pages never replace a private message of the feature. */
  keepsMessage?(message: Message): boolean;
  /** Shows “More” to a user without a seat. Undefined if the user has nothing to do with the feature. */
  showMore?(reply: Reply, loaded: LoadedTable): Promise<void> | undefined;
  /** Shows a table to a user without a seat. */
  watch?(reply: Reply, loaded: LoadedTable): Promise<void>;
  /** Prepares a local Discord for these games. Returns the function that ends it. */
  prepareLocal?(local: LocalDiscord, games: readonly AnyGame[]): () => Promise<void>;
  /** Opens what adds pictures to messages. */
  openPictures?(client: Client<true>, findEmoji: FindEmoji): Pictures;
  /** Handles a choice on a page of the feature. */
  choose?(reply: Reply<OnMessage>, choice: Id<'choice'>, loaded: LoadedTable): Promise<void>;
  /** Refuses a user without the roles to which the server limits an action. */
  checkRole?(asker: Asker, limit: RoleLimit): Promise<void>;
  /** Whether a user who does not manage the server of an interaction may moderate there. */
  isModerator?(reply: Reply): Promise<boolean>;
  /** Work on records that become due, by any process. */
  readonly due?: readonly DueRecord[];
  readonly servers?: ServerHooks;
  /** Confirms that the user has declined an invitation, instead of the core. */
  confirmDecline?(reply: Reply, inviter: string, table: string): Promise<void>;
  /** Called when the bot may have got access to channels of a server. */
  accessChanged?(bot: Bot, guild: string): Promise<void>;
}

/** Returns the features that a bot has with these settings. */
export function featuresWith(
  all: readonly Feature[],
  settings: Partial<Settings> = {},
  local?: LocalDiscord,
): readonly Feature[] {
  return all.filter(({ isOn }) => isOn?.(settings, local) ?? true);
}

/** Called when something happens to the servers of this process. */
export interface ServerHooks {
  /** The process has started. `isOurs` returns whether a server belongs to its shards. */
  started?(bot: Bot, present: ReadonlySet<string>, isOurs: (guild: string) => boolean): Promise<void>;
  /** A server has added the bot. */
  joined?(bot: Bot, layout: Layout): Promise<void>;
  /** A known server added the bot less than a week ago, maybe while no process was running. */
  recent?(bot: Bot, guild: string): Promise<void>;
  /** A server has removed the bot. */
  left?(bot: Bot, guild: string): Promise<void>;
  hourly?(bot: Bot, present: ReadonlySet<string>): Promise<void>;
  /** A local Discord may need its first message, at the start or in a new channel. */
  local?(bot: Bot, guild: string, channel?: string): Promise<void>;
}

/** What a feature adds to `/play`. */
interface PlayOptions {
  /** Returns the options for the subcommand of a game. */
  options?(game: AnyGame, installation: Installation): APIApplicationCommandBasicOption[];
  /** Returns the options for games without a subcommand of their own. */
  otherOptions?(games: readonly AnyGame[], installation: Installation): APIApplicationCommandBasicOption[];
  /** Names of options that a subcommand loses if there is no room for all. */
  readonly rare?: readonly string[];
  /** Changes the request by what the user has set, and passes it to `next`, which opens the table. */
  open?(reply: Reply<ChatInputCommandInteraction>, request: Request, next: OpenTable): ReturnType<OpenTable>;
  /** Suggests values. Returns undefined if another option is focused. */
  suggest?(interaction: AutocompleteInteraction, bot: Bot): Promise<Suggestion[] | undefined>;
}

/** Opens a requested table. Returns undefined if other places are offered, or if the request waits for something. */
export type OpenTable = (request: Request) => Promise<LoadedTable | undefined>;

/** A command of the program `longtable`. `run` returns the exit code and loads only the modules it needs. */
export interface CliCommand {
  /** The arguments, or each form that they have. */
  readonly takes?: string | readonly string[];
  readonly about: string;
  run(args: readonly string[]): Promise<number>;
}

type Report = (about: object, message: string) => void;

/** Loads games from outside in addition to the built-in ones, if a feature can do that. */
export async function loadAllGames(
  features: readonly Feature[],
  own: readonly AnyGame[],
  names: readonly string[],
  report: Report = () => {},
): Promise<LoadedGames> {
  const { loadGames } = features.find((feature) => feature.loadGames) ?? {};
  return loadGames?.(own, names, report) ?? { games: own, errors: [] };
}

/** Measures a running bot. */
export interface Observer {
  /** Starts to measure a commit. Returns the function that ends it. */
  onCommit?(): () => void;
  onInteraction?: OutcomeListener;
  /** Called when the bot is ready. */
  watch(running: RunningBot): void;
  close(): Promise<void>;
}

/** Called after every interaction with its kind, outcome and the time since Discord created it. `expired` ones got no answer in time. */
export type OutcomeListener = (
  kind: 'command' | 'typing' | 'press' | 'form',
  outcome: 'answered' | 'elsewhere' | 'expired' | 'failed',
  ms: number,
) => void;

export interface RunningBot {
  readonly bot: Bot;
  readonly gateway: { readonly servers: ReadonlySet<string> };
}

/** A local Discord that the bot runs on. */
export interface LocalDiscord {
  addEmoji(name: string, draw: () => Promise<Buffer>): void;
  /** Gives the application an Activity whose server has an address. */
  readonly activities: { enable(url: string): void };
}

/** A service of a feature, such as a port. */
export interface Service {
  close(): Promise<void>;
}

export interface ServiceParts {
  readonly context: Context;
  readonly settings: Partial<Settings>;
  /** Set if the bot runs on a local Discord. */
  readonly local: LocalDiscord | undefined;
  /** Loads the protocols of games for players that connect themselves. */
  loadProtocols(): Promise<readonly Protocol<LoadedTable>[]>;
  deliver(loaded: LoadedTable): Promise<void>;
}

export interface StartOptions {
  /** Icons to upload as application emojis. */
  readonly emojis?: readonly string[] | undefined;
  /** Whether this process does what only one process does. */
  readonly isFirst: boolean;
  /** Whether the bot runs on a local Discord. */
  readonly isLocal: boolean;
}

interface DueRecord {
  readonly kind: RecordKind<unknown>;
  run(bot: Bot, id: string): Promise<void>;
}

/** Returns the formats of the features' custom ids by kind. */
export function idFormatsOf(features: readonly Feature[]): Readonly<Record<string, IdFormat<object>>> {
  const buttons = features.flatMap((feature) => Object.entries(feature.buttons ?? {}));
  return Object.fromEntries(buttons.map(([kind, { format }]) => [kind, format]));
}
