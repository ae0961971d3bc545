import type { Seat } from '../../../games/kit/game.ts';
import type { Notice, Sitter, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { type Refused, refusal } from '../refusal.ts';
import { newNotice } from '../table/notices.ts';
import { programsOf, seatsOf, type TableResult } from '../table/table.ts';
import { seatsAreFixed, startIfFull } from './open.ts';

/** Keeps a seat of a waiting table for somebody else than until now, who is asked in a message of their own. */
export async function invite(
  context: Context,
  id: string,
  person: string,
  guest: { readonly id: string; readonly name: string },
): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    const seat = seatToGive(table, person);
    if (typeof seat !== 'number') return seat;
    if (table.seats.some((sitter) => 'id' in sitter && sitter.id === guest.id)) return refusal('alreadyAsked');
    const asked: Table = {
      ...table,
      seats: table.seats.with(seat, { kind: 'invited', ...guest }),
      moved: context.now(),
    };
    const invitation = newNotice(table, 'invitation', [seat]);
    return { table: { ...asked, notices: [...table.notices, ...uninviting(table, seat), invitation] } };
  });
}

/** Lets the computer have a seat of a waiting table, be it kept for somebody; the game starts when it was the last. */
export async function addComputer(context: Context, id: string, person: string, level: string): Promise<TableResult> {
  return changeTable(context, id, ({ table, game }) => {
    const seat = seatToGive(table, person);
    if (typeof seat !== 'number') return seat;
    if (!game.computers?.levels.some((known) => known.id === level)) return refusal('noComputer');
    const seats: Sitter[] = table.seats.with(seat, { kind: 'computer', level });
    const lots = table.lots && !seatsAreFixed(game, seats);
    const notices = [...table.notices, ...uninviting(table, seat)];
    const joined = startIfFull(game, { ...table, seats, lots, notices, moved: context.now() });
    return 'refused' in joined ? joined : { table: joined };
  });
}

/** Gives a seat of a waiting table to a program that this person answers for; nobody's rating follows from such a game. */
export async function addProgram(
  context: Context,
  id: string,
  owner: { readonly id: string; readonly name: string },
): Promise<TableResult> {
  return changeTable(context, id, ({ table, game }) => {
    const seat = seatToGive(table, owner.id);
    if (typeof seat !== 'number') return seat;
    const seats = table.seats.with(seat, { kind: 'program', owner });
    const notices = [...table.notices, ...uninviting(table, seat)];
    const joined = startIfFull(game, { ...table, seats, notices, unrated: true, moved: context.now() });
    return 'refused' in joined ? joined : { table: joined };
  });
}

/** Whoever was asked before hears that the seat is no longer theirs. */
function uninviting(table: Table, seat: Seat): Notice[] {
  const sitter = table.seats[seat];
  return sitter?.kind === 'invited' ? [{ ...newNotice(table, 'uninvited', [seat]), uninvited: sitter.id }] : [];
}

/** The seat that those who wait may give away: the one somebody was invited to, or a free one. */
function seatToGive(table: Table, person: string): Seat | Refused {
  if (table.status === 'over') return refusal('over');
  if (seatsOf(table, person).length + programsOf(table, person).length === 0) return refusal('notYourTable');
  if (table.status !== 'open') return refusal('begun');
  const kept = table.seats.findIndex(({ kind }) => kind === 'invited');
  const seat = kept >= 0 ? kept : table.seats.findIndex(({ kind }) => kind === 'open');
  return seat >= 0 ? seat : refusal('seatTaken');
}
