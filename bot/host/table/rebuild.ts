import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Move } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { tellsInPieces } from './discretion.ts';
import { readOrQuarantineLog } from './log.ts';
import { type Told, tellOn } from './story.ts';
import { type LoadedTable, worthKeeping } from './table.ts';

/** So many lines are played before others get their turn. */
const BREATH = 100;

/** The version of a game's rules and of the shape of its state. */
export function rulesOf({ version = 1 }: AnyGame): number {
  return version;
}

/** The state after these moves and what is told of them; nothing if the game does not take them any more. */
export async function playAgain(
  loaded: LoadedTable,
  moves: readonly Move[],
): Promise<({ state: unknown } & Required<Told>) | undefined> {
  const { table, game } = loaded;
  const begun = game.setup(table.options, table.seed, table.seats.length);
  if (begun.refused) return undefined;
  let { state } = begun;
  const events = worthKeeping(begun.events);
  let told: Required<Told> = { events, fresh: { turn: events.length, seats: [] } };
  for (const [index, { seat, line }] of moves.entries()) {
    if (index % BREATH === BREATH - 1) await setImmediate();
    const outcome = game.play(state, seat, line);
    if (outcome.refused) return undefined;
    state = outcome.state;
    const before = moves[index - 1]?.seat;
    told = tellOn(told, outcome.events, { seats: table.seats, seat, before, inPieces: tellsInPieces(loaded) });
  }
  return { state, ...told };
}

/** The state that the log of a table leads to under the present rules, as a table; nothing if it leads nowhere. */
export async function rebuilt(context: Context, loaded: LoadedTable): Promise<LoadedTable | undefined> {
  const { table, game } = loaded;
  const log = await readOrQuarantineLog(context, table);
  const again = log && (await playAgain(loaded, log));
  const state = again && game.state.safeParse(again.state);
  if (!again || !state?.success) return undefined;
  return { game, table: { ...table, ...again, state: state.data, rules: rulesOf(game) } };
}
