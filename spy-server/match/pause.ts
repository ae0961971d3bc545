import type { Player } from '@longtable/spy/state';
import { gamePause, gameStarted } from '../wire/outbound.ts';
import { operate } from './answers.ts';
import { showAll, tell, tellAll, tellOthers } from './report.ts';
import { sendRequest, startClock, stopClocks } from './requests.ts';
import { isEnforced, SEATS, type Table } from './session.ts';
import { presentStatus } from './status.ts';

/** Handles a request to pause or resume. An enforced pause cannot be ended, and repeated requests have no effect. */
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
  tellAll(table, gamePause(true, false));
}

/** Ends a requested pause. */
export function endPause(table: Table, { enforced }: { readonly enforced: boolean }): void {
  table.session.pause = null;
  tellAll(table, gamePause(false, enforced));
  goOn(table, SEATS);
}

/** Restarts clocks and repeats open requests, unless an operation was stored during the pause. */
function goOn(table: Table, repeatTo: readonly Player[]): void {
  const { session } = table;
  for (const chair of session.chairs) startClock(session, chair);
  for (const seat of SEATS) {
    const { kept } = session.chairs[seat];
    session.chairs[seat].kept = null;
    if (session.ending || !session.chairs[seat].request) continue;
    if (kept) operate(table, seat, kept);
    else if (repeatTo.includes(seat)) sendRequest(table, seat);
  }
}

/** Pauses the match after a lost connection, up to the reconnect limit. */
export function lose(table: Table, seat: Player): void {
  const { session } = table;
  const chair = session.chairs[seat];
  if (session.ending || chair.gone || chair.lost) return;
  const first = !isEnforced(session);
  const { reconnectLimit } = session.header.files.config;
  chair.lost = { deadline: reconnectLimit < 0 ? null : session.now + reconnectLimit * 1000 };
  chair.unanswered = 0;
  stopClocks(session);
  const { pause } = session;
  if (pause && pause.until !== null) Object.assign(pause, { left: pause.until - session.now, until: null });
  if (first) tellOthers(table, seat, gamePause(true, true));
}

/** Handles a reconnect: sends the current state, and resumes the match if no player is missing. */
export function comeBack(table: Table, seat: Player): void {
  const { session } = table;
  if (session.ending || !session.chairs[seat].lost) return;
  session.chairs[seat].lost = null;
  tell(table, seat, gameStarted(session.header, seat));
  const inRounds = session.state.phase === 'rounds';
  if (inRounds) showAll(table, (audience) => presentStatus(session, audience));
  if (isEnforced(session)) {
    tell(table, seat, gamePause(true, true));
    if (!inRounds) sendRequest(table, seat);
  } else if (session.pause) {
    const { left } = session.pause;
    if (left !== null) Object.assign(session.pause, { until: session.now + left, left: null });
    tellAll(table, gamePause(true, false));
  } else {
    tellAll(table, gamePause(false, false));
    goOn(table, inRounds ? SEATS : [seat]);
  }
}
