import { type Client, Events } from 'discord.js';
import type { Context } from '../host/context.ts';
import { HOUR_MS } from '../host/duration.ts';
import { compareServers, noteDeparture, noteReturn, purgeDeparted } from '../host/people/departure.ts';
import { isOurs } from '../shards.ts';
import { greet, greetIfEmpty, greetingPlace } from './greeting.ts';

const SWEEP_EVERY_MS = HOUR_MS;

/** Greets new servers, notes which send Longtable away and which have it back, and clears away what nobody comes back for. */
export class Servers {
  readonly #context: Context;
  readonly #client: Client<true>;
  readonly #noting = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | undefined;

  constructor(context: Context, client: Client<true>) {
    this.#context = context;
    this.#client = client;
  }

  /** Finds out what happened meanwhile, and listens from then on. An outage at Discord's is no departure: that is another event. */
  start(): void {
    this.#client.on(Events.GuildDelete, ({ id }) => this.#note(noteDeparture(this.#context, id)));
    this.#client.on(Events.GuildCreate, (guild) => {
      this.#note(noteReturn(this.#context, guild.id));
      this.#note(greet(this.#context, guild));
    });
    const present = new Set(this.#client.guilds.cache.keys());
    this.#note(compareServers(this.#context, present, (guild) => isOurs(this.#client, guild)));
    this.#note(purgeDeparted(this.#context));
    this.#sweeper = setInterval(() => this.#note(purgeDeparted(this.#context)), SWEEP_EVERY_MS);
  }

  /** Greets servers where nobody has said anything yet, such as a playground's, now and whenever they begin anew. */
  greetEmpty(): void {
    for (const guild of this.#client.guilds.cache.values()) this.#note(greetIfEmpty(this.#context, guild));
    this.#client.on(Events.ChannelCreate, ({ id, guild }) => {
      if (greetingPlace(guild)?.id === id) this.#note(greetIfEmpty(this.#context, guild));
    });
  }

  /** Clears away the tables of servers whose grace period is over, as happens every hour anyway. */
  async sweep(): Promise<void> {
    await Promise.all(this.#noting);
    await purgeDeparted(this.#context);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all(this.#noting);
  }

  #note(work: Promise<void>): void {
    const noted = work
      .catch((error) => this.#context.log.error({ error: String(error) }, 'A server’s coming or going was not noted'))
      .finally(() => this.#noting.delete(noted));
    this.#noting.add(noted);
  }
}
