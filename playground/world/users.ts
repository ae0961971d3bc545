import { createHash } from 'node:crypto';
import type { APIRole, APIUser } from 'discord-api-types/v10';
import {
  APPLICATION_ID,
  BOT_ROLES,
  botUser,
  displayName,
  type PlaygroundUser,
  parseSetup,
  peopleOf,
  person,
  rolesOf,
  type Setup,
} from './setup.ts';

/** The bot token that the playground accepts. It is valid only for playgrounds on loopback. */
export const PLAYGROUND_TOKEN = 'longtable.playground.token';

/** The application's OAuth2 secret. It is valid only for playgrounds on loopback. */
export const CLIENT_SECRET = 'longtable.playground.secret';

const DEFAULT_SETUP = parseSetup({});

/** Users of a server without a setup of its own. */
export const PREDEFINED_USERS: readonly PlaygroundUser[] = peopleOf(DEFAULT_SETUP);

/** The first channels of every server. A setup with other names keeps their ids. */
export const TEXT_CHANNELS = [
  { id: '1200000000000000301' },
  { id: '1200000000000000302' },
  { id: '1200000000000000303' },
] as const;
/** The forum of every server without a setup of its own. */
export const FORUM = { id: '1200000000000000304' } as const;

const MAX_USERS = 500;

type CreatedUser = Pick<Setup['people'][number], 'name' | 'manager'>;

/** All users of the server: those of its setup, and those created by name. */
export class Users {
  bot: APIUser;
  /** The bot's avatar as PNG. Undefined if it has none. */
  botAvatar: Buffer | undefined;
  readonly roles: readonly APIRole[];
  readonly #setup: Setup;
  readonly #people: PlaygroundUser[];
  readonly #created = new Map<string, CreatedUser>();
  readonly #changed: () => void;

  constructor(setup: Setup, changed: () => void) {
    this.#setup = setup;
    this.bot = botUser(setup);
    this.roles = rolesOf(setup);
    this.#people = peopleOf(setup);
    this.#changed = changed;
  }

  get people(): readonly PlaygroundUser[] {
    return this.#people;
  }

  /** The created users, as saved. */
  get created(): readonly (CreatedUser & { readonly id: string })[] {
    return [...this.#created].map(([id, created]) => ({ id, ...created }));
  }

  member(id: string): PlaygroundUser | undefined {
    return this.#people.find((one) => one.user.id === id);
  }

  /** Returns a user of the server or the bot, or undefined if the id is unknown. */
  userOrBot(id: string): APIUser | undefined {
    return id === APPLICATION_ID ? this.bot : this.member(id)?.user;
  }

  setBotAvatar(png: Buffer): void {
    this.botAvatar = png;
    this.bot = { ...this.bot, avatar: createHash('md5').update(png).digest('hex') };
  }

  /** Returns the ids of the roles of a user or the bot, besides @everyone. */
  rolesOf(id: string): string[] {
    return [...(id === APPLICATION_ID ? BOT_ROLES : (this.member(id)?.roles ?? []))];
  }

  /** Returns the user of that name, ignoring case, or undefined if there is none. */
  byName(name: string): PlaygroundUser | undefined {
    return this.#people.find(({ user }) => user.username === name.toLowerCase());
  }

  /** Returns the user of that name, created if necessary. Returns undefined if the name is invalid or the bot's. */
  findOrCreate(name: string, nextId: () => string, manager = false): PlaygroundUser | undefined {
    const known = this.byName(name);
    const isFree = displayName.safeParse(name).success && name.toLowerCase() !== this.bot.username;
    if (known || !isFree || this.#people.length >= MAX_USERS) return known;
    const created = this.restoreSaved({ id: nextId(), name, manager });
    this.#changed();
    return created;
  }

  /** Restores a saved user without emitting an event. */
  restoreSaved({ id, name, manager = false }: { id: string; name: string; manager?: boolean }): PlaygroundUser {
    const created = person(id, { name, manager, language: 'en-US', roles: [] }, this.#setup);
    this.#people.push(created);
    this.#created.set(id, { name, manager });
    return created;
  }
}
