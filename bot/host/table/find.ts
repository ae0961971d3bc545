import { Newer, Spoiled } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { rebuilt, rulesOf } from './rebuild.ts';
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
  const before = isPresent && soundBefore(house, table);
  if (before) return { table: before, game };
  const state = game.state.safeParse(table.state);
  if (state.success && isPresent) {
    noteSound(house, table, state.data);
    return { table: { ...table, state: state.data }, game };
  }
  const again = await rebuilt(house, { table, game });
  if (again) return again;
  return isPresent ? setAside(house, id, String(state.error?.message)) : refusal('rulesChanged');
}

/** Notes that the state of a table is sound, and how its game reads it. */
export function noteSound({ states }: House, { state }: Table, read = state): void {
  if (typeof state === 'object' && state !== null) states.set(state, read);
}

/** A table with a state that this process has read or played to before. */
function soundBefore({ states }: House, table: Table): Table | undefined {
  const { state } = table;
  if (typeof state !== 'object' || state === null || !states.has(state)) return undefined;
  const read = states.get(state);
  return read === state ? table : { ...table, state: read };
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
