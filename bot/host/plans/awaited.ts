import type { Seat } from '../../../games/kit/game.ts';
import type { LoadedTable } from '../table/table.ts';

/** The one seat that is to act; nothing where it is over or several are. */
export function awaitedAt({ table, game }: LoadedTable): Seat | undefined {
  const [seat, ...others] = game.turn(table.state);
  return others.length === 0 ? seat : undefined;
}
