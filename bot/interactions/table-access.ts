import type { Seat, Text } from '@longtable/kit';
import { type AutocompleteInteraction, ChannelType, PermissionFlagsBits } from 'discord.js';
import type { Table } from '../../storage/records/table.ts';
import { spoils } from '../host/daily/daily.ts';
import { type Refused, refusal } from '../host/refusal.ts';
import { latecomersAt } from '../host/table/departure.ts';
import {
  hasBegun,
  invitedTo,
  isInvited,
  type LoadedTable,
  onTurn,
  ownersAt,
  personsAt,
  programsOf,
  replacedAt,
  seatsOf,
  type TableResult,
} from '../host/table/table.ts';
import type { Bot } from './bot.ts';
import { permissionsIn } from './layouts.ts';
import type { Reply } from './reply.ts';
import type { Answerable } from './wire.ts';

/** A table that the router has loaded, with the user's seat if they have one. */
export interface AtTable extends LoadedTable {
  readonly seat: Seat | undefined;
}

/** The same for a user who has a seat. */
export interface AtSeat extends AtTable {
  readonly seat: Seat;
}

/** The users who may use a button or command of a table, and the value that the router resolves for its handler. */
export interface ResolvedTable {
  /** A user who can come to the table: takes part in it, or can see its channel. */
  visitor: AtTable;
  /** A visitor for whom the table does not give away today's daily. */
  spectator: AtTable;
  /** A spectator of a table that is over. */
  finished: AtTable;
  /** A player, the owner of a program, a player whom the computer stands in for, an invited or a waiting user. */
  member: AtTable;
  /** A player or a user who waits for the next game, in the table's channel. */
  memberHere: AtTable;
  /** A player or the owner of a program. */
  party: AtTable;
  player: AtSeat;
  /** A player, in the table's channel. */
  playerHere: AtSeat;
  /** A player; choices on a board only in the table's channel. */
  chooser: AtSeat;
  invited: AtTable;
  /** A player whom the computer stands in for. */
  replaced: AtTable;
}

export type TableAccess = keyof ResolvedTable;

/** Returns a table with the user's seat, or why this user may not use it here. */
export async function admitTo<A extends TableAccess>(
  bot: Bot,
  reply: Reply,
  access: A,
  found: TableResult,
  target?: { readonly surface?: string },
): Promise<ResolvedTable[A] | Refused>;
export async function admitTo(
  bot: Bot,
  reply: Reply,
  access: TableAccess,
  found: TableResult,
  { surface }: { readonly surface?: string } = {},
): Promise<AtTable | Refused> {
  if ('refused' in found)
    return access === 'spectator' && found.refused.code === 'noTable' ? refusal('cannotWatch') : found;
  const no = (await objectionTo(bot, reply, access, found.table)) ?? elsewhere(reply, access, found.table, surface);
  return no ?? { ...found, seat: seatFor(found, reply.user.id) };
}

async function objectionTo(bot: Bot, reply: Reply, access: TableAccess, table: Table): Promise<Refused | undefined> {
  const person = reply.user.id;
  const isPlayer = seatsOf(table, person).length > 0;
  const unless = (holds: boolean, code: Parameters<typeof refusal>[0]) => (holds ? undefined : refusal(code));
  const over = table.status === 'over' ? 'over' : undefined;
  switch (access) {
    case 'player':
    case 'playerHere':
    case 'chooser':
      return unless(isPlayer, 'notYourTable');
    case 'party':
      return unless(isPlayer || programsOf(table, person).length > 0, 'notYourTable');
    case 'member':
      return unless(isMember(table, person), 'notYourTable');
    case 'memberHere':
      return unless(isPlayer || latecomersAt(table).includes(person), 'notYourTable');
    case 'invited':
      return unless(isInvited(table, person), over ?? 'notInvited');
    case 'replaced':
      return unless(replacedAt(table).includes(person), over ?? 'notYourTable');
    case 'visitor':
      return unless(await canSee(bot, reply.interaction, table), 'notYourTable');
    case 'spectator':
      if (!(await canSee(bot, reply.interaction, table))) return refusal('cannotWatch');
      return unless(!(await spoils(bot.context, person, table)), 'spoiler');
    case 'finished':
      if (!(await canSee(bot, reply.interaction, table))) return refusal('notFromHere');
      if (!over) return refusal('notOver');
      if (await spoils(bot.context, person, table)) return refusal('spoiler');
      return unless(hasBegun(table), 'neverBegan');
  }
}

/** Returns a refusal if a board would be shown in another channel than its table's. */
function elsewhere(reply: Reply, access: TableAccess, table: Table, surface?: string): Refused | undefined {
  const isOnBoard = access === 'chooser' && surface === 'board';
  const isBound = access === 'playerHere' || access === 'memberHere' || isOnBoard;
  const { channel, guild } = table.place;
  if (!isBound || channel === reply.channelId) return undefined;
  const where = guild === null ? ELSEWHERE : { en: `<#${channel}>`, de: `<#${channel}>` };
  const sentence: Text = {
    en: `This table is in ${where.en}. You can do this there.`,
    de: `Dieser Tisch ist in ${where.de}. Dort kannst du das tun.`,
  };
  return { refused: { code: 'otherChannel', sentence } };
}

const ELSEWHERE: Text & object = { en: 'another chat', de: 'einem anderen Chat' };

/** Whether a user has to do with a table: plays there, answers for a program, can take a seat back, is invited or waits. */
function isMember(table: Table, person: string): boolean {
  const members = [...personsAt(table), ...ownersAt(table), ...replacedAt(table), ...invitedTo(table)];
  return [...members, ...latecomersAt(table)].includes(person);
}

/** Whether a user may look at a table: they have to do with it, are in its channel, or could go there. */
export async function canSee(
  { layouts }: Bot,
  asked: Answerable | AutocompleteInteraction,
  table: Table,
): Promise<boolean> {
  const { guild, channel } = table.place;
  if (channel === asked.channelId || isMember(table, asked.user.id)) return true;
  if (guild === null || !asked.inRawGuild() || asked.guildId !== guild) return false;
  const layout = await layouts.of(guild);
  // A thread that sleeps has to be asked for by itself, but not at every key pressed.
  const there = asked.isAutocomplete() ? layout?.channels.get(channel) : await layouts.channel(guild, channel);
  if (!layout || !there || there.type === ChannelType.PrivateThread) return false;
  return permissionsIn(layout, there, asked.member).has(PermissionFlagsBits.ViewChannel);
}

/** The seat for which a user opens their panel: one that may act, else any of theirs. */
export function seatFor(loaded: LoadedTable, person: string): Seat | undefined {
  const seats = seatsOf(loaded.table, person);
  const acting = onTurn(loaded);
  return seats.find((mine) => acting.includes(mine)) ?? seats[0];
}
