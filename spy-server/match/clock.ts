import { computer } from '@longtable/spy/computers';
import type { Player, State } from '@longtable/spy/state';
import { strike } from '../wire/outbound.ts';
import { playLegal, settle } from './answers.ts';
import { endPause } from './pause.ts';
import { tell } from './report.ts';
import { type Request, SEATS, type Session, type Table } from './session.ts';
import { forfeit, kick } from './status.ts';

/** Returns the time of a match's next deadline, or undefined if there is none. */
export function nextDeadline({ slots, pause, ending }: Session): number | undefined {
  if (ending) return undefined;
  const deadlines = [
    pause?.until,
    ...slots.flatMap(({ request, lost, gone }) => (gone ? [] : [request?.deadline, lost?.deadline])),
  ].filter((deadline) => typeof deadline === 'number');
  return deadlines.length > 0 ? Math.min(...deadlines) : undefined;
}

/** Handles all expired deadlines. */
export function handleDeadlines(table: Table): void {
  const { session } = table;
  const isDue = (deadline: number | null | undefined) => typeof deadline === 'number' && deadline <= session.now;
  for (const seat of SEATS) if (!session.ending && isDue(session.slots[seat].lost?.deadline)) forfeit(table, seat);
  if (!session.ending && isDue(session.pause?.until)) endPause(table, { enforced: true });
  for (const seat of SEATS) {
    const { request } = session.slots[seat];
    if (!session.ending && request && isDue(request.deadline)) missDeadline(table, seat, request);
  }
}

const REASONS: Readonly<Record<Request['kind'], string>> = {
  item: 'No item was chosen in time.',
  equipment: 'No equipment was chosen in time.',
  operation: 'Turn phase time limit reached.',
};

/**
 * Handles a missed deadline: counts a strike, then ends the turn or chooses at random. After too many strikes,
 * disqualifies the player.
 */
function missDeadline(table: Table, seat: Player, { kind }: Request): void {
  const { session } = table;
  const slot = session.slots[seat];
  const max = session.header.files.config.strikeMaximum;
  slot.strikes++;
  tell(table, seat, strike(slot.strikes, max, REASONS[kind]));
  if (slot.strikes >= max) kick(table, seat, ['TOO_MANY_STRIKES']);
  else {
    slot.request = null;
    slot.answered = true;
    settle(
      table,
      kind === 'operation' ? playLegal(session.state, seat, 'retire', table, true) : chooseRandomly(table, seat),
    );
  }
}

/** Returns the state after a random choice for a player. */
function chooseRandomly(table: Table, seat: Player): State {
  let { state } = table.session;
  const { phase } = state;
  let line = '';
  do {
    line = computer(state, seat, 'beginner');
    state = playLegal(state, seat, line, line === 'ready' ? table : undefined);
  } while (phase === 'equipment' && line !== 'ready');
  return state;
}
