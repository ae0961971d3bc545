import type { APIRole, APIUser, Locale, RoleFlags, UserFlags } from 'discord-api-types/v10';
import { EVERYBODY, KEEPER } from '../permission.ts';

/** The one bot token the playground accepts. It opens nothing but a playground on loopback. */
export const PLAYGROUND_TOKEN = 'longtable.playground.token';

/** A person of the playground. */
export interface CastMember {
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

/** The bot; its application has the same id, as modern ones do. */
export const BOT: APIUser = { ...user('1200000000000000100', 'Longtable'), bot: true };
export const APPLICATION_ID = BOT.id;

/** The people who are always there. */
export const PEOPLE: readonly CastMember[] = [
  { user: user('1200000000000000001', 'Ada'), locale: 'en-US', permissions: KEEPER },
  { user: user('1200000000000000002', 'Bo'), locale: 'en-US', permissions: EVERYBODY },
  { user: user('1200000000000000003', 'Cleo'), locale: 'de', permissions: EVERYBODY },
  { user: user('1200000000000000004', 'Dev'), locale: 'en-US', permissions: EVERYBODY },
];

/** The one server. */
export const GUILD = { id: '1200000000000000200', name: 'Longtable', owner: '1200000000000000001' } as const;

/** The channels of a fresh server. */
export const ROOMS = [
  { id: '1200000000000000301', name: 'table' },
  { id: '1200000000000000302', name: 'second-table' },
  { id: '1200000000000000303', name: 'lounge' },
] as const;

/** The forum of a fresh server. */
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

const KEEPER_ROLE = '1200000000000000201';
const BOT_ROLE = '1200000000000000202';

/** @everyone (which has the server's id), the keepers, and the bot's own role. */
export const ROLES: readonly APIRole[] = [
  role(GUILD.id, '@everyone', EVERYBODY, 0),
  role(KEEPER_ROLE, 'Keeper', KEEPER, 2),
  { ...role(BOT_ROLE, 'Longtable', EVERYBODY, 1), managed: true, tags: { bot_id: BOT.id } },
];

/** The roles somebody wears besides @everyone. */
export function rolesOf(id: string): string[] {
  if (id === BOT.id) return [BOT_ROLE];
  return PEOPLE.some((one) => one.user.id === id && one.permissions === KEEPER) ? [KEEPER_ROLE] : [];
}

/** A name that Discord would take, and that the page can show on one line. */
const NAME = /^[^\p{C}\s](?:[^\p{C}]{0,30}[^\p{C}\s])?$/u;

/** Everyone on the server: the people who are always there, and those who came under a name of their own. */
export class Cast {
  readonly #guests: CastMember[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get people(): readonly CastMember[] {
    return [...PEOPLE, ...this.#guests];
  }

  /** Those who came, as they outlive a restart. */
  get guests(): readonly { readonly id: string; readonly name: string }[] {
    return this.#guests.map(({ user }) => ({ id: user.id, name: user.global_name ?? user.username }));
  }

  member(id: string): CastMember | undefined {
    return this.people.find((one) => one.user.id === id);
  }

  /** Anyone with an account here, the bot included. */
  account(id: string): APIUser | undefined {
    return id === BOT.id ? BOT : this.member(id)?.user;
  }

  /** The person of that name, in any case. */
  named(name: string): CastMember | undefined {
    return this.people.find(({ user }) => user.username === name.toLowerCase());
  }

  /** The person of that name, who comes if nobody has it yet; undefined if nobody can have it. */
  come(name: string, nextId: () => string): CastMember | undefined {
    const known = this.named(name);
    if (known || !NAME.test(name) || name.toLowerCase() === BOT.username) return known;
    const guest = this.recall(nextId(), name);
    this.#changed();
    return guest;
  }

  /** Puts somebody of an earlier run back without telling anybody. */
  recall(id: string, name: string): CastMember {
    const guest: CastMember = { user: user(id, name), locale: 'en-US', permissions: EVERYBODY };
    this.#guests.push(guest);
    return guest;
  }
}
