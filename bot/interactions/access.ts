import type { Seat } from '@longtable/kit';
import { type APIGuildMember, type AutocompleteInteraction, ChannelType, PermissionFlagsBits } from 'discord.js';
import type { Server } from '../../storage/records/server.ts';
import type { Table } from '../../storage/records/table.ts';
import { callFeatures } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { ignoreRefusal, isRefusal, Refusal, type RefusalCode } from '../host/refusal.ts';
import { cachedTable, findTable } from '../host/table/find.ts';
import {
  hasBegun,
  hostOf,
  isInvited,
  isMember,
  onTurn,
  programsOf,
  replacedAt,
  seatsOf,
  waitersAt,
} from '../host/table/table.ts';
import { plainLine } from '../render/text.ts';
import type { Bot } from './bot.ts';
import { permissionsIn } from './layouts.ts';
import type { Reply } from './reply.ts';
import type { Answerable } from './responder.ts';
import { texts } from './words/texts.ts';

/** Value that the router resolves for the handler of a button, form or command, by access type. The comments name the admitted users. */
export interface Resolved extends ResolvedTable {
  /** Anyone. It affects only the user's own data or what the channel already shows. */
  anyone: undefined;
  /** A member with the permission Manage Server. Resolves to the server id. */
  manager: string;
  /** A member who may moderate: with Manage Server or Moderate Members, or allowed in Discord's Integrations page. Resolves to the server id. */
  moderator: string;
  /** A spectator of a finished table, or anyone with a replay file. */
  replay: AtTable | undefined;
}

export type Access = keyof Resolved;

const WITHOUT_TABLE = ['anyone', 'manager', 'moderator'] as const;

type AccessWithoutTable = (typeof WITHOUT_TABLE)[number];

/** Whether handlers with this access type concern no table. */
export function isWithoutTable(access: Access): access is AccessWithoutTable {
  return WITHOUT_TABLE.some((each) => each === access);
}

/** Access types that a button can declare, by the fields of its custom id. */
export type AccessOf<Data> = Data extends { readonly table: string } ? TableAccess : AccessWithoutTable | 'replay';

/** Parts of a custom id that decide about access. */
interface Target {
  readonly kind?: string;
  readonly table?: string | undefined;
  readonly act?: string;
  readonly surface?: string;
}

/** Resolves the value for a handler. Refuses users without access. */
export async function admit<A extends Access>(reply: Reply, access: A, target: Target): Promise<Resolved[A]>;
export async function admit(reply: Reply, access: Access, target: Target): Promise<Resolved[Access]> {
  const { bot } = reply;
  switch (access) {
    case 'anyone':
      return undefined;
    case 'manager':
      return managedServer(reply);
    case 'moderator':
      return moderatedServer(reply);
    case 'replay':
      return target.table === undefined ? undefined : admit(reply, 'finished', target);
    default: {
      const cached = isPlay(access, target) ? cachedTable(bot.context, target.table ?? '') : undefined;
      const at = cached && (await admitTo(reply, access, cached, target).catch(ignoreRefusal));
      return at ?? admitTo(reply, access, findTable(bot.context, target.table ?? ''), target);
    }
  }
}

/** Whether a press plays a line. Its commit checks seat and turn again, so a cached table is sufficient. */
function isPlay(access: Access, { act, surface }: Target): boolean {
  return access === 'chooser' && act === 'play' && surface !== 'page';
}

/** A loaded table with the user's seat, if they have one. */
export interface AtTable extends LoadedTable {
  readonly seat: Seat | undefined;
}

/** A loaded table with the user's seat. */
export interface AtSeat extends AtTable {
  readonly seat: Seat;
}

/**
 * Value that the router resolves for the handler of a button or command of a table, by access type. The comments name
 * the admitted users.
 */
