import { type AnyGame, placesOf, type Result, resultOfPlaces, type Seat, type Text } from '@longtable/kit';
import type { BoardLocation, SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Refused } from '../refusal.ts';

/** A table with its game at hand, read from storage and found sound. */
export interface LoadedTable {
  readonly table: Table;
  readonly game: AnyGame;
  /** What there is to say to whoever has just changed it. */
  readonly note?: Text | undefined;
}

/** A table after an action, or why nothing was done. */
export type TableResult = LoadedTable | Refused;

/** The seats of a person, at most one except where somebody plays both sides. */
export function seatsOf(table: Table, person: string): Seat[] {
  return table.seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.id === person ? [seat] : []));
}

/** Whether a table that is over was played to an end, rather than cleared away or only a lesson or a puzzle. */
export function isFinished({ ending }: Table): boolean {
  return (
    ending !== null && !['nobody', 'aborted', 'silence', 'absence', 'manager', 'lesson', 'puzzle'].includes(ending.by)
  );
}

/** Whether a table is for practice: it comes into no history, and no game follows from it. */
export function isExercise({ features }: Pick<Table, 'features'>): boolean {
  return features.lesson !== undefined || features.puzzle !== undefined;
}

/** Whether a game was ever set up here: not while players are waited for, nor after that was in vain. */
export function hasBegun({ status, ending }: Table): boolean {
  return status !== 'open' && ending?.by !== 'nobody';
}

/** Whether a seat is kept for a person who has not answered yet. */
export function isInvited({ status, seats }: Table, person: string): boolean {
  return status === 'open' && seats.some((sitter) => isUnanswered(sitter) && sitter.id === person);
}

/** Whether somebody has a seat, so that nobody is waited for there. */
export function isSeated({ kind }: SeatOccupant): boolean {
  return kind !== 'open' && kind !== 'invited';
}

/** Who may start a table before all have come: whoever has waited there from the beginning. */
export function hostOf({ seats }: Table): string | undefined {
  const [first] = seats.flatMap((sitter) => {
    if (sitter.kind === 'person') return [sitter.id];
    return sitter.kind === 'program' && sitter.owner ? [sitter.owner.id] : [];
  });
  return first;
}

/** Whether enough have come to start a table although others could still come. */
export function canStart({ table, game }: LoadedTable): boolean {
  return table.status === 'open' && table.seats.filter(isSeated).length >= game.seats.min;
}

/** Whether a seat waits for the answer of whoever was invited to it. */
export function isUnanswered(sitter: SeatOccupant): sitter is Extract<SeatOccupant, { kind: 'invited' }> {
  return sitter.kind === 'invited' && sitter.answer === undefined;
}

/** The persons for whom seats of a table are kept, whatever they have answered. */
export function invitedTo({ status, seats }: Pick<Table, 'status' | 'seats'>): string[] {
  return status === 'open' ? seats.flatMap((sitter) => (sitter.kind === 'invited' ? [sitter.id] : [])) : [];
}

/** The seats that may act now; nobody acts before the start and after the end. */
export function onTurn({ table, game }: LoadedTable): readonly Seat[] {
  return table.status === 'playing' ? game.turn(table.state) : [];
}

/** The persons who sit at a table, each once. */
export function personsAt(table: Table): string[] {
  return [...new Set(table.seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.id] : [])))];
}

/** Whether a person plays there, or has played and left. */
export function isPlayer(
  sitter: SeatOccupant | undefined,
): sitter is Extract<SeatOccupant, { kind: 'person' | 'gone' }> {
  return sitter?.kind === 'person' || sitter?.kind === 'gone';
}

/** The persons who play at a table or have left it, each once. */
export function playersAt({ seats }: Table): string[] {
  return [...new Set(seats.filter(isPlayer).map(({ id }) => id))];
}

/** The seats in which a person plays or has played. */
export function playedBy({ seats }: Table, person: string): Seat[] {
  return seats.flatMap((sitter, seat) => (isPlayer(sitter) && sitter.id === person ? [seat] : []));
}

/** The level of the computer that plays in a seat, be it for somebody who has left. */
export function levelAt(sitter: SeatOccupant | undefined): string | undefined {
  return sitter?.kind === 'computer' || sitter?.kind === 'gone' ? sitter.level : undefined;
}

/** How many wait for each other: everybody but the computers, which answer at once. */
export function partiesAt(table: Table): number {
  return personsAt(table).length + table.seats.filter(({ kind }) => kind === 'program').length;
}

/** Whether whoever sits there thinks for themselves and may take their time. */
export function isParty(sitter: SeatOccupant | undefined): boolean {
  return sitter?.kind === 'person' || sitter?.kind === 'program';
}

/** The seats of programs that a person answers for. */
export function programsOf({ seats }: Table, person: string): Seat[] {
  return seats.flatMap((sitter, seat) => (sitter.kind === 'program' && sitter.owner?.id === person ? [seat] : []));
}

