import type { AnyGame } from '../../../games/kit/game.ts';
import type { Lock } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Rehearsal } from '../computers/rehearsal.ts';
import type { Context } from '../context.ts';
import { gameFailed, type Refused } from '../refusal.ts';
import { readOrQuarantineLog } from './log.ts';
import type { LoadedTable } from './table.ts';

/** Rehearses a line of a game from outside; a table at which the game hangs or throws is quarantined. Nothing if it is sound. */
export async function rehearseLine(
  context: Context,
  loaded: LoadedTable,
  move: Rehearsal['moves'][number],
  lock: Lock,
): Promise<Refused | undefined> {
  const { state, seats } = loaded.table;
  return unlessSound(context, loaded, { from: { state, seats: seats.length }, moves: [move] }, lock);
}

/** Rehearses a table of a game from outside from its beginning. */
export async function rehearseTable(context: Context, loaded: LoadedTable, lock?: Lock): Promise<Refused | undefined> {
  if (!context.computerPool.isOutside(loaded.game)) return undefined;
  const moves = (await readOrQuarantineLog(context, loaded.table)) ?? [];
  return unlessSound(context, loaded, { from: beginningOf(loaded.table), moves }, lock);
}

/** Rehearses how a game from outside sets up a table, which is refused where it hangs or throws. */
export async function rehearseSetup(context: Context, game: AnyGame, table: Table): Promise<Refused | undefined> {
  const why = await context.computerPool.faultIn(game, { from: beginningOf(table), moves: [] });
  if (why === undefined) return undefined;
  context.log.error({ game: game.id, why }, 'A game failed to set up a table');
  return gameFailed(game);
}

/** Takes a table out of play whose game has failed, with a line in the operator's log. */
export async function quarantineFailed(
  context: Context,
  { table, game }: LoadedTable,
  why: string,
  lock?: Lock,
): Promise<Refused> {
  await context.tables.quarantine(table.id, lock);
  context.log.error({ table: table.id, game: game.id, why }, 'A game failed at a table, which was quarantined');
  return gameFailed(game);
}

async function unlessSound(
  context: Context,
  loaded: LoadedTable,
  rehearsal: Rehearsal,
  lock: Lock | undefined,
): Promise<Refused | undefined> {
  const why = await context.computerPool.faultIn(loaded.game, rehearsal);
  return why === undefined ? undefined : quarantineFailed(context, loaded, why, lock);
}

function beginningOf({ options, seed, seats }: Table): Rehearsal['from'] {
  return { options, seed, seats: seats.length };
}
