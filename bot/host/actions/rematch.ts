import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Latecomer } from '../../../storage/records/table-features.ts';
import type { Context } from '../context.ts';
import { levelAbove } from '../history/levels.ts';
import { refusal } from '../refusal.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { seatsWithDesigns } from '../table/seat-designs.ts';
import { invitedTo, type LoadedTable, latecomersAt, seatsOf, type TableResult } from '../table/table.ts';
import { joinTable } from './join.ts';
import { dismissLatecomers } from './leave.ts';
import { openTable, type Request } from './open.ts';

/** A user who plays again, optionally with the same seed or against the next stronger computer. */
interface RematchRequest {
  readonly person: string;
  readonly name?: string | undefined;
  readonly sameSeed?: boolean;
  readonly stronger?: boolean;
}

/**
 * Opens a table like a finished one in the same channel, with rotated seats. Invites the other people and seats latecomers. If another player has
 * already opened the rematch, joins it instead.
 */
export async function rematch(context: Context, id: string, again: RematchRequest): Promise<TableResult> {
  const { person } = again;
  const found = await findTable(context, id);
  if ('refused' in found) return found;
  const { table } = found;
  if (seatsOf(table, person).length === 0 && !latecomersAt(table).includes(person)) return refusal('notYourTable');
  if (table.status !== 'over') return refusal('stillPlaying');
  const seated = withLatecomers(found);
  const sitters = seated.sitters.map((sitter) => rematchOccupant(found, sitter, again));
  const seed = again.sameSeed ? table.seed : undefined;
  const opened = await openTable(context, { ...rematchOf(found, sitters), seed, latecomers: seated.waiting });
  const isTaken = 'refused' in opened && opened.refused.code === 'placeTaken';
  if (!('refused' in opened)) await dismissLatecomers(context, id);
  return isTaken ? ((await joinRematch(context, table, again)) ?? opened) : opened;
}

export function rematchOf({ table, game }: LoadedTable, sitters: readonly SeatOccupant[]): Request {
  const { lost, stale, ...place } = table.location;
  return {
    game,
    options: table.options,
    files: table.terms.files,
    sitters,
    seated: true,
    place: { ...place, message: null },
    perTurn: table.clock.perTurnMs ?? undefined,
    rated: !table.terms.unrated,
    help: table.terms.help,
    match: table.features.match !== undefined,
    name: table.terms.name,
    rematch: true,
    openToSpectators: table.terms.openToSpectators,
  };
}

/** Joins the table in the channel if it has the same game and the user is invited to it. Otherwise returns undefined. */
async function joinRematch(
  context: Context,
  { game, location: place }: Table,
  { person, name }: RematchRequest,
): Promise<TableResult | undefined> {
  const standing = await findTableAt(context, place.channel);
  if ('refused' in standing || standing.table.game !== game || !invitedTo(standing.table).includes(person))
    return undefined;
  return joinTable(context, standing.table.id, person, name);
}

/** Returns the occupants shifted by one seat, with their designs. */
export function rotatedSeats(loaded: LoadedTable): SeatOccupant[] {
  const seats = seatsWithDesigns(loaded);
  return [...seats.slice(1), ...seats.slice(0, 1)];
}

/** Returns the seats of a rematch, filling free and extra seats with latecomers, and the latecomers who are left over. */
function withLatecomers(loaded: LoadedTable): { sitters: SeatOccupant[]; waiting: readonly Latecomer[] } {
  const { table, game } = loaded;
  const sitters = rotatedSeats(loaded);
  const isFree = ({ kind }: SeatOccupant) => kind !== 'person' && kind !== 'computer';
  const free = [...sitters.keys()].filter((seat) => isFree(sitters[seat] as SeatOccupant));
  const added = Array.from(
    { length: Math.max(0, game.seats.max - sitters.length) },
    (_, more) => sitters.length + more,
  );
  const coming = table.features.latecomers ?? [];
  const seats = [...free, ...added].slice(0, coming.length);
  for (const [index, seat] of seats.entries()) sitters[seat] = { kind: 'person', ...(coming[index] as Latecomer) };
  return { sitters, waiting: coming.slice(seats.length) };
}

function rematchOccupant(
  over: LoadedTable,
  sitter: SeatOccupant,
  { person, name, stronger }: RematchRequest,
): SeatOccupant {
  const above = stronger ? levelAbove(over) : undefined;
  if (sitter.kind === 'computer') return above ? { ...sitter, level: above.id } : sitter;
  if (sitter.kind !== 'person') return { kind: 'open' };
  const isThem = sitter.id === person;
  const called = (isThem && name) || sitter.name;
  const { brings } = sitter;
  const kind = isThem ? 'person' : 'invited';
  return { kind, id: sitter.id, ...(called && { name: called }), ...(brings && { brings }) };
}
