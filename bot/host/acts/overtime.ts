import type { Seat } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import { newNotice } from '../table/notices.ts';
import { type Seated, seatsOf, waitingAt } from '../table/table.ts';

/** What can be done about somebody whose time is up: the others win, it gets another full turn, or the computer goes on. */
export const DECISIONS = ['claim', 'wait', 'computer'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A seat whose time is up, in one of its turns. */
export interface Late {
  readonly seat: Seat;
  readonly turn: number;
}

/** How a question about a seat whose time is up names it. */
export function lateness({ table }: Seated, seat: Seat): Late {
  return { seat, turn: table.turns[seat] ?? 0 };
}

/** Whether a question about a seat is still open. */
function isLate({ clock, turns }: Table, { seat, turn }: Late): boolean {
  return clock.lapsed.includes(seat) && turns[seat] === turn;
}

/** Decides about a seat whose time is up, as a person who waits for it wishes; the first decision counts. */
export async function decideOvertime(
  house: House,
  id: string,
  person: string,
  late: Late,
  decision: Decision,
): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const { table } = seated;
    if (seatsOf(table, person).length === 0) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    const { seat } = late;
    if (!isLate(table, late)) return refusal('stale');
    if (!waitingAt(seated).includes(person)) return refusal('notWaiting');
    const decided = decide(seated, seat, decision, seatsOf(table, person)[0], house.now());
    return 'refused' in decided ? decided : { table: decided };
  });
}

function decide(
  seated: Seated,
  seat: Seat,
  decision: Decision,
  decider: Seat | undefined,
  now: number,
): Table | Refused {
  const { table, game } = seated;
  switch (decision) {
    case 'claim':
      return ended(table, { by: 'time', seat }, now, decider);
    case 'wait': {
      const notices = [newNotice(table, 'turn', [seat])];
      return { ...table, clock: anotherTurn(table, seat, now), notices };
    }
    case 'computer': {
      const level = game.computers?.levels.at(-1)?.id;
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
