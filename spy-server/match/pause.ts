import type { Player } from '../../games/spy/state.ts';
import { gamePause } from '../wire/outbound.ts';
import { operate } from './answers.ts';
import { tellAll } from './post.ts';
import { sendRequest, startClock, stopClocks } from './requests.ts';
import { isEnforced, SEATS, type Table } from './session.ts';

/** A player asks for a pause or for its end; a forced one cannot be ended, and saying it again changes nothing. */
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

/** Ends a pause that somebody asked for. */
export function endPause(table: Table, { enforced }: { readonly enforced: boolean }): void {
  table.session.pause = null;
  tellAll(table, gamePause(false, enforced));
  goOn(table, SEATS);
}

/** Clocks run again; requests are repeated to those who may have missed or answered them, unless an answer is at hand. */
export function goOn(table: Table, repeatTo: readonly Player[]): void {
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
