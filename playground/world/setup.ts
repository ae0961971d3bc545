import { createHash } from 'node:crypto';
import { type APIRole, type APIUser, PermissionFlagsBits, type RoleFlags, type UserFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { CHANNEL_NAME, type Language, language } from '../protocol.ts';

/** Permissions of @everyone, including the bot. */
export const EVERYONE_PERMISSIONS =
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.CreateEvents |
  PermissionFlagsBits.ChangeNickname |
  PermissionFlagsBits.CreateInstantInvite |
  PermissionFlagsBits.SendPolls |
  PermissionFlagsBits.UseEmbeddedActivities |
  PermissionFlagsBits.SendMessagesInThreads;

/** The bot's permissions in DMs and chats, whether or not it is a member. */
export const CHAT_PERMISSIONS =
  PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.MentionEveryone;

/** Permissions of server managers. */
const MANAGER_PERMISSIONS =
  EVERYONE_PERMISSIONS |
  PermissionFlagsBits.ManageGuild |
  PermissionFlagsBits.ManageChannels |
  PermissionFlagsBits.ManageMessages |
  PermissionFlagsBits.ModerateMembers;

/** A display name on one line, of up to 32 characters. */
const displayName = z.string().regex(/^[^\p{C}\s](?:[^\p{C}]{0,30}[^\p{C}\s])?$/u);

const permissionName = z.literal(Object.keys(PermissionFlagsBits) as (keyof typeof PermissionFlagsBits)[]);

const personForm = z.strictObject({
  name: displayName,
  language: language.default('en-US'),
  /** Whether the user has the permissions of a server manager. */
  manager: z.boolean().default(false),
  roles: z.array(z.string()).max(50).default([]),
});

const roleForm = z.strictObject({
  name: displayName,
  permissions: z.array(permissionName).max(60).default([]),
  mentionable: z.boolean().default(false),
  /** Whether the role is above the bot's, which then may not change it or its members. */
  aboveBot: z.boolean().default(false),
});

/** The bot. With permissions its role is above the roles of the setup without `aboveBot`. */
const botForm = z.strictObject({ name: displayName, permissions: z.array(permissionName).max(60).default([]) });

const skuForm = z.strictObject({
  name: displayName,
  type: z.enum(['durable', 'consumable', 'subscription']).default('durable'),
});

const channelForm = z.strictObject({
  name: z.string().regex(CHANNEL_NAME),
  type: z.enum(['text', 'forum', 'announcement']).default('text'),
});

function asNamed(given: unknown): unknown {
  return typeof given === 'string' ? { name: given } : given;
}

/** Returns a schema for a list of names or of objects with a name. */
function named<Form extends z.ZodType<{ name: string }>>(form: Form, max: number, min = 1) {
  const preprocess = z.preprocess(asNamed, form);
  const unique = (all: readonly { name: string }[]) => new Set(all.map(({ name }) => name.toLowerCase())).size;
  return z
    .array(preprocess)
    .min(min)
    .max(max)
    .refine((all) => unique(all) === all.length, 'Two of these have the same name.');
}

const channels = named(channelForm, 100).prefault(['general', 'random', 'lounge', { name: 'forum', type: 'forum' }]);

const serverForm = z.strictObject({ name: displayName, language: language.default('en-US'), channels });

/** The server that a playground starts with. A person, role or channel is a name or an object. */
const setupForm = z.strictObject({
  /** Name of the bot, or its name and the permissions with which it was added. */
  bot: z.preprocess(asNamed, botForm).prefault('Bot'),
  /** Name of the server. */
  server: displayName.default('Playground'),
  /** Language of the server. */
  language: language.default('en-US'),
  people: named(personForm, 200).prefault([
    { name: 'Ada', manager: true },
    'Bo',
    { name: 'Cleo', language: 'de' },
    'Dev',
  ]),
  roles: named(roleForm, 100).prefault(['Members']),
  channels,
  /** What the bot sells: durable items that a user buys with a premium button. */
  skus: named(skuForm, 50, 0).default([]),
  /** Other servers with the bot, the same people and the same roles. */
  servers: z.array(z.preprocess(asNamed, serverForm)).max(20).default([]),
});

export type Setup = z.output<typeof setupForm>;
type Given<Form extends z.ZodType> = string | z.input<Form>;
type Channels = readonly Given<typeof channelForm>[];
/** The people, roles, channels and other servers of a new playground. A name is an entry with defaults. */
export type SetupInput = Omit<
  z.input<typeof setupForm>,
  'bot' | 'people' | 'roles' | 'channels' | 'skus' | 'servers'
> & {
  readonly bot?: Given<typeof botForm>;
  readonly people?: readonly Given<typeof personForm>[];
  readonly roles?: readonly Given<typeof roleForm>[];
  readonly channels?: Channels;
  readonly skus?: readonly Given<typeof skuForm>[];
  readonly servers?: readonly (string | { name: string; language?: Language; channels?: Channels })[];
};

/** Parses a setup. Throws an error that names the invalid field. */
export function parseSetup(given: unknown): Setup {
  const read = setupForm.safeParse(given);
  if (!read.success) {
    const [{ path, message } = { path: [], message: '' }] = read.error.issues;
    throw new Error(`The server's setup is invalid at "${path.join('.')}". ${message}`);
  }
  const names = read.data.roles.map(({ name }) => name);
  for (const { name, roles } of read.data.people)
    for (const role of roles)
      if (!names.includes(role))
        throw new Error(`The server's setup has no role "${role}", which ${name} should have.`);
  return read.data;
}

/** A user of the server. */
export interface PlaygroundUser {
  readonly user: APIUser;
  readonly locale: Language;
  readonly permissions: bigint;
  /** Ids of the user's roles besides @everyone. */
  readonly roles: readonly string[];
}

/** The bot's user and its application have this id. */
export const APPLICATION_ID = '1200000000000000100';
/** The first server. */
export const GUILD = { id: '1200000000000000200' } as const;
/** Difference of the ids of two servers. Discord assigns servers to shards by the bits from the 22nd. */
const SERVER_STEP = 1n << 22n;
/** Id of the first channel of the first server. The others follow. */
const FIRST_CHANNEL = 1_200_000_000_000_000_301n;
const MANAGER_ROLE = '1200000000000000201';
const BOT_ROLE = '1200000000000000202';
const FIRST_USER = 1_200_000_000_000_000_001n;
const FIRST_ROLE = 1_200_000_000_000_000_501n;

/** A server of the playground. */
export interface Server {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** Channels of the new server. */
  readonly channels: Setup['channels'];
  /** Returns the id of a new server's channel by its position. */
  channelId(position: number): string;
}

const FIRST_SKU = 1_200_000_000_000_000_701n;
const SKU_TYPES = { durable: 2, consumable: 3, subscription: 5 } as const;

/** Returns the SKUs of a setup. Their ids depend on their order only. */
export function skusOf({ skus }: Setup) {
  return skus.map(({ name, type }, at) => ({
    id: String(FIRST_SKU + BigInt(at)),
    type: SKU_TYPES[type],
    application_id: APPLICATION_ID,
    name,
    slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
    flags: 4,
  }));
}

/** Returns the servers of a setup. Their ids depend on their order only. */
export function serversOf({ server, language, channels, servers }: Setup): Server[] {
  return [{ name: server, language, channels }, ...servers].map((given, at) => ({
    ...given,
    id: String(BigInt(GUILD.id) + BigInt(at) * SERVER_STEP),
    channelId: (position) => String(FIRST_CHANNEL + BigInt(at) * SERVER_STEP + BigInt(position)),
  }));
}

function botUser({ bot }: Setup): APIUser {
  return { ...apiUser(APPLICATION_ID, bot.name), bot: true };
}

/** Returns the users of a setup. Their ids depend on their order only. */
export function peopleOf(setup: Setup): PlaygroundUser[] {
  return setup.people.map((given, at) => {
    const number = at + (at < 99 ? 0 : 10_000);
    return person(String(FIRST_USER + BigInt(number)), given, setup);
  });
}

/** Creates a user of the server. */
function person(id: string, { name, language, manager, roles }: Setup['people'][number], setup: Setup) {
  const given = roles.map((role) => setup.roles.findIndex((known) => known.name === role));
  const granted = given.flatMap((at) => setup.roles[at]?.permissions ?? []);
  return {
    user: apiUser(id, name),
    locale: language,
    permissions: granted.reduce(
      (all, permission) => all | PermissionFlagsBits[permission],
      manager ? MANAGER_PERMISSIONS : EVERYONE_PERMISSIONS,
    ),
    roles: [...(manager ? [MANAGER_ROLE] : []), ...given.map((at) => String(FIRST_ROLE + BigInt(at)))],
  } satisfies PlaygroundUser;
}

/** Returns @everyone, which has the server's id, the managers, the bot's role and the roles of the setup. */
export function rolesOf({ bot, roles }: Setup): APIRole[] {
  const own = roles.map(({ name, permissions, mentionable, aboveBot }, at) => {
    const bits = permissions.reduce((all, permission) => all | PermissionFlagsBits[permission], EVERYONE_PERMISSIONS);
    const position = at + 3 + (aboveBot ? roles.length + 1 : 0);
    return { ...makeRole(String(FIRST_ROLE + BigInt(at)), name, bits, position), mentionable };
  });
  return [
    makeRole(GUILD.id, '@everyone', EVERYONE_PERMISSIONS, 0),
    makeRole(MANAGER_ROLE, 'Manager', MANAGER_PERMISSIONS, 2),
    {
      ...makeRole(BOT_ROLE, bot.name, botPermissionsOf({ bot }), bot.permissions.length > 0 ? roles.length + 3 : 1),
      managed: true,
      tags: { bot_id: APPLICATION_ID },
    },
    ...own,
  ];
}

/** Returns the permissions of the bot's role. */
export function botPermissionsOf({ bot }: Pick<Setup, 'bot'>): bigint {
  return bot.permissions.reduce((all, name) => all | PermissionFlagsBits[name], EVERYONE_PERMISSIONS);
}

/** Ids of the bot's roles besides @everyone. */
const BOT_ROLES: readonly string[] = [BOT_ROLE];

function apiUser(id: string, name: string): APIUser {
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

/** Returns a role without colors and icon. */
export function makeRole(id: string, name: string, permissions: bigint, position: number): APIRole {
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
    return this.#people.find((person) => person.user.id === id);
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
