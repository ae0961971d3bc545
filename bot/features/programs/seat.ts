import { createHash, randomBytes } from 'node:crypto';
import type { Seat } from '@longtable/kit';
import type { Credentials } from '@longtable/kit/protocol';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { startIfFull } from '../../host/actions/open.ts';
import { assignSeat, isFor, seatToGive } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { type Context, callFeatures } from '../../host/context.ts';
import type { LoadedTable, TableChange } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import { concede } from '../../host/table/endings.ts';
import { findTable } from '../../host/table/find.ts';
import { cleanName } from '../../host/table/names.ts';
import { withTurnNotices } from '../../host/table/notices.ts';
import { isInvited, programsOf, seatOfToken, seatsOf } from '../../host/table/table.ts';
import { refusal } from './words/texts.ts';

/** Issues a new secret for a user's program. Earlier secrets and tokens become invalid. */
export async function issueSecret(
  context: Context,
  id: string,
  person: string,
): Promise<{ loaded: LoadedTable; secret: string }> {
  const secret = newPass(id);
  const loaded = await changeProgram(context, id, person, ({ table }, seat, { name, owner }) => ({
    table: withOccupant(table, seat, {
      kind: 'program',
      ...(name && { name }),
      ...(owner && { owner }),
      secret: hashOf(secret),
    }),
  }));
  return { loaded, secret };
}

/** A program with its seat and the token for reconnecting. */
export interface AdmittedProgram {
  readonly loaded: LoadedTable;
  readonly seat: Seat;
  readonly token: string;
}

/** Admits a program to its seat with a secret or a token. A secret is valid once. */
export async function admitProgram(context: Context, credentials: Credentials): Promise<AdmittedProgram> {
  const id = tableOfPass('secret' in credentials ? credentials.secret : credentials.token);
  if (id === undefined) throw refusal('wrongSecret');
  const token = credentials.token ?? newPass(id);
  const finding = 'secret' in credentials ? exchangeSecret(context, id, credentials, token) : findTable(context, id);
  const loaded = await finding.catch((error) => {
    throw isRefusal(error, 'noTable') ? refusal('wrongSecret') : error;
  });
  const seat = seatOfToken(loaded.table, hashOf(token));
  if (seat === undefined) throw refusal('wrongSecret');
  return { loaded, seat, token };
}

/** Exchanges the secret of a seat for a token. */
function exchangeSecret(
  context: Context,
  id: string,
  credentials: { readonly secret: string; readonly name?: string | undefined },
  token: string,
): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    const seat = seatOfSecret(table, hashOf(credentials.secret));
    const occupant = seat === undefined ? undefined : table.seats[seat];
    if (seat === undefined || occupant?.kind !== 'program') throw refusal('wrongSecret');
    const { secret, ...known } = occupant;
    const name = cleanName(credentials.name ?? '') || occupant.name;
    return { table: withOccupant(table, seat, { ...known, ...(name && { name }), token: hashOf(token) }) };
  });
}

/** Seats the owner in place of their program. */
export function takeOverProgram(context: Context, id: string, person: string, name: string): Promise<LoadedTable> {
  return changeProgram(context, id, person, async ({ table }, seat) => {
    await callFeatures(context, 'checkUser', table.location.guild, person);
    return { table: withOccupant(table, seat, { kind: 'person', id: person, name }) };
  });
}

/** Seats a computer in place of the owner's program. */
export function replaceProgram(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeProgram(context, id, person, ({ table, game }, seat) => {
    const level = game.computers?.levels.at(-1)?.id;
    if (level === undefined) throw new Refusal('noComputer');
    return { table: withOccupant(table, seat, { kind: 'computer', level }) };
  });
}

export function resignProgram(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeProgram(context, id, person, (loaded, seat) => {
    if (loaded.table.status === 'open') throw new Refusal('notStarted');
    return concede(context, loaded, { by: 'resigning', seat });
  });
}

/** Resigns at the program's own request. */
export function resignByToken(context: Context, id: string, token: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const seat = seatOfToken(table, token);
    if (seat === undefined) throw new Refusal('notYourTable');
    if (table.status === 'over') throw new Refusal('over');
    if (table.status === 'open') throw new Refusal('notStarted');
    return concede(context, loaded, { by: 'resigning', seat }, seat);
  });
}

function changeProgram(
  context: Context,
  id: string,
  person: string,
  change: (loaded: LoadedTable, seat: Seat, program: Program) => TableChange | Promise<TableChange>,
): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    if (table.status === 'over') throw new Refusal('over');
    const [seat] = programsOf(table, person);
    const occupant = seat === undefined ? undefined : table.seats[seat];
    if (seat === undefined || occupant?.kind !== 'program') throw refusal('noProgram');
    return change(loaded, seat, occupant);
  });
}

function withOccupant(table: Table, seat: Seat, occupant: SeatOccupant): Table {
  return { ...table, seats: table.seats.with(seat, occupant) };
}

type Program = Extract<SeatOccupant, { kind: 'program' }>;

/** Returns a random secret or token that contains its table's id. */
function newPass(table: string): string {
  return `${table}.${randomBytes(16).toString('base64url')}`;
}

/** Returns the table id of a secret or token, or undefined if it is malformed. */
export function tableOfPass(pass: string): string | undefined {
  return /^([\w-]{1,16})\.[\w-]{22,60}$/.exec(pass)?.[1];
}

/** Hashes a secret or token for storage. */
export function hashOf(pass: string): string {
  return createHash('sha256').update(pass).digest('base64url');
}

/** Returns the seat that waits for a program with this hashed secret. */
function seatOfSecret({ seats }: Table, secret: string): Seat | undefined {
  const seat = seats.findIndex((occupant) => occupant.kind === 'program' && occupant.secret === secret);
  return seat < 0 ? undefined : seat;
}

/** Seats a user's program at a waiting table, in the seat they are invited to or one they may give away. Makes the game unrated. */
export async function addProgram(
  context: Context,
  id: string,
  owner: { readonly id: string; readonly name: string },
): Promise<LoadedTable> {
  return changeTable(context, id, async (loaded) => {
    const { table, game } = loaded;
    await callFeatures(context, 'checkUser', table.location.guild, owner.id);
    const isGuest = isInvited(table, owner.id);
    const seat = isGuest ? table.seats.findIndex((occupant) => isFor(occupant, owner.id)) : seatToGive(table, owner.id);
    const joining = assignSeat(context, table, seat, { kind: 'program', owner });
    const joined = startIfFull(game, { ...joining, terms: { ...joining.terms, unrated: true } });
    return { table: withTurnNotices(loaded, joined, seatsOf(joined, owner.id)[0]) };
  });
}
