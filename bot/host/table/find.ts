import { Newer, Spoiled } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { rebuilt, rulesOf } from './rebuild.ts';
import { stateOf } from './state.ts';
import { hasBegun, type Seated } from './table.ts';

/**
 * Reads a table and checks it whole, its game's state too. The log is the truth: a state of older rules, or one that is
 * damaged, is played again from it. A table that is not sound is set aside; the rest of the house goes on.
 */
export async function findTable(house: House, id: string): Promise<Seated | Refused> {
  let table: Table | undefined;
  try {
    table = await house.tables.get(id);
  } catch (error) {
    if (error instanceof Newer) return refusal('newer');
    if (error instanceof Spoiled) return setAside(house, id, error.message);
    throw error;
  }
  if (!table) return refusal('noTable');
  const game = house.shelf.get(table.game);
  if (!game) return refusal('gameGone');
  if (table.rules > rulesOf(game)) return refusal('newer');
  if (!hasBegun(table)) return { table, game };
  const isPresent = table.rules === rulesOf(game);
  const state = isPresent ? (house.states.get(keyOf(table)) ?? (await stateOf(house, { table, game }))) : undefined;
  if (state !== undefined) {
    noteState(house, table, state);
    return { table: state === table.state ? table : { ...table, state }, game };
  }
  const again = await rebuilt(house, { table, game });
  if (again) return again;
  // Moves may have been taken back between the look at the table and the look at its log.
  if ((await house.tables.get(id)) !== table) return findTable(house, id);
  return isPresent ? setAside(house, id, 'its log leads to no sound state') : refusal('rulesChanged');
}

/** Notes the state of a table, so that nobody in this process has to find it again. */
export function noteState({ states }: House, table: Table, state = table.state): void {
  states.set(keyOf(table), state);
}

/** Whoever changes a table otherwise keeps its state as it is; what was read anew has none. */
function keyOf(table: Table): object {
  return typeof table.state === 'object' && table.state !== null ? table.state : table;
}

/** The table that stands in a channel, thread or DM; a place whose table cannot be played any more is free again. */
export async function findTableAt(house: House, channel: string): Promise<Seated | Refused> {
  const place = await readSound(house, house.places, channel);
  if (!place) return refusal('nothingHere');
  const found = await findTable(house, place.table);
  if ('refused' in found && GONE.includes(found.refused.code)) await house.storage.commit(house.places.drop(channel));
  return found;
}

/** What leaves a place free; any other table may be played on some day. */
const GONE = ['noTable', 'setAside'];

async function setAside(house: House, id: string, why: string): Promise<Refused> {
  await house.tables.setAside(id);
  house.log.error({ table: id, why }, 'A table failed validation and was set aside');
  return refusal('setAside');
}
