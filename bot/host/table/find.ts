import { Spoiled } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { hasBegun, type Seated } from './table.ts';

/** Reads a table and checks it whole, its game's state too. One that is not sound is set aside; the rest of the house goes on. */
export async function findTable(house: House, id: string): Promise<Seated | Refused> {
  let table: Table | undefined;
  try {
    table = await house.tables.get(id);
  } catch (error) {
    if (error instanceof Spoiled) return setAside(house, id, error.message);
    throw error;
  }
  if (!table) return refusal('noTable');
  const game = house.shelf.get(table.game);
  if (!game) return refusal('gameGone');
  if (!hasBegun(table)) return { table, game };
  const state = game.state.safeParse(table.state);
  if (!state.success) return setAside(house, id, state.error.message);
  return { table: { ...table, state: state.data }, game };
}

/** The table that stands in a channel, thread or DM; a place whose table cannot be played any more is free again. */
export async function findTableAt(house: House, channel: string): Promise<Seated | Refused> {
  const place = await readSound(house, house.places, channel);
  if (!place) return refusal('nothingHere');
  const found = await findTable(house, place.table);
  if ('refused' in found && found.refused.code !== 'gameGone') await house.storage.commit(house.places.drop(channel));
  return found;
}

async function setAside(house: House, id: string, why: string): Promise<Refused> {
  await house.tables.setAside(id);
  house.log.error({ table: id, why }, 'A table failed validation and was set aside');
  return refusal('setAside');
}
