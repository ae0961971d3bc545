import {
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  ChannelType,
  OverwriteType,
  PermissionFlagsBits,
  PermissionsBitField,
  type REST,
  type RESTGetAPIGuildThreadsResult,
  Routes,
} from 'discord.js';
import { Lru } from '../../storage/lru.ts';

/** Maximum number of cached servers. */
const MAX_SERVERS = 100;
/** Time for which a server is cached. */
const CACHE_MS = 60_000;

type GuildChannel = Extract<APIChannel, { guild_id?: unknown }>;

/** A member's id and roles, which decide about permissions. */
export interface Member {
  readonly user: { readonly id: string };
  readonly roles: readonly string[];
}

type Server = Pick<APIGuild, 'id' | 'owner_id' | 'roles' | 'system_channel_id' | 'preferred_locale'>;

/** Parts of a server that decide about permissions. */
export interface Layout extends Readonly<Server> {
  /** Channels and active threads. */
  readonly channels: ReadonlyMap<string, GuildChannel>;
  /** The bot's own membership. */
  readonly me: Member | undefined;
}

/** Fetches and caches server layouts. */
export class Layouts {
  readonly #rest: REST;
  readonly #me: string;
  readonly #isMember: (guild: string) => boolean;
  readonly #known = new Lru<{ readonly layout: Promise<Layout | undefined>; readonly until: number }>(MAX_SERVERS);

  /** `isMember` returns whether the bot is in a server. Others cannot be fetched. */
  constructor(rest: REST, me: string, isMember: (guild: string) => boolean = () => true) {
    this.#rest = rest;
    this.#me = me;
    this.#isMember = isMember;
  }

  /** Returns the layout of a server. Undefined if the bot is not a member or the server cannot be fetched. */
  async of(guild: string): Promise<Layout | undefined> {
    if (!this.#isMember(guild)) return undefined;
    const known = this.#known.get(guild);
    if (known && known.until > performance.now()) return known.layout;
    const layout = this.#ask(guild).catch(() => undefined);
    this.#known.set(guild, { layout, until: performance.now() + CACHE_MS });
    return layout;
  }

  forget(guild: string): void {
    this.#known.delete(guild);
  }

  /** Returns a channel or thread, including archived threads. Undefined if it cannot be fetched. */
  async channel(guild: string, id: string): Promise<GuildChannel | undefined> {
    if (!this.#isMember(guild)) return undefined;
    const known = (await this.of(guild))?.channels.get(id);
    return known ?? (this.#rest.get(Routes.channel(id)).catch(() => undefined) as Promise<GuildChannel | undefined>);
  }

  /** Returns a member of a server. Undefined for a user who is not there or cannot be fetched. */
  member(guild: string, user: string): Promise<APIGuildMember | undefined> {
    const member = this.#rest.get(Routes.guildMember(guild, user)) as Promise<APIGuildMember>;
    return member.catch(() => undefined);
  }

  async #ask(id: string): Promise<Layout> {
    const get = <T>(route: `/${string}`) => this.#rest.get(route) as Promise<T>;
    const [guild, channels, { threads }, me] = await Promise.all([
      get<APIGuild>(Routes.guild(id)),
      get<GuildChannel[]>(Routes.guildChannels(id)),
      get<RESTGetAPIGuildThreadsResult>(Routes.guildActiveThreads(id)),
      get<APIGuildMember>(Routes.guildMember(id, this.#me)),
    ]);
    return layoutOf({ ...guild, channels, threads: threads as GuildChannel[], members: [me] }, this.#me);
  }
}

/** Builds a layout from guild data. */
export function layoutOf(
  guild: Server & {
    readonly channels: readonly GuildChannel[];
    readonly threads: readonly GuildChannel[];
    readonly members: readonly APIGuildMember[];
  },
  me: string,
): Layout {
  const { id, owner_id, roles, system_channel_id, preferred_locale, channels, threads, members } = guild;
  return {
    id,
    owner_id,
    roles,
    system_channel_id,
    preferred_locale,
    channels: new Map([...channels, ...threads].map((channel) => [channel.id, channel])),
    me: members.find(({ user }) => user.id === me),
  };
}

/** Returns a member's permissions on a server, without those that depend on a channel. */
export function permissionsOn({ id: guild, owner_id, roles: all }: Layout, { user, roles }: Member): bigint {
  const own = all.filter(({ id }) => id === guild || roles.includes(id));
  const granted = own.reduce((bits, { permissions }) => bits | BigInt(permissions), 0n);
  return user.id === owner_id || granted & PermissionFlagsBits.Administrator ? PermissionsBitField.All : granted;
}

/** Returns a member's permissions in a channel by Discord's rules. A thread has those of its parent channel, or none if that is unknown. */
export function permissionsIn(layout: Layout, channel: GuildChannel, member: Member): PermissionsBitField {
  const { user, roles } = member;
  const granted = permissionsOn(layout, member);
  if (granted & PermissionFlagsBits.Administrator) return new PermissionsBitField(granted);
  const decides = isThread(channel) ? layout.channels.get(channel.parent_id ?? '') : channel;
  if (!decides) return new PermissionsBitField();
  const overwrites = ('permission_overwrites' in decides && decides.permission_overwrites) || [];
  // Overwrites apply in this order: @everyone, roles, member.
  const steps = [
    overwrites.filter(({ id }) => id === layout.id),
    overwrites.filter(({ id, type }) => type === OverwriteType.Role && id !== layout.id && roles.includes(id)),
    overwrites.filter(({ id, type }) => type === OverwriteType.Member && id === user.id),
  ];
  const allowed = steps.reduce((bits, step) => {
    const all = (of: 'allow' | 'deny') => step.reduce((some, overwrite) => some | BigInt(overwrite[of]), 0n);
    return (bits & ~all('deny')) | all('allow');
  }, granted);
  return new PermissionsBitField(allowed);
}

const THREADS = [ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread];

export function isThread({ type }: { readonly type: ChannelType }): boolean {
  return THREADS.includes(type);
}
