import { EventEmitter } from 'node:events';
import {
  type APIInteraction,
  type ClientOptions,
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  type GatewayGuildCreateDispatchData,
  type Interaction,
  InteractionContextType,
  PermissionFlagsBits,
  SimpleShardingStrategy,
} from 'discord.js';
import { Lru } from '../../storage/lru.ts';
import type { InteractionChannel } from '../interactions/reply.ts';

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;
/** Maximum number of recent interactions whose channel is stored. */
const MAX_INTERACTIONS = 1000;

/** Time after joining a server during which it is greeted late. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

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

/** Maximum number of remembered channels that accept no files. */
const MAX_CHANNELS = 1000;

/** Tracks channels that accept no files, from the permissions in each interaction. */
export class FileAccess {
  readonly #refused = new Lru<true>(MAX_CHANNELS);

  record({ guildId, channelId, appPermissions }: Interaction): void {
    if (guildId === null || channelId === null) return;
    if (appPermissions.has(PermissionFlagsBits.AttachFiles)) this.#refused.delete(channelId);
    else this.#refused.set(channelId, true);
  }

  mayAttach(channel: string): boolean {
    return !this.#refused.get(channel);
  }
}
