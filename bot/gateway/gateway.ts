import { EventEmitter } from 'node:events';
import {
  type APIInteraction,
  type Client,
  type ClientOptions,
  Events,
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  type GatewayGuildCreateDispatchData,
  InteractionContextType,
  ShardClientUtil,
  SimpleShardingStrategy,
} from 'discord.js';
import { Lru } from '../../storage/lru.ts';
import { changeTable } from '../host/commit/commit.ts';
import { guestTablesIn } from '../host/commit/table-lists.ts';
import type { Context } from '../host/context.ts';
import { DAY_MS, HOUR_MS } from '../host/duration.ts';
import type { LoadedTable } from '../host/feature.ts';
import { ignoreRefusal, Refusal, settled } from '../host/refusal.ts';
import { findTableAt } from '../host/table/find.ts';
import type { Bot } from '../interactions/bot.ts';
import type { ServerHooks } from '../interactions/feature.ts';
import { layoutOf } from '../interactions/layouts.ts';
import type { InteractionChannel } from '../interactions/reply.ts';
import { login as sentences } from './words/en.ts';

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;
/** Maximum number of recent interactions whose channel is stored. */
const MAX_INTERACTIONS = 1000;

/** Time after joining a server during which it is greeted late. */
const RECENT_MS = 7 * DAY_MS;

type Manager = Parameters<BuildStrategy>[0];

interface GatewayEvents {
  /** The bot was added to a server. Not emitted after an outage. */
  join: [server: GatewayGuildCreateDispatchData];
  /** A known server added the bot less than a week ago, maybe while no process was running. */
  recent: [server: string];
  /** The bot was removed from a server. */
  leave: [server: string];
  /** A channel was created. */
  channel: [channel: { readonly id: string; readonly guild_id: string }];
  /** The bot's permissions in a server may have changed. */
  access: [server: string];
}

/**
 * Filters gateway events before they reach discord.js, which would otherwise cache every server with its channels, roles
 * and emojis. Passes on interactions, and stores only server ids and the channels of recent interactions.
 */
export class Gateway extends EventEmitter<GatewayEvents> {
  /** Ids of the servers on the shards of this process. */
  readonly servers = new Set<string>();
  /** Ids of the servers for which `recent` was emitted. */
  readonly recent = new Set<string>();
  /** Channels by interaction id. discord.js only knows cached channels. */
  readonly #channels = new Lru<InteractionChannel>(MAX_INTERACTIONS);

