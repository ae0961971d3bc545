import { type Clock, wallClock } from './clock.ts';
import type { Discord } from './discord.ts';
import { Faults } from './faults/faults.ts';
import { wreakHavoc } from './faults/havoc.ts';
import type { FaultRates } from './faults/rates.ts';
import { announce } from './gateway/announce.ts';
import { Gateway } from './gateway/gateway.ts';
import { SessionStarts } from './gateway/sessions.ts';
import { Interactions } from './interactions/interactions.ts';
import { People } from './people/people.ts';
import type { Portal } from './portal.ts';
import { Api } from './rest/api.ts';
import { Buckets } from './rest/buckets.ts';
import { Snowflakes } from './snowflake.ts';
import { listen } from './web/server.ts';
import { PLAYGROUND_TOKEN } from './world/cast.ts';
import { keep, readWorld, restore } from './world/store.ts';
import { World } from './world/world.ts';

export { fromEnvironment } from './environment.ts';
export { APPLICATION_ID, BOT, FORUM, GUILD, PEOPLE, PLAYGROUND_TOKEN, ROOMS } from './world/cast.ts';

/** How a playground is started. Time can be given, so that tests need not wait for it. */
export interface PlaygroundOptions extends Partial<Clock> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Where the world is kept; without it, or if it is empty, the world ends with the process. */
  readonly file?: string;
  /** Whether Discord's rate limits hold; tests that need speed switch them off. */
  readonly limits?: boolean;
  /** What goes wrong from the beginning; nothing by default. */
  readonly faults?: Partial<FaultRates>;
  /** The privileged intents that are switched on for the bot, by Discord's bits; none by default. */
  readonly privilegedIntents?: number;
  /** How many shards the bot needs at least; 1 by default. */
  readonly shards?: number;
  /** Further servers that the bot is in, as the gateway introduces them; nothing happens there. */
  readonly others?: Portal['others'];
}

/** A Discord of one's own. */
export interface Playground {
  /** The page's address. */
  readonly url: string;
  /** What `rest.api` of discord.js is set to; it appends `/v10` itself. */
  readonly apiUrl: string;
  readonly token: string;
  /** The server itself: tests delete channels and messages here and take access away. */
  readonly world: World;
  /** The bot's lines: tests cut them here. */
  readonly gateway: Gateway;
  /** What the bot asks for: tests learn here what it was refused. */
  readonly api: Api;
  /** What people ask of the bot: tests learn here what was not answered. */
  readonly interactions: Interactions;
  /** The fault switch. */
  readonly faults: Faults;
  /** The rate limits: tests force one here. */
  readonly buckets: Buckets;
  /** Does what somebody wants, as their page would. */
  readonly act: People['act'];
  close(): Promise<void>;
}

/** Starts a playground on loopback. */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const { port, host = '127.0.0.1' } = options;
  const file = options.file || undefined;
  const clock: Clock = { now: options.now ?? wallClock.now, after: options.after ?? wallClock.after };
  const buckets = new Buckets(clock, options.limits ?? true);
  const faults = new Faults(clock);
  const { privilegedIntents: privileged = 0, shards = 1, others = () => [] } = options;
  const portal: Portal = { privileged, shards, others };

  const { rooms, close } = await listen(port, host, (url) => {
    const saved = file === undefined ? undefined : readWorld(file);
    const ids = new Snowflakes(clock.now, saved?.lastId);
    const world = new World(url);
    if (saved) restore(world, saved);
    else world.furnish();
    const gatewayUrl = url.replace('http', 'ws');
    const interactions = new Interactions(clock, ids, world);
    const starts = new SessionStarts(clock);
    const discord: Discord = { clock, ids, world, interactions, portal, starts, faults, gatewayUrl };
    const gateway = new Gateway(discord, () => buckets.on);
    announce(gateway, discord);
    wreakHavoc(gateway, discord);
    const finish = file === undefined ? () => {} : keep(file, world, ids, clock);
    const [api, people] = [new Api(discord, buckets), new People(discord, gateway)];
    return { url, world, gateway, interactions, faults, api, people, act: people.act, finish };
  });
  if (options.faults) faults.set(options.faults);

  return {
    ...rooms,
    apiUrl: `${rooms.url}/api`,
    token: PLAYGROUND_TOKEN,
    buckets,
    async close() {
      faults.clear();
      await close();
      rooms.finish();
    },
  };
}
