import type { SeatDesign } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { openTable } from '../../host/actions/open.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { invitationsOf, tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { firstFrom, type LoadedTable, type Request } from '../../host/feature.ts';
import { ignoreRefusal, isRefusal, Refusal } from '../../host/refusal.ts';
import { readServer, requireGame } from '../../host/settings.ts';
import { findTable, findTableAt, findTables } from '../../host/table/find.ts';
import { seatDesignKind } from '../../host/table/seat-designs.ts';
import { invitedTo, isFinished, personsAt, seatsOf } from '../../host/table/table.ts';
import { type Asker, memberAsker, requireRole } from '../../interactions/access.ts';
import { levelAbove } from '../computers/index.ts';
import { dismissLatecomers, latecomers } from './latecomers.ts';
import type { Latecomer } from './record.ts';
import { texts } from './words/texts.ts';

/** A user who plays again, optionally with the same seed or against the next stronger computer. */
interface RematchRequest {
  readonly person: string;
  readonly name?: string | undefined;
  readonly sameSeed?: boolean;
  readonly stronger?: boolean;
  /** Resolves to another channel for the table if the channel is occupied. Undefined if there is none. */
  readonly otherChannel?: ((request: Request) => Promise<string | undefined>) | undefined;
}

/**
 * Opens a table like a finished one in the same channel, with rotated seats. Invites the other people and seats
 * latecomers. A feature can ask for another game. If another player has already opened the rematch, joins it instead. If the channel is occupied by another
 * game, opens the table in another channel.
 */
export async function askForRematch(context: Context, id: string, again: RematchRequest): Promise<LoadedTable> {
  const { person } = again;
  const loaded = await findTable(context, id);
  const { table } = loaded;
  if (seatsOf(table, person).length === 0 && !latecomers.usersAt(table).includes(person))
    throw new Refusal('notYourTable');
  if (table.status !== 'over') throw new Refusal('stillPlaying', texts.refusals.stillPlaying);
  const joined = await joinRematch(context, table, again);
  if (joined) return joined;
  const request = requestFor(loaded, again);
  try {
    return await openRematch(context, id, request);
  } catch (error) {
    if (!isRefusal(error, 'placeTaken')) throw error;
    return (await joinRematch(context, table, again)) ?? openBeside(context, table, request, again, error);
  }
}

/** Refuses a user who may not open the game of a finished table in its channel, or is no longer on its server. */
export async function requireMayReopen(asker: Asker, id: string): Promise<void> {
  const { bot, user } = asker;
  const { game, location } = (await findTable(bot.context, id)).table;
  const { guild, guest, channel, forum = channel } = location;
  const server = await readServer(bot.context, guild);
  const at = guild !== null && server.channels ? await bot.layouts.channel(guild, forum) : undefined;
  requireGame(server, game, forum, at && 'parent_id' in at ? (at.parent_id ?? null) : null);
  const member = guild === asker.guildId ? undefined : memberAsker(bot, guild, user.id);
  await requireRole(member ?? asker, 'tableRoles');
  if (member && guild !== null && !guest && !(await member.member())) throw new Refusal('notFromHere');
}

/** Opens the table of a rematch. The latecomers of the finished table wait no longer. */
async function openRematch(context: Context, id: string, request: Request): Promise<LoadedTable> {
  const opened = await openTable(context, request);
  await dismissLatecomers(context, id);
  return opened;
}

/** Returns the request for a rematch, or that of a feature. */
function requestFor(over: LoadedTable, again: RematchRequest): Request {
  const { seed, seats: former } = over.table;
  const own = firstFrom(over.features, (feature) => feature.again?.(over));
  if (own) return { ...rematchOf(over, former), ...own };
  const hasEnded = isFinished(over.table) || over.table.ending?.by === 'aborted';
  if (former.length > 1 && !hasEnded) throw new Refusal('noRematch', texts.refusals.noRematch);
  const { occupants, waiting } = withLatecomers(over);
  const seats = occupants.map((occupant) => rematchOccupant(over, occupant, again));
  const request = rematchOf(over, seats);
  return {
    ...request,
    seed: again.sameSeed ? seed : undefined,
    features: { ...request.features, latecomers: [...waiting] },
  };
}

