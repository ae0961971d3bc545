import type { GameEvent, Seat } from '../../../games/kit/game.ts';
import type { Move } from '../../../storage/records/table.ts';
import type { Change } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { isDiscreet } from '../table/discretion.ts';
import { readLog, truncateLog } from '../table/log.ts';
import { turnNotices } from '../table/notices.ts';
import { tellOn } from '../table/story.ts';
import { type Seated, worthKeeping } from '../table/table.ts';

/** Takes a seat's last move back, and what computers answered to it: the game is played again up to there. */
export async function takeBack(house: House, seated: Seated, seat: Seat, agreeing = seat): Promise<Change | Refused> {
  const { table, game } = seated;
  const log = await readLog(house, table);
  const count = movesToTakeBack(seated, log, seat);
  if (typeof count !== 'number') return count;
  const kept = log.slice(0, -count);
  const rebuilt = playAgain(seated, kept);
  if (!rebuilt) return refusal('cannotUndo');
  const { table: shorter, writes } = truncateLog(house, table, kept);
  const back = {
    ...shorter,
    ...rebuilt,
    undoable: table.undoable - count,
    offer: null,
    notices: [],
    moved: house.now(),
  };
  return { table: { ...back, notices: turnNotices(seated, { table: back, game }, agreeing) }, writes };
}

/** Why a seat cannot take its last move back, if there is a reason. */
export async function noWayBack(house: House, seated: Seated, seat: Seat): Promise<Refused | undefined> {
  const count = movesToTakeBack(seated, await readLog(house, seated.table), seat);
  return typeof count === 'number' ? undefined : count;
}

/** How many moves go when a seat takes its last one back: only computers may have moved since, and nothing was shown or drawn. */
function movesToTakeBack({ table }: Seated, log: readonly Move[], seat: Seat): number | Refused {
  const last = log.findLastIndex((move) => table.seats[move.seat]?.kind !== 'computer');
  if (last < 0 || log[last]?.seat !== seat) return refusal('nothingToUndo');
  const count = log.length - last;
  return count <= table.undoable ? count : refusal('cannotUndo');
}

/** The state after these moves and what is told of them; nothing if the game does not take them any more. */
function playAgain(
  { table, game }: Seated,
  moves: readonly Move[],
): { state: unknown; events: GameEvent[] } | undefined {
  const begun = game.setup(table.options, table.seed, table.seats.length);
  if (begun.refused) return undefined;
  let { state } = begun;
  let events = worthKeeping(begun.events);
  for (const [index, { seat, line }] of moves.entries()) {
    const outcome = game.play(state, seat, line);
    if (outcome.refused) return undefined;
    state = outcome.state;
    const before = moves[index - 1]?.seat;
    events = tellOn(events, outcome.events, {
      seats: table.seats,
      seat,
      before,
      discreet: isDiscreet({ table, game }),
    });
  }
  return { state, events };
}
