import type { Write } from '../../../storage/index.ts';
import { PIECE, type Snapshot, type Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { rulesOf } from './rebuild.ts';
import type { Seated } from './table.ts';

/**
 * A table is written without its state, which follows from the log. So that nobody has to play all of it again, a snapshot
 * is written with every full piece of the log, and whenever moves are taken back: it is never of another past.
 */
export function snapshotWrites(house: House, before: Table | undefined, after: Table): Write[] {
  if (!before || after.version === before.version) return [];
  const isDue = after.version < before.version || piecesOf(after) > piecesOf(before);
  const { id, rules, version, state } = after;
  return isDue ? [house.snapshots.put(id, { rules, version, state })] : [];
}

function piecesOf({ version }: Table): number {
  return Math.floor(version / PIECE);
}

/** The state of a table of the present rules, from its snapshot and the moves since; nothing where only the whole log can tell. */
export async function stateOf(house: House, seated: Seated): Promise<unknown> {
  const { table, game } = seated;
  // Older tables were written with their state.
  if (table.state !== null) return game.state.safeParse(table.state).data;
  const base = isPutAway(table) ? undefined : await baseOf(house, seated);
  if (!base) return undefined;
  let { data: state } = game.state.safeParse(base.state);
  for (const { seat, line } of table.tail.slice(table.tail.length - (table.version - base.version))) {
    const outcome = state === undefined ? undefined : game.play(state, seat, line);
    if (!outcome || outcome.refused) return undefined;
    state = outcome.state;
  }
  return state;
}

/** What the moves in the tail go on from: the snapshot, or the beginning. */
async function baseOf(house: House, { table, game }: Seated): Promise<Pick<Snapshot, 'version' | 'state'> | undefined> {
  const before = table.version - table.tail.length;
  if (before > 0) {
    const snapshot = await readSound(house, house.snapshots, table.id);
    const isOurs = snapshot?.rules === rulesOf(game) && snapshot.version >= before && snapshot.version <= table.version;
    return isOurs ? snapshot : undefined;
  }
  const begun = game.setup(table.options, table.seed, table.seats.length);
  return begun.refused ? undefined : { version: 0, state: begun.state };
}

/** Whether a table was over for so long that only its log is left. */
function isPutAway({ status, events }: Table): boolean {
  return status === 'over' && events.length === 0;
}
