import { statistics } from '../../games/spy/rules/course/ending.ts';
import { opponentOf } from '../../games/spy/rules/match/people.ts';
import type { Player } from '../../games/spy/state.ts';
import { errorBody, gameLeft, statisticsBody, type WireVictory } from '../wire/outbound.ts';
import type { ErrorReason } from '../wire/words.ts';
import { tell, tellAll, tellOthers } from './post.ts';
import type { Table } from './session.ts';

/** Ends a match and tells everybody who is still there. */
export function end(table: Table, winner: Player, reason: WireVictory): void {
  const { session } = table;
  session.ending = { winner, reason };
  session.pause = null;
  for (const chair of session.chairs) chair.request = null;
  tellAll(table, statisticsBody(session.header, winner, reason, statistics(session.state)));
}

/** Turns a player out: they get the errors and nothing more, and the other one wins. */
export function kick(table: Table, seat: Player, reasons: readonly ErrorReason[], words = ''): void {
  const chair = table.session.chairs[seat];
  for (const reason of reasons) tell(table, seat, errorBody(reason, words));
  chair.gone = true;
  table.post.hangUp(seat);
  tellOthers(table, seat, gameLeft(chair.party.id));
  end(table, opponentOf(seat), 'VICTORY_BY_KICK');
}

/** A player goes for good; in the committee's dialect the leaver hears the result too. */
export function leave(table: Table, seat: Player): void {
  const chair = table.session.chairs[seat];
  tellAll(table, gameLeft(chair.party.id));
  if (!chair.party.doubled) chair.gone = true;
  end(table, opponentOf(seat), 'VICTORY_BY_LEAVE');
  chair.gone = true;
}

/** A player who did not come back in time. */
export function forfeit(table: Table, seat: Player): void {
  const { chairs, state } = table.session;
  chairs[seat].gone = true;
  end(table, opponentOf(seat), state.phase === 'rounds' ? 'VICTORY_BY_KICK' : 'VICTORY_BY_LEAVE');
}
