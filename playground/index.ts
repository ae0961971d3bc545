/**
 * A local Discord: gateway, REST API and a web page. Bots connect to it with any library; tests use it as users.
 *
 *     import { startPlayground } from '@longtable/playground';
 *     import { TestUser } from '@longtable/playground/testing/test-user';
 *     import { Client, GatewayIntentBits } from 'discord.js';
 *
 *     const playground = await startPlayground({ port: 0 });
 *     const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiUrl } });
 *     client.on('clientReady', (bot) => bot.application.commands.set([{ name: 'ping', description: 'Ping' }]));
 *     client.on('interactionCreate', (interaction) => interaction.isRepliable() && interaction.reply('pong'));
 *     await client.login(playground.token);
 *
 *     const ada = await TestUser.join(playground.url, 'Ada');
 *     await ada.until(() => ada.commands.length === 1);
 *     await ada.command('general', 'ping');
 *     ada.messages('general').at(-1)?.content; // 'pong'
 *
 *     ada.leave();
 *     await client.destroy();
 *     await playground.close();
 */
import { type Clock, systemClock } from './clock.ts';
import type { Discord } from './discord.ts';
import { applyFaults } from './faults/apply.ts';
import { Faults } from './faults/faults.ts';
import type { FaultRates } from './faults/rates.ts';
import { sendWorldEvents } from './gateway/events.ts';
import { Gateway } from './gateway/gateway.ts';
import { SessionStarts } from './gateway/sessions.ts';
import { Interactions } from './interactions/interactions.ts';
import { Tabs } from './people/tabs.ts';
import type { Portal } from './portal.ts';
import { Api } from './rest/api.ts';
import { Buckets } from './rest/buckets.ts';
import { Snowflakes } from './snowflake.ts';
import { listen } from './web/server.ts';
import { parseSetup, type SetupInput as ServerSetup } from './world/setup.ts';
import { readWorld, restore, saveOnChange } from './world/store.ts';
import { PLAYGROUND_TOKEN } from './world/users.ts';
import { World } from './world/world.ts';

export { fromEnvironment } from './environment.ts';
export { APPLICATION_ID, GUILD, type SetupInput as ServerSetup } from './world/setup.ts';
export { FORUM, PLAYGROUND_TOKEN, PREDEFINED_USERS, TEXT_CHANNELS } from './world/users.ts';

/** Options of a playground. `now` and `after` replace the clock in tests. */
export interface PlaygroundOptions extends Partial<Clock> {
  /** A free port by default. */
  readonly port?: number;
  readonly host?: string;
  /** Users, roles and channels of a new server. */
  readonly server?: ServerSetup;
  /** File that stores the world. Without it, or if it is empty, the world is kept in memory only. */
  readonly file?: string;
  /** Whether rate limits are enforced. True by default. */
  readonly limits?: boolean;
  /** Initial fault rates. No faults by default. */
  readonly faults?: Partial<FaultRates>;
  /** Bits of the privileged intents enabled for the bot. None by default. */
  readonly privilegedIntents?: number;
  /** Minimum number of shards the bot must use. 1 by default. */
  readonly shards?: number;
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
  /** Open interactions. Emits those that were not answered in time. */
  readonly interactions: Interactions;
  readonly faults: Faults;
  /** The rate limits. Tests force one here. */
  readonly buckets: Buckets;
  /** Performs an action of a user, as their page would. */
  readonly act: Tabs['act'];
  close(): Promise<void>;
}

/** Starts a playground on the loopback interface. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const { port = 0, host = '127.0.0.1' } = options;
  const setup = parseSetup(options.server ?? {});
  const file = options.file || undefined;
  const clock: Clock = { now: options.now ?? systemClock.now, after: options.after ?? systemClock.after };
  const buckets = new Buckets(clock, options.limits ?? true);
  const faults = new Faults(clock);
  const { privilegedIntents: privileged = 0, shards = 1, otherGuilds = () => [] } = options;
  const portal: Portal = { privileged, shards, otherGuilds };

  const { handlers, close } = await listen(port, host, (url) => {
    const saved = file === undefined ? undefined : readWorld(file);
    const ids = new Snowflakes(clock.now, saved?.lastId);
    const world = new World(url, setup);
    if (saved) restore(world, saved);
    else world.createDefaultChannels();
    const gatewayUrl = url.replace('http', 'ws');
    const interactions = new Interactions(clock, ids, world);
    const starts = new SessionStarts(clock);
    const discord: Discord = { clock, ids, world, interactions, portal, starts, faults, gatewayUrl };
    const gateway = new Gateway(discord, () => buckets.enabled);
    sendWorldEvents(gateway, discord);
    applyFaults(gateway, discord);
    const finish = file === undefined ? () => {} : saveOnChange(file, world, ids, clock);
    const [api, tabs] = [new Api(discord, buckets), new Tabs(discord, gateway)];
    return { url, world, gateway, interactions, faults, api, tabs, act: tabs.act, finish };
  });
  if (options.faults) faults.set(options.faults);

  return {
    ...handlers,
    apiUrl: `${handlers.url}/api`,
    token: PLAYGROUND_TOKEN,
    buckets,
    async close() {
      faults.clear();
      await close();
      handlers.finish();
    },
  };
}
