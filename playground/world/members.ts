import {
  type APIAuditLogEntry,
  type APIAutoModerationRule,
  type APIExtendedInvite,
  type APIRole,
  type APISticker,
  type APIWebhook,
  type AuditLogEvent,
  GatewayIntentBits,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD, type Users } from './setup.ts';

/** The fields of a member that can be changed. */
export interface Membership {
  readonly roles: readonly string[];
  readonly nick: string | null;
  readonly joined_at: string;
  readonly communication_disabled_until: string | null;
}

/** An event for the bot's sessions that have one of the intents. All sessions receive an event without intents. */
export interface GatewayEvent {
  readonly type: string;
  readonly intents?: number;
  readonly data: object;
}

interface AuditInput {
  readonly action: AuditLogEvent;
  readonly target: string | null;
  readonly reason: string | undefined;
  /** The object before and after the change. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly options?: object;
}

const CREATED_AT = '2024-01-25T00:00:00.000000+00:00';
const MAX_AUDIT_ENTRIES = 1_000;

/** What bots and moderators can change on a server: members, roles, bans, webhooks, invites, rules, and the audit log. */
export class ServerState {
  readonly id: string;
  readonly roles: Map<string, APIRole>;
  /** Reasons of bans by user. */
  readonly bans = new Map<string, string | null>();
  readonly webhooks = new Map<string, APIWebhook>();
  readonly invites = new Map<string, APIExtendedInvite>();
  readonly rules = new Map<string, APIAutoModerationRule>();
  readonly stickers = new Map<string, APISticker>();
  /** Audit log entries, oldest first. */
  readonly auditLog: APIAuditLogEntry[] = [];
  /** Members whose fields have changed. Undefined for users who have left. */
  readonly #changed = new Map<string, Membership | undefined>();
  readonly #users: Users;
  readonly #send: (event: GatewayEvent) => void;

  constructor(id: string, users: Users, send: (event: GatewayEvent) => void) {
    this.id = id;
    this.#users = users;
    this.#send = send;
    // The @everyone role has the id of its server.
    const roles = users.roles.map((role) => (role.id === GUILD.id ? { ...role, id } : role));
    this.roles = new Map(roles.map((role) => [role.id, role]));
  }