/** The persons who answer for programs at a table. */
export function ownersAt({ seats }: Table): string[] {
  return seats.flatMap((sitter) => (sitter.kind === 'program' && sitter.owner ? [sitter.owner.id] : []));
}

/** The persons whose seats the computer has for the time being. */
export function replacedAt({ seats }: Table): string[] {
  return seats.flatMap((sitter) => (sitter.kind === 'computer' && sitter.instead ? [sitter.instead.id] : []));
}

/** The seat that the computer has instead of a person, if there is one. */
export function seatInsteadOf({ seats }: Table, person: string): Seat | undefined {
  const seat = seats.findIndex((sitter) => sitter.kind === 'computer' && sitter.instead?.id === person);
  return seat < 0 ? undefined : seat;
}

/** Until when whoever sits in a seat is away, or now if they are not. */
export function backAt({ seats }: Table, seat: Seat, now: number): number {
  const sitter = seats[seat];
  return Math.max(now, (sitter?.kind === 'person' && sitter.away) || 0);
}

/** Whether one person sits in both seats. */
export function isSamePerson({ seats }: Pick<Table, 'seats'>, one: Seat, other: Seat): boolean {
  const [a, b] = [seats[one], seats[other]];
  return a?.kind === 'person' && b?.kind === 'person' && a.id === b.id;
}

/** The persons who can do nothing but wait for others, be it for their programs. */
export function waitingAt(loaded: LoadedTable): string[] {
  const { table } = loaded;
  const acting = onTurn(loaded);
  const isWaiting = (seats: readonly Seat[]) => !seats.some((seat) => acting.includes(seat));
  const players = personsAt(table);
  const owners = [...new Set(ownersAt(table))].filter((person) => !players.includes(person));
  return [
    ...players.filter((person) => isWaiting(seatsOf(table, person))),
    ...owners.filter((person) => isWaiting(programsOf(table, person))),
  ];
}

/** The computer seat that has to move next, if there is one; at a puzzle none moves by itself. */
export function computerOnTurn(loaded: LoadedTable): { seat: Seat; level: string } | undefined {
  if (loaded.table.features.puzzle) return undefined;
  for (const seat of onTurn(loaded)) {
    const level = levelAt(loaded.table.seats[seat]);
    if (level !== undefined) return { seat, level };
  }
  return undefined;
}

/** How a table ended: as its game says, or as its players or their clocks decided. */
export function resultOf({ table, game }: LoadedTable): Result | undefined {
  const { ending } = table;
  if (!ending) return undefined;
  const others = (loser: Seat) => table.seats.map((_, seat) => seat).filter((seat) => seat !== loser);
  switch (ending.by) {
    case 'game':
      return withoutLeavers(table, game.result(table.state));
    case 'resigning':
    case 'time':
      return withoutLeavers(table, { winners: others(ending.seat) });
    case 'draw':
    case 'aborted':
    case 'nobody':
    case 'silence':
    case 'absence':
    case 'manager':
    case 'lesson':
    case 'puzzle':
      return { winners: [] };
  }
}

/** A result in which those who left come behind those who stayed, and whoever left first comes last. */
function withoutLeavers({ seats }: Table, result: Result | undefined): Result | undefined {
  const leftAt = (seat: Seat) => {
    const sitter = seats[seat];
    return sitter?.kind === 'gone' ? sitter.at : undefined;
  };
  const left = [...seats.keys()].filter((seat) => leftAt(seat) !== undefined);
  if (!result || left.length === 0) return result;
  const stayed = placesOf(result, seats.length).map((level) => level.filter((seat) => !left.includes(seat)));
  const last = left.sort((one, other) => (leftAt(other) ?? 0) - (leftAt(one) ?? 0)).map((seat) => [seat]);
  return resultOfPlaces([...stayed.filter((level) => level.length > 0), ...last]);
}

/** Whether a seat's next line is planned, so that its player need not be called. */
export function isPlanned({ features }: Table, seat: Seat): boolean {
  const plan = features.plans?.find((one) => one.seat === seat);
  return Boolean(plan?.ready && !plan.stopped && plan.steps.length > 0);
}

/** A table without the plans for these seats. */
export function withoutPlansOf(table: Table, seats: readonly Seat[]): Table {
  const others = table.features.plans?.filter(({ seat }) => !seats.includes(seat));
  return { ...table, features: { ...table.features, plans: others?.length ? others : undefined } };
}

/** A table without an offer. */
export function withoutOffer(table: Table): Table {
  return { ...table, agreement: { ...table.agreement, offer: null } };
}

/** A table at which nobody is told any more what came of their offer. */
export function withoutAnswer(table: Table): Table {
  return { ...table, agreement: { ...table.agreement, answer: undefined } };
}

/** Where a table's history is kept: in its server, or in its DM. */
export function homeOf({ guild, channel }: Pick<BoardLocation, 'guild' | 'channel'>): string {
  return guild ?? channel;
}
