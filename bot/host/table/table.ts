import { placesOf, type Result, resultOfPlaces, type Seat } from '@longtable/kit';
import type { BoardLocation, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { type LoadedTable, type Series, withHook } from '../feature.ts';
import { Refusal } from '../refusal.ts';

/** Returns the series of games that a table is part of. Undefined if there is none. */
export function seriesOf({ features, table }: LoadedTable): Series | undefined {
  return withHook(features, 'series').find(({ series }) => series.has(table))?.series;
}

/** Returns the id of the table that follows a finished one in its series. Undefined if there is none. */
export function tableAfter(loaded: LoadedTable): string | undefined {
  return seriesOf(loaded)?.next(loaded);
}

/** Whether a feature plays the next move of a seat for its player, who is then not notified. */
export function isPlayedFor(loaded: LoadedTable, seat: Seat): boolean {
  return withHook(loaded.features, 'playsNext').some((feature) => feature.playsNext(loaded, seat));
}

/** Returns the seats for whose occupants `is` is true. */
export function seatsWhere(
  { seats }: Pick<Table, 'seats'>,
  is: (occupant: SeatOccupant, seat: Seat) => boolean,
): Seat[] {
  return seats.flatMap((occupant, seat) => (is(occupant, seat) ? [seat] : []));
}

/** Returns the seats of a user. More than one only if they play both sides. */
export function seatsOf(table: Table, person: string): Seat[] {
  return seatsWhere(table, (occupant) => occupant.kind === 'person' && occupant.id === person);
}

/** Returns the seat of a user, or of their program if `orProgram`. Refuses a user without a seat, and a table that is over. */
export function requireSeat(table: Table, person: string, orProgram = true): Seat {
  const [seat] = orProgram ? ownSeats(table, person) : seatsOf(table, person);
  if (seat === undefined) throw new Refusal('notYourTable');
  if (table.status === 'over') throw new Refusal('over');
  return seat;
}

/** Whether a table ended with a result. False for exercises, and tables that were closed or aborted. */
export function isFinished({ ending }: Table): boolean {
  return (
    ending !== null &&
    !['nobody', 'aborted', 'inactivity', 'absence', 'manager', 'operator', 'exercise'].includes(ending.by)
  );
}

/** Whether the game was set up. False while waiting for players, or if they never came. */
export function hasBegun({ status, ending }: Pick<Table, 'status' | 'ending'>): boolean {
  return status !== 'open' && ending?.by !== 'nobody';
}

/** Whether a user has an unanswered invitation to a waiting table. */
export function isInvited({ status, seats }: Table, person: string): boolean {
  return status === 'open' && seats.some((occupant) => isUnanswered(occupant) && occupant.id === person);
}

/** Whether the seat is neither free nor reserved. */
export function isSeated({ kind }: SeatOccupant): boolean {
  return kind !== 'open' && kind !== 'invited';
}

/** Returns the user who may start a table early: the first person or program owner in it. Undefined if there is none. */
export function hostOf({
  seats,
}: Pick<Table, 'seats'>): { readonly id: string; readonly name?: string | undefined } | undefined {
  const [host] = seats.flatMap((occupant) => {
    if (occupant.kind === 'person') return [occupant];
    return occupant.kind === 'program' && occupant.owner ? [occupant.owner] : [];
  });
  return host;
}

/** Whether enough players are present to start a table with free seats. */
export function canStart({ table, game }: LoadedTable): boolean {
  return table.status === 'open' && table.seats.filter(isSeated).length >= game.seats.min;
}

/** Whether an invitation has not been answered. */
export function isUnanswered(occupant: SeatOccupant): occupant is Extract<SeatOccupant, { kind: 'invited' }> {
  return occupant.kind === 'invited' && occupant.answer === undefined;
}

/** Returns the users for whom seats are reserved, whatever they have answered. */
export function invitedTo({ status, seats }: Pick<Table, 'status' | 'seats'>): string[] {
  return status === 'open' ? seats.flatMap((occupant) => (occupant.kind === 'invited' ? [occupant.id] : [])) : [];
}

/** Returns the seats on turn. Empty before the start, during a pause and after the end. */
export function onTurn({ table, game }: LoadedTable): readonly Seat[] {
  return table.status === 'playing' ? game.turn(table.state) : [];
}

export function personsAt(table: Table): string[] {
  return [...new Set(table.seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.id] : [])))];
}

