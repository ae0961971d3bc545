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

/** How many servers are remembered, and for how long: long enough for somebody who types and then presses. */
const MAX_SERVERS = 100;
const CACHE_MS = 60_000;

type GuildChannel = Extract<APIChannel, { guild_id?: unknown }>;

/** Somebody, as far as their permissions go. */
export interface Member {
  readonly user: { readonly id: string };
  readonly roles: readonly string[];
}

/** What Discord says of a server itself. */
type Server = Pick<APIGuild, 'id' | 'owner_id' | 'roles' | 'system_channel_id' | 'preferred_locale'>;

/** A server, as far as it decides who may do what where. */
export interface Layout extends Readonly<Server> {
  /** Its channels, and those of its threads that are not asleep. */
  readonly channels: ReadonlyMap<string, GuildChannel>;
  /** Longtable itself. */
  readonly me: Member | undefined;
}

/** Servers as they are, asked for when somebody wants to know. */
export class Layouts {
  readonly #rest: REST;
  readonly #me: string;
  readonly #isMember: (guild: string) => boolean;
  readonly #known = new Lru<{ readonly layout: Promise<Layout | undefined>; readonly until: number }>(MAX_SERVERS);

  /** `isMember` says whether Longtable is in a server: of others Discord tells nothing. */
  constructor(rest: REST, me: string, isMember: (guild: string) => boolean = () => true) {
    this.#rest = rest;
    this.#me = me;
    this.#isMember = isMember;
  }

  /** A server; undefined if Discord does not tell. */
  async of(guild: string): Promise<Layout | undefined> {
    if (!this.#isMember(guild)) return undefined;
    const known = this.#known.get(guild);
    if (known && known.until > performance.now()) return known.layout;
    const layout = this.#ask(guild).catch(() => undefined);
    this.#known.set(guild, { layout, until: performance.now() + CACHE_MS });
    return layout;
  }

  /** A server has changed. */
  forget(guild: string): void {
    this.#known.delete(guild);
  }

  /** A channel of a server, or a thread, even if that is asleep. */
  async channel(guild: string, id: string): Promise<GuildChannel | undefined> {
    if (!this.#isMember(guild)) return undefined;
    const known = (await this.of(guild))?.channels.get(id);
    return known ?? (this.#rest.get(Routes.channel(id)).catch(() => undefined) as Promise<GuildChannel | undefined>);
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

/** What decides in a server, as Discord introduces it. */
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

/** What somebody may do in a channel, by Discord's rules; in a thread that is what they may do in its channel. */
export function permissionsIn(layout: Layout, channel: GuildChannel, { user, roles }: Member): PermissionsBitField {
  const own = layout.roles.filter(({ id }) => id === layout.id || roles.includes(id));
  const granted = own.reduce((all, { permissions }) => all | BigInt(permissions), 0n);
  if (user.id === layout.owner_id || granted & PermissionFlagsBits.Administrator)
    return new PermissionsBitField(PermissionsBitField.All);
  const decides = isThread(channel) ? layout.channels.get(channel.parent_id ?? '') : channel;
  if (!decides) return new PermissionsBitField();
  const overwrites = ('permission_overwrites' in decides && decides.permission_overwrites) || [];
  // Everybody's come first, then those of roles together, then one's own.
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

/** Whether a channel is a thread. */
export function isThread({ type }: { readonly type: ChannelType }): boolean {
  return THREADS.includes(type);
}