interface ResolvedTable {
  /** A user who takes part in the table or can see its channel. */
  visitor: AtTable;
  /** A visitor who may see the table, if a feature hides it. */
  spectator: AtTable;
  /** A spectator of a finished table. */
  finished: AtTable;
  /** A player, the owner of a program, a player replaced by the computer, or an invited or waiting user. */
  member: AtTable;
  /** A player or a user who waits for the next game. */
  nextPlayer: AtTable;
  /** A player or the owner of a program. */
  playerOrOwner: AtTable;
  /** The host of an open table. */
  host: AtTable;
  /** A user who has joined, with a seat, a program, or a place on the waiting list. */
  joined: AtTable;
  player: AtSeat;
  /** A player, in the table's channel. */
  playerHere: AtSeat;
  /** A player. Choices on a board can only be used in the table's channel. */
  chooser: AtSeat;
  invited: AtTable;
  /** A player replaced by the computer. */
  replaced: AtTable;
  /** A member who may moderate, on the table's server. */
  moderated: AtTable;
}

export type TableAccess = keyof ResolvedTable;

/** Returns a table with the user's seat. Refuses users without access. */
export async function admitTo<A extends TableAccess>(
  reply: Reply,
  access: A,
  finding: LoadedTable | Promise<LoadedTable>,
  target?: { readonly surface?: string },
): Promise<ResolvedTable[A]>;
export async function admitTo(
  reply: Reply,
  access: TableAccess,
  finding: LoadedTable | Promise<LoadedTable>,
  { surface }: { readonly surface?: string } = {},
): Promise<AtTable> {
  const loaded = await Promise.resolve(finding).catch((error) => {
    throw access === 'spectator' && isRefusal(error, 'noTable') ? new Refusal('cannotWatch') : error;
  });
  const no = (await refusalFor(reply, access, loaded.table)) ?? refusalElsewhere(reply, access, loaded.table, surface);
  if (no) throw no;
  return { ...loaded, seat: seatFor(loaded, reply.user.id) };
}

async function refusalFor(reply: Reply, access: TableAccess, table: Table): Promise<Refusal | undefined> {
  const { bot } = reply;
  const person = reply.user.id;
  const isPlayer = seatsOf(table, person).length > 0;
  const unless = (holds: boolean, code: RefusalCode) => (holds ? undefined : new Refusal(code));
  const over = table.status === 'over' ? 'over' : undefined;
  switch (access) {
    case 'player':
    case 'playerHere':
    case 'chooser':
      return unless(isPlayer, 'notYourTable');
    case 'playerOrOwner':
      return unless(isPlayer || programsOf(table, person).length > 0, 'notYourTable');
    case 'host':
      return hostOf(table)?.id === person ? undefined : over ? new Refusal('over') : hostRefusal(table, isPlayer);
    case 'joined':
      if (isPlayer || programsOf(table, person).length > 0 || waitersAt(bot.context, table).includes(person))
        return undefined;
      return hostRefusal(table);
    case 'member':
      return unless(isMember(bot.context, table, person), 'notYourTable');
    case 'nextPlayer':
      return unless(isPlayer || waitersAt(bot.context, table).includes(person), 'notYourTable');
    case 'invited':
      return unless(isInvited(table, person), over ?? 'notInvited');
    case 'replaced':
      return unless(replacedAt(table).includes(person), over ?? 'notYourTable');
    case 'moderated':
      if (reply.guildId === null || table.location.guild !== reply.guildId) return new Refusal('noTable');
      return unless(await isModerator(reply), 'notModerator');
    case 'visitor':
      return unless(await canSee(bot, reply.interaction, table), 'notYourTable');
    case 'spectator':
      if (!(await canSee(bot, reply.interaction, table))) return new Refusal('cannotWatch');
      await callFeatures(bot.context, 'checkSpectator', person, table);
      return undefined;
    case 'finished':
      if (!(await canSee(bot, reply.interaction, table))) return new Refusal('notFromHere');
      if (!over) return new Refusal('notOver');
      await callFeatures(bot.context, 'checkSpectator', person, table);
      return unless(hasBegun(table), 'neverBegan');
  }
}

/** Returns the refusal for a user who presses a control of the host. */
function hostRefusal({ status, seats }: Table, isPlayer = false): Refusal {
  const name = hostOf({ seats })?.name;
  if (status !== 'open' || !name) return new Refusal(isPlayer ? 'begun' : 'notYourTable');
  return new Refusal('notHost', texts.access.onlyHost({ name: plainLine(name) }));
}