/** Whether the occupant is a person who plays or has left. */
export function isPlayer(
  occupant: SeatOccupant | undefined,
): occupant is Extract<SeatOccupant, { kind: 'person' | 'gone' }> {
  return occupant?.kind === 'person' || occupant?.kind === 'gone';
}

/** Returns the users who play at a table or have left it. */
export function playersAt({ seats }: Table): string[] {
  return [...new Set(seats.filter(isPlayer).map(({ id }) => id))];
}

/** Returns the level of the computer in a seat, including one that plays for a player who left. Undefined if no computer plays there. */
export function levelAt(occupant: SeatOccupant | undefined): string | undefined {
  return occupant?.kind === 'computer' || occupant?.kind === 'gone' ? occupant.level : undefined;
}

/** Returns the number of people and programs, who may keep each other waiting. Computers reply immediately. */
export function nonComputerCount(table: Table): number {
  return personsAt(table).length + table.seats.filter(({ kind }) => kind === 'program').length;
}

/** Whether the occupant is a person or a program. */
export function isNonComputer(occupant: SeatOccupant | undefined): boolean {
  return occupant?.kind === 'person' || occupant?.kind === 'program';
}

/** Returns the seats of a user's programs. */
export function programsOf(table: Table, person: string): Seat[] {
  return seatsWhere(table, (occupant) => occupant.kind === 'program' && occupant.owner?.id === person);
}

/** Returns the seats of a user, then those of their programs. */
export function ownSeats(table: Table, person: string): Seat[] {
  return [...seatsOf(table, person), ...programsOf(table, person)];
}

/** Returns the seat of the program with this hashed token. Undefined if there is none. */
export function seatOfToken(table: Table, token: string): Seat | undefined {
  return seatsWhere(table, (occupant) => occupant.kind === 'program' && occupant.token === token)[0];
}

/** Returns the owners of programs at a table. */
export function ownersAt({ seats }: Table): string[] {
  return seats.flatMap((occupant) => (occupant.kind === 'program' && occupant.owner ? [occupant.owner.id] : []));
}

/** Returns the users whom a computer has replaced and who may return. */
export function replacedAt({ seats }: Table): string[] {
  return seats.flatMap((occupant) => (occupant.kind === 'computer' && occupant.instead ? [occupant.instead.id] : []));
}

/** Returns the seat in which a computer has replaced a user, or undefined if there is none. */
export function seatInsteadOf(table: Table, person: string): Seat | undefined {
  return seatsWhere(table, (occupant) => occupant.kind === 'computer' && occupant.instead?.id === person)[0];
}

/** Whether a user has an interest in the result of a table: plays there, has left or was replaced, or owns a program there. */
export function isInvolved(table: Table, user: string): boolean {
  return [...playersAt(table), ...ownersAt(table), ...replacedAt(table)].includes(user);
}

/** Whether the same person sits in both seats. */
export function isSamePerson({ seats }: Pick<Table, 'seats'>, one: Seat, other: Seat): boolean {
  const [a, b] = [seats[one], seats[other]];
  return a?.kind === 'person' && b?.kind === 'person' && a.id === b.id;
}

/** Returns the first seat on turn in which a computer moves automatically, or undefined if there is none. */
export function computerOnTurn(loaded: LoadedTable): { seat: Seat; level: string } | undefined {
  if (loaded.table.terms.computersWait) return undefined;
  for (const seat of onTurn(loaded)) {
    const level = levelAt(loaded.table.seats[seat]);
    if (level !== undefined) return { seat, level };
  }
  return undefined;
}