  /** Returns the fields of a member. Undefined if the user is not on the server. */
  membership(user: string): Membership | undefined {
    if (this.#changed.has(user)) return this.#changed.get(user);
    if (!this.#users.userOrBot(user)) return undefined;
    return { roles: this.#users.rolesOf(user), nick: null, joined_at: CREATED_AT, communication_disabled_until: null };
  }

  /** Returns the ids of all members and the bot. */
  get members(): string[] {
    return [APPLICATION_ID, ...this.#users.people.map(({ user }) => user.id)].filter((id) => this.membership(id));
  }

  /** Permissions of a user's roles and of @everyone, or all for the owner. `own` replaces those of the bot's own role. */
  permissionsOf(user: string, own: bigint): bigint {
    if (this.#isOwner(user)) return ALL_PERMISSIONS;
    const roles = this.membership(user)?.roles ?? [];
    const everyone = user === APPLICATION_ID ? own : BigInt(this.roles.get(this.id)?.permissions ?? 0);
    const all = roles
      .flatMap((id) => this.roles.get(id) ?? [])
      .filter(({ tags }) => tags?.bot_id !== APPLICATION_ID)
      .reduce((bits, { permissions }) => bits | BigInt(permissions), everyone);
    return all & PermissionFlagsBits.Administrator ? ALL_PERMISSIONS : all;
  }

  /** Returns the position of a user's highest role. The owner is above all roles. */
  rankOf(user: string): number {
    if (this.#isOwner(user)) return Number.POSITIVE_INFINITY;
    const roles = this.membership(user)?.roles ?? [];
    return Math.max(0, ...roles.map((id) => this.roles.get(id)?.position ?? 0));
  }

  #isOwner(user: string): boolean {
    return user === this.#users.people[0]?.user.id;
  }

  /** Returns a member object. Undefined if the user is not on the server. */
  member(id: string) {
    const [user, membership] = [this.#users.userOrBot(id), this.membership(id)];
    return user && membership && { user, ...membership, ...FIXED_FIELDS, roles: [...membership.roles] };
  }

  changeMember(user: string, change: Partial<Membership>): void {
    const before = this.membership(user);
    if (!before) return;
    this.#changed.set(user, { ...before, ...change });
    // A bot receives changes of itself without the intent.
    this.#sendMember('GUILD_MEMBER_UPDATE', user, user === APPLICATION_ID ? undefined : GatewayIntentBits.GuildMembers);
  }

  addMember(user: string, now: string): void {
    if (this.membership(user)) return;
    this.#changed.set(user, { roles: [], nick: null, joined_at: now, communication_disabled_until: null });
    this.#sendMember('GUILD_MEMBER_ADD', user, GatewayIntentBits.GuildMembers);
  }

  removeMember(id: string): void {
    if (!this.membership(id)) return;
    this.#changed.set(id, undefined);
    this.send('GUILD_MEMBER_REMOVE', { user: this.#users.userOrBot(id) }, GatewayIntentBits.GuildMembers);
  }

  #sendMember(type: string, user: string, intent?: GatewayIntentBits): void {
    const member = this.member(user);
    if (member) this.send(type, member, intent);
  }

  putRole(role: APIRole): APIRole {
    const type = this.roles.has(role.id) ? 'GUILD_ROLE_UPDATE' : 'GUILD_ROLE_CREATE';
    this.roles.set(role.id, role);
    this.send(type, { role }, GatewayIntentBits.Guilds);
    return role;
  }

  deleteRole(id: string): void {
    this.roles.delete(id);
    for (const user of this.members) {
      const roles = this.membership(user)?.roles ?? [];
      if (roles.includes(id)) this.changeMember(user, { roles: roles.filter((role) => role !== id) });
    }
    this.send('GUILD_ROLE_DELETE', { role_id: id }, GatewayIntentBits.Guilds);
  }

  ban(id: string, reason: string | null): void {
    this.bans.set(id, reason);
    this.send('GUILD_BAN_ADD', { user: this.#users.userOrBot(id) }, GatewayIntentBits.GuildModeration);
    this.removeMember(id);
  }

  unban(id: string): void {
    this.bans.delete(id);
    this.send('GUILD_BAN_REMOVE', { user: this.#users.userOrBot(id) }, GatewayIntentBits.GuildModeration);
  }

  /** Adds an entry of the bot to the audit log. */
  audit(id: string, { action, target, reason, before, after, options }: AuditInput): void {
    const changes = changesOf(before ?? {}, after ?? {});
    const entry = {
      id,
      user_id: APPLICATION_ID,
      target_id: target,
      action_type: action,
      ...(reason !== undefined && { reason }),
      ...(changes.length > 0 && { changes }),
      ...(options && { options }),
    } as APIAuditLogEntry;
    this.auditLog.push(entry);
    if (this.auditLog.length > MAX_AUDIT_ENTRIES) this.auditLog.shift();
    this.send('GUILD_AUDIT_LOG_ENTRY_CREATE', entry, GatewayIntentBits.GuildModeration);
  }

  /** Sends an event of this server to the bot. */
  send(type: string, data: object, intents?: number): void {
    this.#send({ type, data: { guild_id: this.id, ...data }, ...(intents !== undefined && { intents }) });
  }

  /** The state as saved. */
  get saved(): SavedServer {
    const maps = Object.fromEntries(SAVED.map((name) => [name, [...(this[name] as Map<string, unknown>)]]));
    return {
      ...maps,
      auditLog: this.auditLog,
      members: [...this.#changed].map(([id, fields]) => [id, fields ?? null]),
    };
  }

  /** Restores a saved state without sending events. */
  restoreSaved(saved: SavedServer): void {
    for (const name of SAVED) {
      const map = this[name] as Map<string, unknown>;
      map.clear();
      for (const [id, value] of saved[name] ?? []) map.set(id, value);
    }
    this.auditLog.push(...((saved.auditLog ?? []) as APIAuditLogEntry[]));
    for (const [id, fields] of saved.members ?? [])
      this.#changed.set(id, (fields ?? undefined) as Membership | undefined);
  }
}

const SAVED = ['roles', 'bans', 'webhooks', 'invites', 'rules', 'stickers'] as const;

/** Saved maps as entries, by name. */
export type SavedServer = {
  readonly [Name in (typeof SAVED)[number] | 'members']?: readonly [id: string, value: unknown][];
} & { readonly auditLog?: readonly unknown[] };

export const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** Fields of members that the playground does not change. */
const FIXED_FIELDS = {
  deaf: false,
  mute: false,
  flags: 0,
  avatar: null,
  banner: null,
  pending: false,
  premium_since: null,
} as const;

function changesOf(before: object, after: object): { key: string; old_value?: unknown; new_value?: unknown }[] {
  const [old, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])].filter((key) => key !== 'id');
  return keys
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(current[key]))
    .map((key) => ({
      key,
      ...(old[key] !== undefined && { old_value: old[key] }),
      ...(current[key] !== undefined && { new_value: current[key] }),
    }));
}

/** Returns permissions after the overwrites of a channel: @everyone, roles, then the member. */
export function overwritten(
  base: bigint,
  overwrites: readonly { readonly id: string; readonly allow: string; readonly deny: string }[],
  { server, user, roles }: { readonly server: string; readonly user: string; readonly roles: readonly string[] },
): bigint {
  if (base & PermissionFlagsBits.Administrator) return base;
  return [[server], roles, [user]].reduce((bits, ids) => {
    const fitting = overwrites.filter(({ id }) => ids.includes(id));
    const denied = fitting.reduce((all, { deny }) => all | BigInt(deny), 0n);
    const allowed = fitting.reduce((all, { allow }) => all | BigInt(allow), 0n);
    return (bits & ~denied) | allowed;
  }, base);
}