/** Opens a rematch in another channel, unless the user already plays this game in the occupied one. */
async function openBeside(
  context: Context,
  { id, game, location }: Table,
  request: Request,
  { person, otherChannel }: RematchRequest,
  taken: Refusal,
): Promise<LoadedTable> {
  const standing = await findTableAt(context, location.channel).catch(ignoreRefusal);
  const isOwn =
    standing !== undefined &&
    standing.table.game === game &&
    seatsOf(standing.table, person).length > 0 &&
    (standing.table.terms.hidden === true || !standing.table.terms.practice);
  const channel = isOwn ? undefined : await otherChannel?.(request);
  if (channel === undefined) throw taken;
  const { forum, ...channelLocation } = request.location;
  return openRematch(context, id, { ...request, location: { ...channelLocation, channel } });
}

export function rematchOf({ table, game }: LoadedTable, occupants: readonly SeatOccupant[]): Request {
  const { lost, stale, mentioned, moved, ...location } = table.location;
  const { files, perTurnMs, unrated, help, name, nameLocked, openToSpectators } = table.terms;
  return {
    game,
    options: table.options,
    occupants,
    seated: true,
    location: { ...location, message: null },
    terms: { files, perTurnMs, unrated, help, name, nameLocked, openToSpectators, rematch: true },
    features: { match: table.features.match !== undefined },
  };
}

/** Joins the rematch that another player of the finished table has opened and invited the user to. Undefined if there is none. */
async function joinRematch(
  context: Context,
  over: Table,
  { person, name }: RematchRequest,
): Promise<LoadedTable | undefined> {
  const standing = await openRematchOf(context, over, person);
  return standing && invitedTo(standing.table).includes(person)
    ? joinTable(context, standing.table.id, person, name)
    : undefined;
}

/** Returns the rematch of a finished table that has not started, with a seat for the user. Undefined if there is none. */
export async function openRematchOf(context: Context, over: Table, person: string): Promise<LoadedTable | undefined> {
  const others = personsAt(over).filter((each) => each !== person);
  const ids = await Promise.all([invitationsOf(context, person), tablesOf(context, person)]);
  return (await findTables(context, ids.flat())).find(({ table }) => {
    const users = [...personsAt(table), ...invitedTo(table)];
    const isAlike = table.game === over.game && table.location.guild === over.location.guild;
    const isRematch = table.terms.rematch === true && table.status === 'open' && isAlike;
    return isRematch && users.includes(person) && users.some((each) => others.includes(each));
  });
}

/** Returns the occupants shifted by one seat, with their designs. */
export function rotatedSeats(loaded: LoadedTable): SeatOccupant[] {
  const seats = seatsWithDesigns(loaded);
  return [...seats.slice(1), ...seats.slice(0, 1)];
}

/** Returns the seats of a rematch, filling free and extra seats with latecomers, and the latecomers who are left over. */
function withLatecomers(loaded: LoadedTable): { occupants: SeatOccupant[]; waiting: readonly Latecomer[] } {
  const { table, game } = loaded;
  const occupants = rotatedSeats(loaded);
  const isFree = ({ kind }: SeatOccupant) => kind !== 'person' && kind !== 'computer';
  const free = [...occupants.keys()].filter((seat) => isFree(occupants[seat] as SeatOccupant));
  const added = Array.from(
    { length: Math.max(0, game.seats.max - occupants.length) },
    (_, more) => occupants.length + more,
  );
  const coming = table.features.latecomers ?? [];
  const seats = [...free, ...added].slice(0, coming.length);
  for (const [index, seat] of seats.entries()) occupants[seat] = { kind: 'person', ...(coming[index] as Latecomer) };
  return { occupants, waiting: coming.slice(seats.length) };
}

function rematchOccupant(
  over: LoadedTable,
  occupant: SeatOccupant,
  { person, name, stronger }: RematchRequest,
): SeatOccupant {
  const above = stronger ? levelAbove(over) : undefined;
  if (occupant.kind === 'computer') return above ? { ...occupant, level: above.id } : occupant;
  if (occupant.kind !== 'person') return { kind: 'open' };
  const isThem = occupant.id === person;
  const displayName = (isThem && name) || occupant.name;
  const { design } = occupant;
  const kind = isThem ? 'person' : 'invited';
  return { kind, id: occupant.id, ...(displayName && { name: displayName }), ...(design && { design }) };
}

/** Returns the occupants of a started table with their designs from the game's options, for the next game. */
export function seatsWithDesigns({ table, game }: LoadedTable): SeatOccupant[] {
  const { perSeat } = seatDesignKind(game)?.second ?? {};
  const brought =
    perSeat && (table.options as Readonly<Record<string, readonly (SeatDesign | null)[]>>)[perSeat.option];
  return table.seats.map((occupant, seat) => {
    const design = brought?.[seat];
    return design && occupant.kind === 'person' ? { ...occupant, design } : occupant;
  });
}