/** Returns a refusal if the access requires the table's channel and the interaction is in another one. */
function refusalElsewhere(reply: Reply, access: TableAccess, table: Table, surface?: string): Refusal | undefined {
  const isOnBoard = access === 'chooser' && surface === 'board';
  const isBound = access === 'playerHere' || isOnBoard;
  const { channel, guild } = table.location;
  if (!isBound || channel === reply.channelId) return undefined;
  const sentence = guild === null ? texts.access.otherChat : texts.access.otherChannel({ channel });
  return new Refusal('otherChannel', sentence);
}

/** Whether a user takes part in a table, is in its channel, or can see that channel. */
export async function canSee(
  { context, layouts }: Bot,
  asked: Answerable | AutocompleteInteraction,
  table: Table,
): Promise<boolean> {
  const { guild, channel } = table.location;
  if (channel === asked.channelId || isMember(context, table, asked.user.id)) return true;
  if (guild === null || !asked.inRawGuild() || asked.guildId !== guild) return false;
  const layout = await layouts.of(guild);
  // Archived threads must be fetched separately, which is too slow for autocompletion.
  const there = asked.isAutocomplete() ? layout?.channels.get(channel) : await layouts.channel(guild, channel);
  if (!layout || !there || there.type === ChannelType.PrivateThread) return false;
  return permissionsIn(layout, there, asked.member).has(PermissionFlagsBits.ViewChannel);
}

/** Returns the seat of a user's panel: one that can act, else their first. Undefined if they have none. */
export function seatFor(loaded: LoadedTable, person: string): Seat | undefined {
  const seats = seatsOf(loaded.table, person);
  const acting = onTurn(loaded);
  return seats.find((mine) => acting.includes(mine)) ?? seats[0];
}

/** Whether a user has the permission Manage Server. */
export function isManager({ interaction: { memberPermissions } }: Reply): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/** Discord's permission for the commands of moderation. The Integrations page of a server can give them to others. */
export const MODERATION_PERMISSION = String(PermissionFlagsBits.ModerateMembers);

/** Whether a user may moderate on the server of the interaction. */
async function isModerator(reply: Reply): Promise<boolean> {
  if (isManager(reply)) return true;
  const answers = await Promise.all(reply.bot.features.map((feature) => feature.isModerator?.(reply) ?? false));
  return answers.includes(true);
}

/** Roles to which a server can limit an action. */
export type RoleLimit = Extract<keyof Server, `${string}Roles`>;

/** A user on a server, who asks without an interaction there. */
export interface MemberAsker extends Pick<Reply, 'bot' | 'guildId'> {
  readonly user: { readonly id: string };
  /** Resolves to the user's membership, which is fetched once. */
  member(): Promise<APIGuildMember | undefined>;
}

export type Asker = Reply | MemberAsker;

export function memberAsker(bot: Bot, guildId: string | null, id: string): MemberAsker {
  let fetched: Promise<APIGuildMember | undefined> | undefined;
  const member = async () => {
    if (guildId !== null) fetched ??= bot.layouts.member(guildId, id);
    return fetched;
  };
  return { bot, guildId, user: { id }, member };
}

/** Refuses a user without the roles to which a server limits an action. */
export async function requireRole(asker: Asker, limit: RoleLimit): Promise<void> {
  for (const feature of asker.bot.features) await feature.checkRole?.(asker, limit);
}

/** Returns the id of the server that a user manages. */
function managedServer(reply: Reply): string {
  if (reply.guildId === null) throw new Refusal('serverOnly');
  if (!isManager(reply)) throw new Refusal('notManager');
  return reply.guildId;
}

/** Returns the id of the server on which a user may moderate. */
async function moderatedServer(reply: Reply): Promise<string> {
  if (reply.guildId === null) throw new Refusal('serverOnly');
  if (!(await isModerator(reply))) throw new Refusal('notModerator');
  return reply.guildId;
}

/** Returns the name of a member on a server. Undefined if it cannot be fetched. */
export async function memberName({ layouts }: Bot, guild: string, user: string): Promise<string | undefined> {
  const member = await layouts.member(guild, user);
  return member?.nick ?? member?.user.global_name ?? member?.user.username;
}