  readonly buildStrategy: BuildStrategy = (manager) => new SimpleShardingStrategy(this.#intercept(manager));

  /** Returns a proxy of the manager whose `emit` passes through the filter. */
  #intercept(manager: Manager): Manager {
    const emit = (event: string, payload: { data: unknown }) => this.#filter(manager, event, payload);
    return new Proxy(manager, {
      get(target, name) {
        const value = name === 'emit' ? emit : Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  #filter(manager: Manager, event: string, payload: { data: unknown }): boolean {
    const emit: (event: string, payload: object) => boolean = manager.emit.bind(manager);
    const pass = (data: unknown) => emit(event, { ...payload, data });
    if (event === 'ready') return pass(withoutServers(payload.data as object));
    if (event !== 'dispatch') return pass(payload.data);
    const packet = payload.data as GatewayDispatchPayload;
    this.#handle(packet);
    if (packet.t === GatewayDispatchEvents.Ready) return pass({ ...packet, d: withoutServers(packet.d) });
    return packet.t === GatewayDispatchEvents.InteractionCreate && pass(packet);
  }

  /** Returns the channel of a recent interaction. Undefined for older ones. */
  channelOf(interaction: string): InteractionChannel | undefined {
    return this.#channels.get(interaction);
  }

  /** Whether the bot can only reply: it is not a member of the server, or the channel is a DM between users. */
  #isGuest({ guild_id: guild, context }: APIInteraction): boolean {
    return guild === undefined ? context === InteractionContextType.PrivateChannel : !this.servers.has(guild);
  }

  #handle({ t, d }: GatewayDispatchPayload): void {
    switch (t) {
      case GatewayDispatchEvents.Ready:
        for (const { id } of d.guilds) this.servers.add(id);
        break;
      case GatewayDispatchEvents.InteractionCreate:
        if (d.channel) this.#channels.set(d.id, { ...d.channel, guest: this.#isGuest(d) });
        break;
      case GatewayDispatchEvents.GuildCreate:
        if (!this.servers.has(d.id)) this.emit('join', d);
        else if (Date.now() - Date.parse(d.joined_at) < RECENT_MS) {
          this.recent.add(d.id);
          this.emit('recent', d.id);
        }
        this.servers.add(d.id);
        break;
      case GatewayDispatchEvents.GuildDelete:
        // Discord also sends this event during an outage.
        if (!d.unavailable && this.servers.delete(d.id)) this.emit('leave', d.id);
        break;
      case GatewayDispatchEvents.ChannelCreate:
        this.emit('access', d.guild_id);
        this.emit('channel', d);
        break;
      case GatewayDispatchEvents.ChannelUpdate:
      case GatewayDispatchEvents.ChannelDelete:
      case GatewayDispatchEvents.ThreadCreate:
      case GatewayDispatchEvents.ThreadUpdate:
      case GatewayDispatchEvents.GuildRoleUpdate:
      case GatewayDispatchEvents.GuildMemberUpdate:
        if ('guild_id' in d && d.guild_id) this.emit('access', d.guild_id);
        break;
    }
  }
}

/** Returns the ready data without servers, for which discord.js would wait. */
function withoutServers<T extends object>(ready: T): T {
  return { ...ready, guilds: [] };
}

const SWEEP_EVERY_MS = HOUR_MS;

/** Updates the boards of servers that add the bot, and tells the features which servers add or remove it. */
export class Servers {
  readonly #bot: Bot;
  readonly #gateway: Gateway;
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | undefined;

  constructor(bot: Bot, gateway: Gateway) {
    this.#bot = bot;
    this.#gateway = gateway;
  }

