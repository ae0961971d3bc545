import type { Seat } from '../../../games/kit/game.ts';
import type { Move } from '../../../storage/records/table.ts';
import type { Change } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSoundLog, truncateLog } from '../table/log.ts';
import { turnNotices } from '../table/notices.ts';
import { withPlansStopped } from '../table/plan.ts';
import { playAgain } from '../table/rebuild.ts';
import { isSamePerson, onTurn, type Seated } from '../table/table.ts';

/** Takes a seat's last move back, and what computers answered to it: the game is played again up to there. */
export async function takeBack(house: House, seated: Seated, seat: Seat, agreeing = seat): Promise<Change | Refused> {
  const { table, game } = seated;
  const log = await readSoundLog(house, table);
  if (!log) return refusal('cannotUndo');
  const way = wayBack(seated, log, seat);
  if ('refused' in way) return way;
  const kept = log.slice(0, -way.moves);
  const again = await playAgain(seated, kept);
  if (!again) return refusal('cannotUndo');
  const { table: shorter, writes } = truncateLog(house, table, kept);
  // Where the others had to agree, everybody has to think anew.
  const back = {
    ...(way.alone ? shorter : withPlansStopped(shorter, 'undo')),
    ...again,
    undoable: Math.max(0, table.undoable - way.moves),
    offer: null,
    notices: [],
    moved: house.now(),
  };
  return { table: { ...back, notices: turnNotices(seated, { table: back, game }, agreeing) }, writes };
}

/** The way back for a seat: how many moves go, and whether its player may take them back without asking anybody. */
export interface WayBack {
  readonly moves: number;
  readonly alone: boolean;
}

/** How a seat can take its last move back, or why it cannot. */
export async function findWayBack(house: House, seated: Seated, seat: Seat): Promise<WayBack | Refused> {
  const log = await readSoundLog(house, seated.table);
  return log ? wayBack(seated, log, seat) : refusal('cannotUndo');
}

/**
 * A seat's last move and whatever came after it. Alone, a player takes back only what drew nothing by chance, showed nobody
 * anything new and left the turn with them; for more than that the others have to agree, and where there are none it stands.
 */
function wayBack(seated: Seated, log: readonly Move[], seat: Seat): WayBack | Refused {
  const { table } = seated;
  if (table.lesson) return refusal('lessonForward');
  const last = log.findLastIndex((move) => move.seat === seat);
  if (last < 0) return refusal('nothingToUndo');
  const moves = log.length - last;
  const isHarmless = moves <= table.undoable;
  const others = table.seats.filter((sitter, other) => sitter.kind === 'person' && !isSamePerson(table, other, seat));
  if (others.length === 0) return isHarmless ? { moves, alone: true } : refusal('cannotUndo');
  return { moves, alone: isHarmless && moves === 1 && onTurn(seated).includes(seat) };
}
