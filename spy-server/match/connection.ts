import type { Player } from '../../games/spy/state.ts';
import { gamePause, gameStarted } from '../wire/outbound.ts';
import { goOn } from './pause.ts';
import { showAll, tell, tellAll, tellOthers } from './post.ts';
import { sendRequest, stopClocks } from './requests.ts';
import { isEnforced, SEATS, type Table } from './session.ts';
import { presentStatus } from './status.ts';

/** A player's connection is gone: everything waits for them, as long as the match allows. */
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

/** A player is back: they see where the match stands, and it goes on when nobody is missing. */
export function comeBack(table: Table, seat: Player): void {
  const { session } = table;
  if (session.ending || !session.chairs[seat].lost) return;
  session.chairs[seat].lost = null;
  tell(table, seat, gameStarted(session.header));
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
