import { computer } from '@longtable/spy/computers';
import type { Player, State } from '@longtable/spy/state';
import { strike } from '../wire/outbound.ts';
import { played, settle } from './answers.ts';
import { endPause } from './pause.ts';
import { tell } from './report.ts';
import { type Request, SEATS, type Session, type Table } from './session.ts';
import { forfeit, kick } from './status.ts';

/** Returns the next deadline of a match. */
export function nextDeadline({ chairs, pause, ending }: Session): number | undefined {
  if (ending) return undefined;
  const deadlines = [
    pause?.until,
    ...chairs.flatMap(({ request, lost, gone }) => (gone ? [] : [request?.deadline, lost?.deadline])),
  ].filter((deadline) => typeof deadline === 'number');
  return deadlines.length > 0 ? Math.min(...deadlines) : undefined;
}

/** Handles all expired deadlines. */
export function callTime(table: Table): void {
  const { session } = table;
  const isDue = (deadline: number | null | undefined) => typeof deadline === 'number' && deadline <= session.now;
  for (const seat of SEATS) if (!session.ending && isDue(session.chairs[seat].lost?.deadline)) forfeit(table, seat);
  if (!session.ending && isDue(session.pause?.until)) endPause(table, { enforced: true });
  for (const seat of SEATS) {
    const { request } = session.chairs[seat];
    if (!session.ending && request && isDue(request.deadline)) strikeOut(table, seat, request);
  }
}

const REASONS: Readonly<Record<Request['kind'], string>> = {
  item: 'No item was chosen in time.',
  equipment: 'No equipment was chosen in time.',
  operation: 'Turn phase time limit reached.',
};

/**
 * Handles a missed deadline: counts a strike and decides at random, or disqualifies the player after too many strikes.
 */
function strikeOut(table: Table, seat: Player, { kind }: Request): void {
  const { session } = table;
  const chair = session.chairs[seat];
  const most = session.header.files.config.strikeMaximum;
  chair.strikes++;
  tell(table, seat, strike(chair.strikes, most, REASONS[kind]));
  if (chair.strikes >= most) kick(table, seat, ['TOO_MANY_STRIKES']);
  else {
    chair.request = null;
    chair.answered = true;
    settle(table, kind === 'operation' ? played(session.state, seat, 'retire', table, true) : chosenFor(table, seat));
  }
}

/** Returns the state after a random choice for a player. */
function chosenFor(table: Table, seat: Player): State {
  let { state } = table.session;
  const { phase } = state;
  let line = '';
  do {
    line = computer(state, seat, 'beginner');
    state = played(state, seat, line, line === 'ready' ? table : undefined);
  } while (phase === 'equipment' && line !== 'ready');
  return state;
}
