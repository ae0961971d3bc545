import type { Seat } from '../../games/kit/game.ts';
import type { Table } from '../../storage/table.ts';
import { changeTable } from './change.ts';
import { ended } from './ending.ts';
import type { House } from './house.ts';
import { newNotice } from './notices.ts';
import { type Refused, refusal } from './refusal.ts';
import { type Seated, seatsOf, waitingAt } from './table.ts';

/** What can be done about somebody whose time is up: the others win, it gets another full turn, or the computer goes on. */
export const DECISIONS = ['claim', 'wait', 'computer'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A seat whose time is up, in one of its turns. */
export interface Late {
  readonly seat: Seat;
  readonly turn: number;
}

/** Decides about a seat whose time is up, as a person who waits for it wishes; the first decision counts. */
export async function decideOvertime(
  house: House,
  id: string,
  person: string,
  { seat, turn }: Late,
  decision: Decision,
): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const { table } = seated;
    if (seatsOf(table, person).length === 0) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (!table.clock.lapsed.includes(seat) || table.turns[seat] !== turn) return refusal('stale');
    if (!waitingAt(seated).includes(person)) return refusal('notWaiting');
    const decided = decide(seated, seat, decision, house.now());
    return 'refused' in decided ? decided : { table: decided };
  });
}

function decide({ table, game }: Seated, seat: Seat, decision: Decision, now: number): Table | Refused {
  switch (decision) {
    case 'claim':
      return ended(table, { by: 'time', seat }, now);
    case 'wait':
      return { ...table, clock: anotherTurn(table, seat, now), notices: [newNotice(table, 'turn', [seat])] };
    case 'computer': {
      const level = game.levels?.at(-1);
      if (level === undefined) return refusal('noComputer');
      return { ...table, offer: null, seats: table.seats.with(seat, { kind: 'computer', level }) };
    }
  }
}

function anotherTurn({ clock }: Table, seat: Seat, now: number): Table['clock'] {
  const others = (seats: readonly Seat[]) => seats.filter((other) => other !== seat);
  const until = clock.until.with(seat, now + (clock.perTurn ?? 0));
  return { ...clock, until, reminded: others(clock.reminded), lapsed: others(clock.lapsed) };
}
