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
/** More interactions do not wait for discord.js to hand them over. */
const MAX_INTERACTIONS = 1000;

type Manager = Parameters<BuildStrategy>[0];

/** What Longtable hears of servers. */
interface GatewayEvents {
  /** A server has invited Longtable; not one that was only out of reach for a while. */
  join: [server: GatewayGuildCreateDispatchData];
  /** A server has sent Longtable away. */
  leave: [server: string];
  /** A server has a new channel. */
  channel: [channel: { readonly id: string; readonly guild_id: string }];
  /** What Longtable may do in a server may have changed. */
  access: [server: string];
}

/**
 * Stands between Discord's gateway and discord.js, which would keep every server with all its channels, roles and emojis for good. It is
 * told of interactions only; of servers nothing is kept but their ids.
 */
export class Gateway extends EventEmitter<GatewayEvents> {
  /** The servers on the shards of this process. */
  readonly servers = new Set<string>();
  /** Where interactions come from, which discord.js tells only of channels that it keeps. */
  readonly #channels = new Lru<InteractionChannel>(MAX_INTERACTIONS);

  /** Builds what holds the lines to Discord. */
  readonly buildStrategy: BuildStrategy = (manager) => new SimpleShardingStrategy(this.#intercept(manager));

  /** The manager of the lines, as far as the lines can tell; what they say goes through our hands. */
  #intercept(manager: Manager): Manager {
    const emit = (event: string, said: { data: unknown }) => this.#filter(manager, event, said);
    return new Proxy(manager, {
      get(target, name) {
        const value = name === 'emit' ? emit : Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  #filter(manager: Manager, event: string, said: { data: unknown }): boolean {
    const emit: (event: string, said: object) => boolean = manager.emit.bind(manager);
    const pass = (data: unknown) => emit(event, { ...said, data });
    if (event === 'ready') return pass(withoutServers(said.data as object));
    if (event !== 'dispatch') return pass(said.data);
    const packet = said.data as GatewayDispatchPayload;
    this.#handle(packet);
    if (packet.t === GatewayDispatchEvents.Ready) return pass({ ...packet, d: withoutServers(packet.d) });
    return packet.t === GatewayDispatchEvents.InteractionCreate && pass(packet);
  }

  /** The channel of an interaction that has just come. */
  channelOf(interaction: string): InteractionChannel | undefined {
    return this.#channels.get(interaction);
  }

  /** Whether Longtable can only answer an interaction: it is no member of its server, or people are among themselves. */
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
        this.servers.add(d.id);
        break;
      case GatewayDispatchEvents.GuildDelete:
        // An outage at Discord's is no departure.
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

/** What Discord says first, without the servers that discord.js would wait for. */
function withoutServers<T extends object>(ready: T): T {
  return { ...ready, guilds: [] };
}

/** Maximum number of remembered channels that accept no files. */
const MAX_CHANNELS = 1000;

/** The channels that accept no files, as every interaction says of its own. */
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