  /** Listens for joined and left servers, tells the features which there are, and starts the hourly work. */
  start(): void {
    const { client } = this.#bot;
    const gateway = this.#gateway;
    gateway.on('leave', (guild) => this.#call('left', guild));
    gateway.on('join', (server) => {
      this.#track(this.#showTables(server.id));
      this.#call('joined', layoutOf(server, client.user.id));
    });
    gateway.on('recent', (guild) => this.#call('recent', guild));
    for (const guild of gateway.recent) this.#call('recent', guild);
    this.#call('started', gateway.servers, (guild) => isOnOurShards(client, guild));
    this.#sweeper = setInterval(() => this.#call('hourly', gateway.servers), SWEEP_EVERY_MS);
  }

  async #showTables(guild: string): Promise<void> {
    const { context, delivery } = this.#bot;
    for (const table of await markBotAsMember(context, guild)) await delivery.deliverFully(table);
  }

  /** Prepares the servers of a local Discord: now, and when a channel is created. */
  prepareLocal(): void {
    for (const guild of this.#gateway.servers) this.#call('local', guild);
    this.#gateway.on('channel', ({ id, guild_id: guild }) => this.#call('local', guild, id));
  }

  /** Waits for running work, then does the hourly work. */
  async sweep(): Promise<void> {
    await Promise.all(this.#running);
    for (const { servers } of this.#bot.features) await servers?.hourly?.(this.#bot, this.#gateway.servers);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all(this.#running);
  }

  /** Calls a hook of all features. */
  #call<Hook extends keyof ServerHooks>(
    hook: Hook,
    ...given: Parameters<NonNullable<ServerHooks[Hook]>> extends [Bot, ...infer Rest] ? Rest : never
  ): void {
    for (const { servers } of this.#bot.features) {
      const call = servers?.[hook] as ((bot: Bot, ...given: unknown[]) => Promise<void>) | undefined;
      if (call) this.#track(settled(() => call(this.#bot, ...given)));
    }
  }

  #track(work: Promise<void>): void {
    const { log } = this.#bot.context;
    const tracked = work
      .catch((error) => log.error({ error: String(error) }, 'Couldn’t record that a server added or removed the bot'))
      .finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }
}

/** Whether a server is on one of this process's shards. */
export function isOnOurShards({ options }: Client<true>, guild: string): boolean {
  const ids = Array.isArray(options.shards) ? options.shards : [0];
  return ids.includes(ShardClientUtil.shardIdForGuildId(guild, options.shardCount ?? 1));
}

/** Close codes by the error messages that discord.js throws during login. */
const CODES_BY_MESSAGE: Readonly<Record<string, number>> = {
  'Authentication failed': 4004,
  'Invalid shard': 4010,
  'Sharding is required': 4011,
  'Used an invalid API version': 4012,
  'Used invalid intents': 4013,
  'Used disallowed intents': 4014,
};

/** Logs in and waits until the client is ready. If the login fails, throws an error with advice for the operator. */
export async function login(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw new Error(loginErrorText(error, client.rest.options.api), { cause: error });
  }
  return ready;
}

/** Calls `report` once when Discord closes the connection permanently. discord.js would stay offline silently. */
export function onFatalClose(client: Client, report: (reason: string) => void): void {
  let isReported = false;
  client.on(Events.ShardDisconnect, ({ code }) => {
    const reason = reasonOf(code);
    if (!reason || isReported) return;
    isReported = true;
    report(`Discord closed the connection (${code}). ${reason}`);
  });
}

/** Returns an explanation of a login error, with advice. */
export function loginErrorText(error: unknown, api: string): string {
  const { code, status, message } = error as { code?: string | number; status?: number; message?: string };
  const reason = reasonOf(CODES_BY_MESSAGE[message ?? '']);
  if (reason) return reason;
  if (code === 'TokenInvalid' || status === 401) return sentences.reasons[4004];
  if (status === 404) return sentences.noDiscord({ api });
  if (status !== undefined && status >= 500) return sentences.problems({ status, message });
  if (typeof code === 'string' && /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|UND_ERR)/.test(code))
    return sentences.noResponse({ api, code });
  if (/sessions remaining/i.test(message ?? '')) return sentences.tooOften({ message });
  return sentences.refused({ reason: message ?? String(error) });
}

/** Returns the explanation of a gateway close code. Undefined if the code is not fatal. */
function reasonOf(code: number | undefined): string | undefined {
  return (sentences.reasons as Readonly<Record<number, string>>)[code ?? 0];
}

/**
 * Marks the running table of a channel as one on a server without the bot, where the bot can only respond to interactions. Returns the table if it
 * was not marked before, otherwise an empty array.
 */
export async function markBotAsGuest(context: Context, channel: string): Promise<LoadedTable[]> {
  const loaded = await findTableAt(context, channel).catch(ignoreRefusal);
  const isNew = loaded && loaded.table.status !== 'over' && !loaded.table.location.guest;
  return isNew ? setGuest(context, loaded.table.id, true) : [];
}

/** Clears the guest mark of all tables of a server that has added the bot. Returns the changed tables. */
export async function markBotAsMember(context: Context, guild: string): Promise<LoadedTable[]> {
  const tables = await guestTablesIn(context, guild);
  return (await Promise.all(tables.map((id) => setGuest(context, id, undefined)))).flat();
}

async function setGuest(context: Context, id: string, guest: true | undefined): Promise<LoadedTable[]> {
  const changed = await changeTable(context, id, ({ table }) => {
    const { guest: before, ...rest } = table.location;
    if (before === guest) throw new Refusal('notDue');
    return { table: { ...table, location: { ...rest, ...(guest && { guest }) } } };
  }).catch(ignoreRefusal);
  return changed ? [changed] : [];
}
