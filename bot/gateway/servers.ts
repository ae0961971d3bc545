import { type Client, ShardClientUtil } from 'discord.js';
import { compareServers, purgeDeparted, recordDeparture, recordReturn } from '../features/personal-data/departure.ts';
import { markBotAsMember } from '../host/actions/membership.ts';
import type { Context } from '../host/context.ts';
import { HOUR_MS } from '../host/duration.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { type Layouts, layoutOf } from '../interactions/layouts.ts';
import type { Pictures } from '../messages/pictures.ts';
import type { Gateway } from './gateway.ts';
import { greet, greetIfEmpty, greetingChannel } from './greeting.ts';

const SWEEP_EVERY_MS = HOUR_MS;

interface ServersParts {
  readonly context: Context;
  readonly client: Client<true>;
  readonly pictures: Pictures;
  readonly gateway: Gateway;
  readonly layouts: Layouts;
  /** Does the features' work on a server. */
  hourly(guild: string): Promise<void>;
  /** Updates the board of a table. */
  deliver(loaded: LoadedTable): Promise<void>;
}

/** Greets new servers, records which servers add or remove the bot, and deletes the tables of those that have removed it. */
export class Servers {
  readonly #parts: ServersParts;
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | undefined;

  constructor(parts: ServersParts) {
    this.#parts = parts;
  }

  /** Listens for joined and left servers, compares the current servers with the stored ones, and starts the hourly deletion of tables. */
  start(): void {
    const { context, client, gateway } = this.#parts;
    gateway.on('leave', (id) => this.#track(recordDeparture(context, id)));
    gateway.on('join', (server) => {
      this.#track(recordReturn(context, server.id));
      this.#track(this.#showTables(server.id));
      this.#track(greet(context, this.#parts, layoutOf(server, client.user.id)));
    });
    gateway.on('recent', (guild) => this.#track(this.#greetLate(guild)));
    for (const guild of gateway.recent) this.#track(this.#greetLate(guild));
    this.#track(compareServers(context, gateway.servers, (guild) => isOnOurShards(client, guild)));
    this.#track(purgeDeparted(context));
    this.#sweeper = setInterval(() => this.#track(this.#sweep()), SWEEP_EVERY_MS);
  }

  /** Greets a server that added the bot while no process was running. */
  async #greetLate(guild: string): Promise<void> {
    const { context, layouts } = this.#parts;
    const layout = await layouts.of(guild);
    if (layout) await greet(context, this.#parts, layout);
  }

  async #showTables(guild: string): Promise<void> {
    const { context, deliver } = this.#parts;
    for (const table of await markBotAsMember(context, guild)) await deliver(table);
  }

  /** Greets servers whose greeting channel is empty, such as a playground's: now, and when a channel is created. */
  greetEmpty(): void {
    const { gateway } = this.#parts;
    for (const guild of gateway.servers) this.#track(this.#greetIfEmpty(guild));
    gateway.on('channel', ({ id, guild_id: guild }) => this.#track(this.#greetIfEmpty(guild, id)));
  }

  /** Greets a server if its greeting channel is empty. If a channel is given, only if it is the greeting channel. */
  async #greetIfEmpty(guild: string, channel?: string): Promise<void> {
    const { context, layouts } = this.#parts;
    const layout = await layouts.of(guild);
    if (!layout || (channel && greetingChannel(layout)?.id !== channel)) return;
    await greetIfEmpty(context, this.#parts, layout);
  }

  /** Waits for running work, then deletes the tables of servers whose grace period is over and does the features' hourly work. */
  async sweep(): Promise<void> {
    await Promise.all(this.#running);
    await this.#sweep();
  }

  async #sweep(): Promise<void> {
    const { context, gateway, hourly } = this.#parts;
    await purgeDeparted(context);
    for (const guild of gateway.servers) await hourly(guild);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all(this.#running);
  }

  #track(work: Promise<void>): void {
    const { log } = this.#parts.context;
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
