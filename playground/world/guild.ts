import type { APIGuildMember, APIInteractionGuildMember, GuildMemberFlags } from 'discord-api-types/v10';
import type { Language } from '../protocol.ts';
import type { WorldChannel } from './channel.ts';
import { APPLICATION_ID, GUILD, type PlaygroundUser, type Server, type Users } from './setup.ts';

const CREATED_AT = '2024-01-25T00:00:00.000000+00:00';

/** The parts of the world that guild objects describe. */
interface Servers {
  readonly servers: readonly Server[];
  readonly users: Users;
  readonly languages: Languages;
}

/** Returns a user's guild member without the user. */
export function memberFields(users: Users, id: string): Omit<APIGuildMember, 'user'> {
  return {
    roles: users.rolesOf(id),
    joined_at: CREATED_AT,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    nick: null,
    avatar: null,
    banner: null,
    pending: false,
    premium_since: null,
    communication_disabled_until: null,
  };
}

export function guildMember(users: Users, id: string): APIGuildMember | undefined {
  const user = users.userOrBot(id);
  return user && { user, ...memberFields(users, id) };
}

/** Returns a guild member with permissions, as interactions contain it. */
export function interactionMember(users: Users, person: PlaygroundUser): APIInteractionGuildMember {
  return { user: person.user, ...memberFields(users, person.user.id), permissions: String(person.permissions) };
}

/** Returns a server's guild object for REST. */
export function guildObject({ servers, users, languages }: Servers, id: string = GUILD.id) {
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
    emojis: [],
    stickers: [],
    // The @everyone role has the id of its server.
    roles: users.roles.map((role) => (role.id === GUILD.id ? { ...role, id } : role)),
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
  const { users } = world;
  const people = listsAllMembers ? users.people.map((person) => person.user.id) : [];
  const members = [APPLICATION_ID, ...people].map((id) => guildMember(users, id));
  return {
    ...guildObject(world, id),
    joined_at: CREATED_AT,
    large: false,
    unavailable: false,
    member_count: users.people.length + 1,
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
