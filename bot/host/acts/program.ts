import type { Seat } from '../../../games/kit/game.ts';
import type { Sitter, Table } from '../../../storage/records/table.ts';
import { type Change, changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import { findTable } from '../table/find.ts';
import { cleanName } from '../table/names.ts';
import { hashOf, newPass, type Program, seatOfSecret, seatOfToken, tableOfPass } from '../table/program.ts';
import { programsOf, type Seated } from '../table/table.ts';

/** A fresh secret for the program of a person; whatever it had before is worth nothing from now on. */
export async function issueSecret(
  house: House,
  id: string,
  person: string,
): Promise<{ seated: Seated; secret: string } | Refused> {
  const secret = newPass(id);
  const seated = await changeProgram(house, id, person, ({ table }, seat, { name, owner }) => ({
    table: reseated(table, seat, {
      kind: 'program',
      ...(name && { name }),
      ...(owner && { owner }),
      secret: hashOf(secret),
    }),
  }));
  return 'refused' in seated ? seated : { seated, secret };
}

/** A program that has shown its pass, and what it comes back with. */
export interface Admitted {
  readonly seated: Seated;
  readonly seat: Seat;
  readonly token: string;
}

/** How a program asks to be let in: with a secret, for which it gets a token (its own if it brings one), or with that. */
export type Knock = { readonly name?: string | undefined } & (
  | { readonly secret: string; readonly token?: string | undefined }
  | { readonly token: string }
);

/** Lets a program to its seat. A secret is good once. */
export async function admitProgram(house: House, knock: Knock): Promise<Admitted | Refused> {
  const id = tableOfPass('secret' in knock ? knock.secret : knock.token);
  if (id === undefined) return refusal('wrongSecret');
  const token = knock.token ?? newPass(id);
  const seated = 'secret' in knock ? await bind(house, id, knock, token) : await findTable(house, id);
  if ('refused' in seated) return seated.refused.code === 'noTable' ? refusal('wrongSecret') : seated;
  const seat = seatOfToken(seated.table, hashOf(token));
  return seat === undefined ? refusal('wrongSecret') : { seated, seat, token };
}

/** Gives the seat that a secret is for to whoever knows it, in exchange for the secret. */
function bind(
  house: House,
  id: string,
  knock: { readonly secret: string; readonly name?: string | undefined },
  token: string,
): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const seat = seatOfSecret(table, hashOf(knock.secret));
    const sitter = seat === undefined ? undefined : table.seats[seat];
    if (seat === undefined || sitter?.kind !== 'program') return refusal('wrongSecret');
    const { secret, ...known } = sitter;
    const name = cleanName(knock.name ?? '') || sitter.name;
    return { table: reseated(table, seat, { ...known, ...(name && { name }), token: hashOf(token) }) };
  });
}

/** Sits down in the seat of one's program. */
export function takeOverProgram(house: House, id: string, person: string, name: string): Promise<Seated | Refused> {
  return changeProgram(house, id, person, ({ table }, seat) => ({
    table: { ...reseated(table, seat, { kind: 'person', id: person, name }), offer: null },
  }));
}

/** Lets the computer have the seat of one's program. */
export function replaceProgram(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeProgram(house, id, person, ({ table, game }, seat) => {
    const level = game.computers?.levels.at(-1)?.id;
    if (level === undefined) return refusal('noComputer');
    return { table: { ...reseated(table, seat, { kind: 'computer', level }), offer: null } };
  });
}

/** Gives the game up for one's program. */
export function resignProgram(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeProgram(house, id, person, ({ table }, seat) => {
    if (table.status === 'open') return refusal('notStarted');
    return { table: ended(table, { by: 'resigning', seat }, house.now()) };
  });
}

/** Gives the game up, as the program itself wishes. */
export function resignByToken(house: House, id: string, token: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const seat = seatOfToken(table, token);
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (table.status === 'open') return refusal('notStarted');
    return { table: ended(table, { by: 'resigning', seat }, house.now(), seat) };
  });
}

function changeProgram(
  house: House,
  id: string,
  person: string,
  change: (seated: Seated, seat: Seat, program: Program) => Change | Refused,
): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const { table } = seated;
    if (table.status === 'over') return refusal('over');
    const [seat] = programsOf(table, person);
    const sitter = seat === undefined ? undefined : table.seats[seat];
    if (seat === undefined || sitter?.kind !== 'program') return refusal('noProgram');
    return change(seated, seat, sitter);
  });
}

function reseated(table: Table, seat: Seat, sitter: Sitter): Table {
  return { ...table, seats: table.seats.with(seat, sitter) };
}
