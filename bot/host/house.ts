import { randomBytes, randomInt } from 'node:crypto';
import type { AnyGame } from '../../games/kit/game.ts';
import type { Storage, Store } from '../../storage/index.ts';
import { type Deadline, deadlines, type Place, places, type Unsettled, unsettledTables } from '../../storage/place.ts';
import { type Player, players } from '../../storage/player.ts';
import { type Move, pieces, type Table, tables } from '../../storage/table.ts';
import { Marks } from './marks.ts';

/** What goes wrong or is worth knowing, for the operator. */
export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** The house in which all tables stand: the shelf, the stores, a clock and a source of seeds. */
export interface House {
  readonly shelf: ReadonlyMap<string, AnyGame>;
  readonly storage: Storage;
  readonly tables: Store<Table>;
  readonly pieces: Store<Move[]>;
  readonly players: Store<Player>;
  readonly places: Store<Place>;
  readonly unsettled: Store<Unsettled>;
  readonly deadlines: Store<Deadline>;
  /** The deadlines of all tables, as far as this process knows. */
  readonly due: Map<string, number>;
  readonly marks: Marks;
  readonly log: Log;
  now(): number;
  newSeed(): number;
  newId(): string;
}

/** Opens the house on a storage with the games of a shelf. */
export function openHouse(parts: { storage: Storage; shelf: readonly AnyGame[]; log: Log; now?: () => number }): House {
  const { storage, shelf, log, now = Date.now } = parts;
  const newId = () => randomBytes(6).toString('base64url');
  return {
    shelf: new Map(shelf.map((game) => [game.id, game])),
    storage,
    tables: storage.store(tables),
    pieces: storage.store(pieces),
    players: storage.store(players),
    places: storage.store(places),
    unsettled: storage.store(unsettledTables),
    deadlines: storage.store(deadlines),
    due: new Map(),
    marks: new Marks(newId()),
    log,
    now,
    newSeed: () => randomInt(2 ** 31),
    newId,
  };
}
