import type { Seat } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/records/table.ts';
import { type LoadedTable, onTurn } from './table.ts';

/** Whether single moves at a table are a secret: each hears of them at their own time, and whoever waits sees what they last saw. */
export function tellsInPieces({ game }: LoadedTable): boolean {
  return game.publicPhase !== undefined;
}

/** Whether only computers are to act at such a table: they answer at once, and nobody needs to be shown that they were waited for. */
export function isPassing(loaded: LoadedTable): boolean {
  const acting = onTurn(loaded);
  return (
    tellsInPieces(loaded) && acting.length > 0 && acting.every((seat) => loaded.table.seats[seat]?.kind === 'computer')
  );
}

/** Whether a seat's time begins anew with a change: with each of its moves, or, where those are a secret, when everybody may see that it goes on. */
export function beginsAnew(before: Table | undefined, { table, game }: LoadedTable, seat: Seat): boolean {
  if (!before || before.state === null || !game.publicPhase) return before?.turns[seat] !== table.turns[seat];
  return game.publicPhase(before.state) !== game.publicPhase(table.state);
}
