/**
 * A local Discord: gateway, REST API and a web page. Bots connect to it with any library; tests use it as users.
 *
 * ```ts
 * import { startPlayground } from '@longtable/playground';
 *
 * const discord = await startPlayground({ strict: true });
 * await discord.startBot(['node', 'my-bot.js']);
 * const ada = discord.user('Ada');
 * await ada.slash('/ping');
 * console.log(discord.channel('general').lastMessage()?.content); // pong
 * await discord.close();
 * ```
 */
import type { APIMessage } from 'discord-api-types/v10';
import { Activities } from './activities/activities.ts';
import { type BotOptions, type BotProcess, Bots, onProblem } from './bots.ts';
import { type Clock, MovableClock, Snowflakes, systemClock } from './clock.ts';
import type { Discord, Portal } from './discord.ts';
import { completeFaults, type FaultRates, Faults, parseFaults } from './faults.ts';
import { applyFaults, intentBits, type PrivilegedIntent, sendWorldEvents } from './gateway/events.ts';
import { Gateway } from './gateway/gateway.ts';
import { SessionStarts } from './gateway/sessions.ts';
import { FIRST_RESPONSE_MS, Interactions } from './interactions/interactions.ts';
import { Tabs } from './people/tabs.ts';
import { Api } from './rest/api.ts';
import { Buckets } from './rest/buckets.ts';
import { endPollsInTime } from './rest/routes/reactions.ts';
import { directLink } from './users/connection.ts';
import { defaultWaitMs, TestUser, type TestUserOptions } from './users/test-user.ts';
import { listed, matches } from './users/text.ts';
import { listen } from './web.ts';
import type { StoredEmoji } from './world/attachments.ts';
import { PLAYGROUND_TOKEN, parseSetup, type SetupInput as ServerSetup } from './world/setup.ts';
import { readWorld, restore, saveOnChange } from './world/store.ts';
import { World } from './world/world.ts';

export { botEnvironment } from './bots.ts';
export { ActivityError, TestActivity } from './users/activity.ts';
export type { OpenModal, Outcome } from './users/test-user.ts';
export { TestUser } from './users/test-user.ts';
export type { CommandInput } from './users/text.ts';
export { components, matchers, textOf } from './users/text.ts';
export {
  APPLICATION_ID,
  CLIENT_SECRET,
  FORUM,
  GUILD,
  PLAYGROUND_TOKEN,
  PREDEFINED_USERS,
  type SetupInput as ServerSetup,
  TEXT_CHANNELS,
} from './world/setup.ts';

/** Options of a playground. `now` and `after` replace the clock in tests. */
export interface PlaygroundOptions extends Partial<Clock> {
  /** A free port by default. */
  readonly port?: number;
  readonly host?: string;
  /** Users, roles and channels of a new server. */
  readonly server?: ServerSetup;
  /** The bot's avatar as PNG (default: the first letter of its name). */
  readonly avatar?: Buffer | undefined;
  /** File that stores the world. Without it, or if it is empty, the world is kept in memory only. */
  readonly file?: string;
  /** Address of the server of the bot's Activity, such as `http://127.0.0.1:3000`. Without it the bot has no Activity. */
  readonly activityUrl?: string | undefined;
  /** Whether rate limits are enforced. True by default. */
  readonly limits?: boolean;
  /** Initial fault rates. No faults by default. */
  readonly faults?: Partial<FaultRates>;
  /** Privileged intents enabled for the bot, by name or as bits. None by default. */
  readonly privilegedIntents?: number | readonly PrivilegedIntent[];
  /** Minimum number of shards the bot must use. 1 by default. */
  readonly shards?: number;
  /** Whether failed actions and `close()` throw if the bot has exited or did anything that Discord would reject. */
  readonly strict?: boolean;
  /**
   * Maximum wait of a user in ms for a command, component, message or channel. The start of a bot may take four times as long. By default PLAYGROUND_WAIT_MS, or 2000.
   */
  readonly waitMs?: number;
  /** Time in ms that the bot has for its first answer. By default PLAYGROUND_ANSWER_MS, or 3000 as on Discord. */
  readonly answerMs?: number;
  /** Pause of a user in ms after the bot's answer. By default PLAYGROUND_PAUSE_MS, or 20. */
  readonly pauseMs?: number;
  /** GUILD_CREATE payloads of additional servers without channels or events. */
  readonly otherGuilds?: Portal['otherGuilds'];
}

