import type { Table } from '../../../storage/records/table.ts';
import { DAY_MS } from '../duration.ts';

/** How long players have to say that a silent table goes on. */
const GRACE_MS = 7 * DAY_MS;

type Silence = NonNullable<Table['silence']>;

/** Silence that begins now. */
export function quietFrom(now: number, after: number): Silence {
  return { after, since: now, asked: false };
}

/** When somebody is to be asked about a silent table, or it is cleared away if they were; never if it is over. */
export function silentAt({ status, silence }: Table): number | undefined {
  if (!silence || (status !== 'playing' && status !== 'paused')) return undefined;
  return silence.since + silence.after + (silence.asked ? GRACE_MS : 0);
}

/**
 * A table after a change at this moment: whoever moved has broken the silence. Its beginning is kept to the day, so that not
 * every move puts a deadline off. A table from before silence was kept is given this much.
 */
export function heard(before: Table | undefined, after: Table, now: number, usual: number): Table {
  const { silence } = after;
  if (!silence) return after.status === 'over' ? after : { ...after, silence: quietFrom(now, usual) };
  if (!before || before.moved === after.moved) return after;
  if (!silence.asked && now - silence.since < DAY_MS) return after;
  return { ...after, silence: quietFrom(now, silence.after) };
}
