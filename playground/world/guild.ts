import type { APIGuildMember, APIInteractionGuildMember } from 'discord-api-types/v10';
import type { Language } from '../protocol.ts';
import { type Emojis, emojiObject } from './attachments.ts';
import type { WorldChannel } from './channel.ts';
import type { ServerState } from './members.ts';
import { GUILD, type PlaygroundUser, type Server, type Users } from './setup.ts';

const CREATED_AT = '2024-01-25T00:00:00.000000+00:00';

/** The parts of the world that guild objects describe. */
interface Servers {
  readonly servers: readonly Server[];
  readonly users: Users;
  readonly languages: Languages;
  readonly emojis: Emojis;
  state(server?: string): ServerState;
  permissionsOf(user: string, channel?: WorldChannel, now?: number): bigint;
}

/** Returns a guild member. Undefined if the user is not on the server. */
export function guildMember(world: Servers, id: string, server: string = GUILD.id): APIGuildMember | undefined {
  return world.state(server).member(id) as APIGuildMember | undefined;
}

/** Returns a user's guild member without the user, or an empty object if there is none. */
export function memberFields(world: Servers, id: string, server?: string): Partial<Omit<APIGuildMember, 'user'>> {
  const { user: _, ...fields } = guildMember(world, id, server) ?? {};
  return fields;
}

/** Returns a guild member with permissions, as interactions contain it. */
export function interactionMember(world: Servers, { user }: PlaygroundUser, channel: WorldChannel, now: number) {
  const server = 'guild_id' in channel ? channel.guild_id : undefined;
  const permissions = String(world.permissionsOf(user.id, channel, now));
  return { user, ...memberFields(world, user.id, server), permissions } as APIInteractionGuildMember;
}

/** Returns a server's guild object for REST. */
export function guildObject(world: Servers, id: string = GUILD.id) {
  const { servers, users, languages } = world;
  const state = world.state(id);
  return {
    id,
    name: servers.find((server) => server.id === id)?.name ?? servers[0]?.name ?? '',
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: users.people[0]?.user.id ?? '',
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    nsfw: false,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: languages.ofServer(id),
    features: [],
    emojis: world.emojis
      .ofServer(id)
      .map((emoji) => emojiObject(emoji, users.userOrBot(emoji.creator ?? '') ?? users.bot)),
    stickers: [...state.stickers.values()],
    // The @everyone role has the id of its server.
    roles: [...state.roles.values()],
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    max_members: 500000,
    max_presences: null,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    home_header: null,
    widget_enabled: false,
    widget_channel_id: null,
    incidents_data: null,
  };
}

interface GuildCreateInput {
  readonly world: Servers;
  readonly id?: string;
  readonly channels: readonly WorldChannel[];
  readonly threads: readonly WorldChannel[];
  /** Whether all members are listed. Without the presence intent only the bot is. */
  readonly listsAllMembers: boolean;
}

/** Returns a server's GUILD_CREATE payload. */
export function guildCreate({ world, id, channels, threads, listsAllMembers }: GuildCreateInput) {
  const state = world.state(id);
  const everyone = state.members;
  const members = (listsAllMembers ? everyone : everyone.slice(0, 1)).map((member) => state.member(member));
  return {
    ...guildObject(world, id),
    joined_at: CREATED_AT,
    large: false,
    unavailable: false,
    member_count: everyone.length,
    voice_states: [],
    members,
    channels,
    threads,
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The languages of the users and of the servers. */
export class Languages {
  readonly #chosen = new Map<string, Language>();
  readonly #changed: () => void;
  readonly #users: Users;
  readonly #servers: Map<string, Language>;

  constructor(servers: readonly Server[], users: Users, changed: () => void) {
    this.#servers = new Map(servers.map(({ id, language }) => [id, language]));
    this.#users = users;
    this.#changed = changed;
  }

  /** Language of the first server. */
  get server(): Language {
    return this.ofServer(GUILD.id);
  }

  ofServer(server: string): Language {
    return this.#servers.get(server) ?? this.#servers.get(GUILD.id) ?? 'en-US';
  }

  of(person: string): Language {
    return this.#chosen.get(person) ?? this.#users.member(person)?.locale ?? this.server;
  }

  /** Languages of the servers, and those that users have chosen, as saved. */
  get chosen(): Record<'servers' | 'people', Readonly<Record<string, Language>>> {
    return { servers: Object.fromEntries(this.#servers), people: Object.fromEntries(this.#chosen) };
  }

  choose(person: string, language: Language): void {
    this.#chosen.set(person, language);
    this.#changed();
  }

  chooseForServer(language: Language, server: string = GUILD.id): void {
    this.#servers.set(server, language);
    this.#changed();
  }

  /** Restores saved languages without emitting an event. */
  restoreSaved({ servers, people }: Languages['chosen']): void {
    for (const [server, language] of Object.entries(servers)) this.#servers.set(server, language);
    for (const [person, language] of Object.entries(people)) this.#chosen.set(person, language);
  }
}