/** A running playground. */
export interface Playground {
  /** Address of the web page. */
  readonly url: string;
  /** Value for `rest.api` of discord.js, which appends `/v10`. */
  readonly apiUrl: string;
  readonly token: string;
  /** The simulated server. Tests change channels, messages and permissions here. */
  readonly world: World;
  /** The bot's connections. Tests drop them here. */
  readonly gateway: Gateway;
  /** The REST API. Emits requests and refusals. */
  readonly api: Api;
  /** The bot's Activity: `enable` takes the address of its server; `running` lists the instances. */
  readonly activities: Activities;
  /** Open interactions. Emits those that were not answered in time. */
  readonly interactions: Interactions;
  readonly faults: Faults;
  /** The rate limits. Tests force one here. */
  readonly buckets: Buckets;
  /** Performs an action of a user, as their page would. */
  readonly act: Tabs['act'];
  /** The clock, which `advance` moves. */
  readonly clock: MovableClock;
  /** Requests so far that Discord would have rejected, without expected ones. */
  readonly problems: readonly string[];
  /** Takes problems with a text off the list, before or after they happen. A strict playground throws if none happens. */
  expectProblem(text: string | RegExp): void;
  /** Opens a tab of a user, by name or id. A new name creates a user. Throws if the name is invalid. */
  user(name: string, options?: Pick<TestUserOptions, 'answered'>): TestUser;
  /** Returns a channel, thread or forum by name or id. Throws if there is none. */
  channel(name: string): PlaygroundChannel;
  /** Starts a bot in a child process and waits until it is online. `close()` stops it. */
  startBot(command: readonly string[], options?: BotOptions): Promise<BotProcess>;
  /** Adds an emoji of the application as PNG, without an upload by the bot. Keeps the id of an emoji with that name. */
  addEmoji(name: string, png: StoredEmoji['bytes']): void;
  /** Moves the clock ahead. Expired tokens, deadlines and timestamps follow; connections stay open. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/** The public messages of a channel. */
export interface PlaygroundChannel {
  readonly id: string;
  /** Returns the messages that everyone in the channel sees, oldest first. */
  messages(): APIMessage[];
  lastMessage(): APIMessage | undefined;
}

/** Number of waits after which a bot must be online. */
const BOT_START_WAITS = 4;

/** Starts a playground on the loopback interface. Throws if an option is unknown or invalid. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  requireNode();
  requireKnownOptions(options);
  const { port = 0, host = '127.0.0.1', strict = false } = options;
  const waitMs = options.waitMs ?? defaultWaitMs();
  const setup = parseSetup(options.server ?? {});
  const file = options.file || undefined;
  const base: Clock = { now: options.now ?? systemClock.now, after: options.after ?? systemClock.after };
  const clock = new MovableClock(base);
  const buckets = new Buckets(clock, options.limits ?? true);
  const faults = new Faults(base);
  if (options.faults) completeFaults(options.faults);
  const { privilegedIntents = [], shards = 1, otherGuilds = () => [] } = options;
  const portal: Portal = { privileged: intentBits(privilegedIntents), shards, otherGuilds };

  const { handlers, close } = await listen(port, host, (url) => {
    const saved = file === undefined ? undefined : readWorld(file);
    const ids = new Snowflakes(clock.now, saved?.lastId);
    const world = new World(url, setup);
    if (options.avatar) world.users.setBotAvatar(options.avatar);
    if (saved) clock.advance(saved.aheadMs);
    if (saved) restore(world, saved);
    else world.createDefaultChannels();
    const gatewayUrl = url.replace('http', 'ws');
    const answerMs = options.answerMs ?? Number(process.env.PLAYGROUND_ANSWER_MS || FIRST_RESPONSE_MS);
    const interactions = new Interactions(clock, ids, world, answerMs);
    const starts = new SessionStarts(clock);
    const activities = new Activities(clock, ids, world, url);
    if (options.activityUrl) activities.enable(options.activityUrl);
    const discord: Discord = { clock, ids, world, interactions, portal, starts, faults, activities, gatewayUrl };
    const gateway = new Gateway(discord, () => buckets.enabled);
    sendWorldEvents(gateway, discord);
    applyFaults(gateway, discord);
    endPollsInTime(discord);
    const finish = file === undefined ? () => {} : saveOnChange(file, world, ids, clock);
    const [api, tabs] = [new Api(discord, buckets), new Tabs(discord, gateway)];
    return { url, ids, world, gateway, interactions, faults, activities, api, tabs, clock, act: tabs.act, finish };
  });
  if (options.faults) faults.set(options.faults);

  const { url, ids, world, tabs } = handlers;
  const apiUrl = `${url}/api`;
  const problems: string[] = [];
  const expected: { readonly text: string | RegExp; isMet: boolean }[] = [];
  const report = (problem: string): void => {
    const expectations = expected.filter(({ text }) => matches(problem, text));
    for (const expectation of expectations) expectation.isMet = true;
    if (expectations.length === 0) problems.push(problem);
  };
  onProblem(handlers, report);
  const bots = new Bots({ ...handlers, apiUrl }, { strict, startMs: BOT_START_WAITS * waitMs, problems });
  const common: TestUserOptions = {
    onFailure: bots.onFailure,
    requireBot: bots.requireRunning,
    sent: () => handlers.api.sent(),
    waitMs,
    pauseMs: options.pauseMs,
    problems,
  };

  return {
    ...handlers,
    apiUrl,
    token: PLAYGROUND_TOKEN,
    buckets,
    problems,
    expectProblem(text) {
      expected.push({ text, isMet: false });
      for (const problem of problems.splice(0)) report(problem);
    },
    user(name, { answered } = {}) {
      const person = world.users.member(name) ?? world.users.findOrCreate(name, () => ids.next());
      if (!person) throw new Error(`"${name}" cannot be the name of a user.`);
      return new TestUser(directLink(tabs, person), { ...common, answered });
    },
    channel(name) {
      const channel = world.channels.get(name) ?? [...world.channels.values()].find((channel) => channel.name === name);
      const names = () => [...world.channels.values()].flatMap((channel) => channel.name ?? []);
      if (!channel) throw new Error(`There is no channel "${name}". ${listed(name, names())}`);
      const { id } = channel;
      const isPublic = ({ only }: { only?: string }) => only === undefined;
      const messages = () =>
        world
          .messagesIn(id)
          .filter(isPublic)
          .map(({ message }) => message);
      return { id, messages, lastMessage: () => messages().at(-1) };
    },
    startBot: (command, given) => bots.start(command, given),
    addEmoji: (name, bytes) => {
      const id = world.emojis.byName(name)?.id ?? ids.next();
      world.emojis.put({ id, name, type: 'image/png', bytes });
    },
    advance: (ms) => clock.advance(ms),
    async close() {
      faults.clear();
      await bots.stop();
      handlers.activities.proxy.dropConnections();
      await close();
      handlers.finish();
      bots.requireNoProblems(
        expected
          .filter(({ isMet }) => !isMet)
          .map(({ text }) => `The test expects a problem with ${String(text)}, and there was none.`),
      );
    },
  };
}

/** Throws if this Node is too old. */
function requireNode(): void {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major < 24 || (major === 24 && minor < 2))
    throw new Error(
      `The playground needs Node 24.2 or newer, and this is Node ${node}. Install it from https://nodejs.org.`,
    );
}

