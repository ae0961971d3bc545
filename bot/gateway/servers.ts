import { type Client, ShardClientUtil } from 'discord.js';
import { markBotAsMember } from '../host/actions/membership.ts';
import { HOUR_MS } from '../host/duration.ts';
import type { Bot } from '../interactions/bot.ts';
import type { ServerHooks } from '../interactions/feature.ts';
import { layoutOf } from '../interactions/layouts.ts';
import type { Gateway } from './gateway.ts';

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
      if (call) this.#track(call(this.#bot, ...given));
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
