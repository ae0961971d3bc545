import type { APIGuildMember, APIInteractionGuildMember, GuildMemberFlags } from 'discord-api-types/v10';
import type { WorldChannel } from './channel.ts';
import type { Languages } from './languages.ts';
import { APPLICATION_ID, GUILD, type PlaygroundUser } from './setup.ts';
import type { Users } from './users.ts';

const CREATED_AT = '2024-01-25T00:00:00.000000+00:00';

/** The parts of the world that a guild object describes. */
interface Server {
  readonly name: string;
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

/** Returns the server's guild object for REST. */
export function guildObject({ name, users, languages }: Server) {
  return {
    id: GUILD.id,
    name,
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
    preferred_locale: languages.server,
    features: [],
    emojis: [],
    stickers: [],
    roles: users.roles,
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
  readonly server: Server;
  readonly channels: readonly WorldChannel[];
  readonly threads: readonly WorldChannel[];
  /** Whether all members are listed. Without the presence intent only the bot is. */
  readonly listsAllMembers: boolean;
}

/** Returns the server's GUILD_CREATE payload. */
export function guildCreate({ server, channels, threads, listsAllMembers }: GuildCreateInput) {
  const { users } = server;
  const people = listsAllMembers ? users.people.map((one) => one.user.id) : [];
  const members = [APPLICATION_ID, ...people].map((id) => guildMember(users, id));
  return {
    ...guildObject(server),
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
