import type { Seat } from '../../../games/kit/game.ts';
import { onTurn, type Seated } from './table.ts';

/** Whether nobody may be told which seat a table waits for. */
export function isDiscreet({ game }: Seated): boolean {
  return game.awaits !== undefined;
}

/** The seats to address where these are meant: those of all persons alike, if which ones are meant is a secret. */
export function addressed(seated: Seated, seats: readonly Seat[]): Seat[] {
  return isDiscreet(seated) && seats.length > 0 ? personSeats(seated) : [...seats];
}

/** The seats to call at a discreet table after a change: all persons', once for everything that the table waits for. */
export function calledAnew(before: Seated, after: Seated): Seat[] {
  const awaited = awaitedAt(after);
  return awaited === undefined || awaited === awaitedAt(before) ? [] : personSeats(after);
}

function awaitedAt(seated: Seated): string | undefined {
  return onTurn(seated).length > 0 ? seated.game.awaits?.(seated.table.state) : undefined;
}

function personSeats({ table }: Seated): Seat[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