/** The names of all options, for errors. */
const OPTION_NAMES: Readonly<Record<keyof PlaygroundOptions, true>> = {
  port: true,
  host: true,
  server: true,
  avatar: true,
  activityUrl: true,
  file: true,
  limits: true,
  faults: true,
  privilegedIntents: true,
  shards: true,
  strict: true,
  waitMs: true,
  answerMs: true,
  pauseMs: true,
  otherGuilds: true,
  now: true,
  after: true,
};

/** Throws if there is an option that no playground has. */
function requireKnownOptions(options: PlaygroundOptions): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTION_NAMES, name)) continue;
    throw new Error(`startPlayground has no option "${name}". ${listed(name, Object.keys(OPTION_NAMES))}`);
  }
}

type Name = 'PLAYGROUND_ACTIVITY_URL' | 'PLAYGROUND_FAULTS' | 'PLAYGROUND_LIMITS' | 'PLAYGROUND_SHARDS';

/**
 * Reads playground options from environment variables: `PLAYGROUND_FAULTS="rough seed=7"`, `PLAYGROUND_LIMITS=off`,
 * `PLAYGROUND_SHARDS=2`.
 */
export function fromEnvironment(environment: { readonly [Each in Name]?: string | undefined }): {
  readonly activityUrl?: string;
  readonly limits?: boolean;
  readonly faults?: FaultRates;
  readonly shards?: number;
} {
  const { PLAYGROUND_ACTIVITY_URL: activityUrl } = environment;
  const { PLAYGROUND_FAULTS: faults, PLAYGROUND_LIMITS: limits, PLAYGROUND_SHARDS: shards } = environment;
  return {
    ...(activityUrl && { activityUrl }),
    ...(limits && { limits: limits !== 'off' }),
    ...(faults && { faults: parseFaults(faults) }),
    ...(shards && { shards: Number(shards) }),
  };
}
