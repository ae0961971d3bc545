import type { Seat } from '../../../games/kit/game.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import type { Request } from '../actions/open.ts';
import type { Context } from '../context.ts';
import { levelFor, NEAR } from '../history/levels.ts';
import type { GameRecord } from '../history/record.ts';
import type { LoadedTable } from '../table/table.ts';

/** Who tries another line: where they sit, and before which move. */
interface Attempt {
  readonly person: string;
  readonly name: string | undefined;
  readonly seat: Seat;
  readonly move: number;
}

/** A game that goes on from a move of a finished one, against computers about as strong; it counts for nothing. */
export async function tryFrom(
  context: Context,
  { table, game }: LoadedTable,
  record: GameRecord,
  { person: id, name, seat, move }: Attempt,
): Promise<Omit<Request, 'place'>> {
  const level = await levelFor(context, game, id, NEAR);
  const sitters = table.seats.map((_, at): Sitter => {
    if (at === seat) return { kind: 'person', id, ...(name && { name }) };
    return { kind: 'computer', level: level?.id ?? '' };
  });
  const { options, seed } = record;
  return { game, options, seed, sitters, seated: true, rated: false, opening: record.lines.slice(0, move) };
}