/** Whether a table has one person, and computers in all other seats. */
export function hasOnePerson(table: Table): boolean {
  return table.seats.every(({ kind }) => kind === 'person' || kind === 'computer') && personsAt(table).length === 1;
}

/** Returns the result of a table, or undefined if it is not over. Tables that ended without a result have no winners. */
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
    case 'inactivity':
    case 'absence':
    case 'manager':
    case 'operator':
    case 'exercise':
      return { winners: [] };
  }
}

/** Returns the result with all players who left ranked last. The player who left first is at the bottom. */
function withoutLeavers({ seats }: Table, result: Result | undefined): Result | undefined {
  const leftAt = (seat: Seat) => {
    const occupant = seats[seat];
    return occupant?.kind === 'gone' ? occupant.at : undefined;
  };
  const left = [...seats.keys()].filter((seat) => leftAt(seat) !== undefined);
  if (!result || left.length === 0) return result;
  const stayed = placesOf(result, seats.length).map((level) => level.filter((seat) => !left.includes(seat)));
  const last = left.sort((a, b) => (leftAt(b) ?? 0) - (leftAt(a) ?? 0)).map((seat) => [seat]);
  return resultOfPlaces([...stayed.filter((level) => level.length > 0), ...last]);
}

/** Returns the server, or the DM channel, under which a table's history is stored. */
export function homeOf({ guild, channel }: Pick<BoardLocation, 'guild' | 'channel'>): string {
  return guild ?? channel;
}

/** Returns the users who wait at a table without a seat. */
export function waitersAt({ features }: Pick<LoadedTable, 'features'>, table: Table): string[] {
  return withHook(features, 'waitingList').flatMap(({ waitingList }) => waitingList.usersAt(table));
}

/** Returns the users with a place at a table: players, owners of programs, replaced players and invited users. */
export function usersAt(table: Table): string[] {
  return [...personsAt(table), ...ownersAt(table), ...replacedAt(table), ...invitedTo(table)];
}

/** Whether a user has a place at a table or waits for one. */
export function isMember(context: Pick<LoadedTable, 'features'>, table: Table, person: string): boolean {
  return [...usersAt(table), ...waitersAt(context, table)].includes(person);
}

/** Whether boards are visible only to players. */
export function isPrivate({ table, game }: LoadedTable): boolean {
  return game.secrets !== false || table.terms.hidden === true;
}

/** Whether moves are secret and viewers receive events at different times. */
export function hasSecretMoves({ game }: LoadedTable): boolean {
  return typeof game.secrets === 'object';
}

/** Whether only computers are on turn at a table with secret moves. They move immediately, and the wait must not be visible. */
export function isHiddenComputerTurn(loaded: LoadedTable): boolean {
  const acting = onTurn(loaded);
  return (
    hasSecretMoves(loaded) &&
    acting.length > 0 &&
    acting.every((seat) => levelAt(loaded.table.seats[seat]) !== undefined)
  );
}

/** Whether a table has no channel of its own yet: it is in its forum or in the lobby, where several tables can be. */
export function isUnplaced({ channel, forum, lobby }: BoardLocation): boolean {
  return channel === forum || channel === lobby;
}

/** Whether a table at this location is the only one of its channel. */
export function occupiesChannel(location: BoardLocation): boolean {
  return !isUnplaced(location) && !location.inPanel;
}

/** Whether a table waits for players in the lobby. */
export function isInLobby({ status, location: { channel, lobby } }: Pick<Table, 'status' | 'location'>): boolean {
  return status === 'open' && channel === lobby;
}

/** Whether the forum post of a table, or the thread of a game that has started in the lobby, must still be created. */
export function needsThread(table: Table, { channel, forum, lobby }: BoardLocation = table.location): boolean {
  return channel === forum || (channel === lobby && hasBegun(table));
}
