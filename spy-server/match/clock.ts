import { computer } from '@longtable/spy/computers';
import type { Player, State } from '@longtable/spy/state';
import { gamePause, gameStarted, strike } from '../wire/messages.ts';
import { operate, playLegal, settle } from './answers.ts';
import {
  currentStatus,
  forfeit,
  kick,
  sendRequest,
  sendToAll,
  sendToOthers,
  sendViews,
  startClock,
  stopClocks,
  tell,
} from './report.ts';
import { isEnforced, type Request, SEATS, type Session, type Table } from './session.ts';

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

/**
 * Handles a request to pause or resume. It has no effect outside of the rounds, during an enforced pause, or if it is
 * repeated.
 */
export function askPause(table: Table, wanted: boolean): void {
  const { session } = table;
  if (session.state.phase !== 'rounds' || isEnforced(session) || wanted === (session.pause !== null)) return;
  if (wanted) beginPause(table);
  else endPause(table, { enforced: false });
}

function beginPause(table: Table): void {
  const { session } = table;
  const { pauseLimit } = session.header.files.config;
  session.pause = { until: pauseLimit < 0 ? null : session.now + pauseLimit * 1000, left: null };
  stopClocks(session);
  sendToAll(table, gamePause(true, false));
}

/** Ends a requested pause. `enforced` states whether its time has run out. */
function endPause(table: Table, { enforced }: { readonly enforced: boolean }): void {
  table.session.pause = null;
  sendToAll(table, gamePause(false, enforced));
  resumeClocks(table, SEATS);
}

/**
 * Restarts the clocks. Plays the operations stored during the pause, and repeats the other open requests to `repeatTo`.
 */
function resumeClocks(table: Table, repeatTo: readonly Player[]): void {
  const { session } = table;
  for (const slot of session.slots) startClock(session, slot);
  for (const seat of SEATS) {
    const { kept } = session.slots[seat];
    session.slots[seat].kept = null;
    if (session.ending || !session.slots[seat].request) continue;
    if (kept) operate(table, seat, kept);
    else if (repeatTo.includes(seat)) sendRequest(table, seat);
  }
}

/** Pauses the match after a lost connection, up to the reconnect limit. */
export function onDisconnect(table: Table, seat: Player): void {
  const { session } = table;
  const slot = session.slots[seat];
  if (session.ending || slot.gone || slot.lost) return;
  const first = !isEnforced(session);
  const { reconnectLimit } = session.header.files.config;
  slot.lost = { deadline: reconnectLimit < 0 ? null : session.now + reconnectLimit * 1000 };
  slot.unanswered = 0;
  stopClocks(session);
  const { pause } = session;
  if (pause && pause.until !== null) Object.assign(pause, { left: pause.until - session.now, until: null });
  if (first) sendToOthers(table, seat, gamePause(true, true));
}

/**
 * Handles a reconnect: sends the current state, and resumes the match if no other player is disconnected and no
 * requested pause runs.
 */
export function onReconnect(table: Table, seat: Player): void {
  const { session } = table;
  if (session.ending || !session.slots[seat].lost) return;
  session.slots[seat].lost = null;
  tell(table, seat, gameStarted(session.header, seat));
  const inRounds = session.state.phase === 'rounds';
  if (inRounds) sendViews(table, (audience) => currentStatus(session, audience));
  if (isEnforced(session)) {
    tell(table, seat, gamePause(true, true));
    if (!inRounds) sendRequest(table, seat);
  } else if (session.pause) {
    const { left } = session.pause;
    if (left !== null) Object.assign(session.pause, { until: session.now + left, left: null });
    sendToAll(table, gamePause(true, false));
  } else {
    sendToAll(table, gamePause(false, false));
    resumeClocks(table, inRounds ? SEATS : [seat]);
  }
}
