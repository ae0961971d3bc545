import type { GameEvent, Seat } from '../../../games/kit/game.ts';
import type { Move } from '../../../storage/records/table.ts';
import type { Change } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { isDiscreet } from '../table/discretion.ts';
import { readLog, truncateLog } from '../table/log.ts';
import { turnNotices } from '../table/notices.ts';
import { tellOn } from '../table/story.ts';
import { isSamePerson, onTurn, type Seated, worthKeeping } from '../table/table.ts';

/** Takes a seat's last move back, and what computers answered to it: the game is played again up to there. */
export async function takeBack(house: House, seated: Seated, seat: Seat, agreeing = seat): Promise<Change | Refused> {
  const { table, game } = seated;
  const log = await readLog(house, table);
  const way = wayBack(seated, log, seat);
  if ('refused' in way) return way;
  const kept = log.slice(0, -way.moves);
  const rebuilt = playAgain(seated, kept);
  if (!rebuilt) return refusal('cannotUndo');
  const { table: shorter, writes } = truncateLog(house, table, kept);
  const back = {
    ...shorter,
    ...rebuilt,
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
  return wayBack(seated, await readLog(house, seated.table), seat);
}

/**
 * A seat's last move and whatever came after it. Alone, a player takes back only what drew nothing by chance, showed nobody
 * anything new and left the turn with them; for more than that the others have to agree, and where there are none it stands.
 */
function wayBack(seated: Seated, log: readonly Move[], seat: Seat): WayBack | Refused {
  const { table } = seated;
  const last = log.findLastIndex((move) => move.seat === seat);
  if (last < 0) return refusal('nothingToUndo');
  const moves = log.length - last;
  const isHarmless = moves <= table.undoable;
  const others = table.seats.filter((sitter, other) => sitter.kind === 'person' && !isSamePerson(table, other, seat));
  if (others.length === 0) return isHarmless ? { moves, alone: true } : refusal('cannotUndo');
  return { moves, alone: isHarmless && moves === 1 && onTurn(seated).includes(seat) };
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
