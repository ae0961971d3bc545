import type { APIRole, APIUser, Locale, RoleFlags, UserFlags } from 'discord-api-types/v10';
import { EVERYONE_PERMISSIONS, MANAGER_PERMISSIONS } from '../permission.ts';

/** The bot token that the playground accepts. It is valid only for playgrounds on loopback. */
export const PLAYGROUND_TOKEN = 'longtable.playground.token';

export interface PlaygroundUser {
  readonly user: APIUser;
  readonly locale: `${Locale}`;
  readonly permissions: bigint;
}

function user(id: string, name: string): APIUser {
  return {
    id,
    username: name.toLowerCase(),
    global_name: name,
    discriminator: '0',
    avatar: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    banner: null,
    accent_color: null,
    public_flags: 0 as UserFlags,
    flags: 0 as UserFlags,
  };
}

/** The bot's user. Its application has the same id. */
export const BOT: APIUser = { ...user('1200000000000000100', 'Longtable'), bot: true };
export const APPLICATION_ID = BOT.id;

export const PREDEFINED_USERS: readonly PlaygroundUser[] = [
  { user: user('1200000000000000001', 'Ada'), locale: 'en-US', permissions: MANAGER_PERMISSIONS },
  { user: user('1200000000000000002', 'Bo'), locale: 'en-US', permissions: EVERYONE_PERMISSIONS },
  { user: user('1200000000000000003', 'Cleo'), locale: 'de', permissions: EVERYONE_PERMISSIONS },
  { user: user('1200000000000000004', 'Dev'), locale: 'en-US', permissions: EVERYONE_PERMISSIONS },
];

export const GUILD = { id: '1200000000000000200', name: 'Longtable', owner: '1200000000000000001' } as const;

/** Channels of a new server. */
export const TEXT_CHANNELS = [
  { id: '1200000000000000301', name: 'table' },
  { id: '1200000000000000302', name: 'second-table' },
  { id: '1200000000000000303', name: 'lounge' },
] as const;

export const FORUM = { id: '1200000000000000304', name: 'forum' } as const;

function role(id: string, name: string, permissions: bigint, position: number): APIRole {
  return {
    id,
    name,
    permissions: String(permissions),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0 as RoleFlags,
  };
}

const MANAGER_ROLE = '1200000000000000201';
const BOT_ROLE = '1200000000000000202';

/** @everyone (which has the server's id), the managers, and the bot's role. */
export const ROLES: readonly APIRole[] = [
  role(GUILD.id, '@everyone', EVERYONE_PERMISSIONS, 0),
  role(MANAGER_ROLE, 'Keeper', MANAGER_PERMISSIONS, 2),
  { ...role(BOT_ROLE, 'Longtable', EVERYONE_PERMISSIONS, 1), managed: true, tags: { bot_id: BOT.id } },
];

/** Returns the ids of a user's roles besides @everyone. */
export function rolesOf(id: string): string[] {
  if (id === BOT.id) return [BOT_ROLE];
  return PREDEFINED_USERS.some((one) => one.user.id === id && one.permissions === MANAGER_PERMISSIONS)
    ? [MANAGER_ROLE]
    : [];
}

/** A valid display name on one line. */
const NAME = /^[^\p{C}\s](?:[^\p{C}]{0,30}[^\p{C}\s])?$/u;

/** All users of the server: the predefined ones, and those created by name. */
export class Users {
  readonly #created: PlaygroundUser[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get people(): readonly PlaygroundUser[] {
    return [...PREDEFINED_USERS, ...this.#created];
  }

  /** The created users, as saved. */
  get created(): readonly { readonly id: string; readonly name: string }[] {
    return this.#created.map(({ user }) => ({ id: user.id, name: user.global_name ?? user.username }));
  }

  member(id: string): PlaygroundUser | undefined {
    return this.people.find((one) => one.user.id === id);
  }

  /** Returns a user of the server or the bot, or undefined if the id is unknown. */
  userOrBot(id: string): APIUser | undefined {
    return id === BOT.id ? BOT : this.member(id)?.user;
  }

  /** Returns the user of that name, ignoring case, or undefined if there is none. */
  byName(name: string): PlaygroundUser | undefined {
    return this.people.find(({ user }) => user.username === name.toLowerCase());
  }

  /** Returns the user of that name, created if necessary. Returns undefined if the name is invalid or the bot's. */
  findOrCreate(name: string, nextId: () => string): PlaygroundUser | undefined {
    const known = this.byName(name);
    if (known || !NAME.test(name) || name.toLowerCase() === BOT.username) return known;
    const created = this.restoreSaved(nextId(), name);
    this.#changed();
    return created;
  }

  /** Restores a saved user without emitting an event. */
  restoreSaved(id: string, name: string): PlaygroundUser {
    const created: PlaygroundUser = { user: user(id, name), locale: 'en-US', permissions: EVERYONE_PERMISSIONS };
    this.#created.push(created);
    return created;
  }
}
