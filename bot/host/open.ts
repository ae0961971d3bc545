import type { AnyGame, Refusal } from '../../games/kit/game.ts';
import type { Sitter, Table } from '../../storage/table.ts';
import { findTableAt } from './find.ts';
import type { House } from './house.ts';
import { type Refused, refusal } from './refusal.ts';
import { unsettle } from './settling.ts';
import { commitSeats } from './sitting.ts';
import { personsAt, type Seated, worthKeeping } from './table.ts';

/** What somebody asks for with `/play`. */
export interface Request {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly sitters: readonly Sitter[];
  readonly place: Table['place'];
}

/** Opens a table: at once in play when every seat is taken, else waiting for players. */
export async function openTable(house: House, request: Request): Promise<Seated | Refused> {
  const { game, place } = request;
  const options = game.options.safeParse(request.options);
  if (!options.success) return { refused: badOptions(options.error.issues) };
  return house.storage.alone(`place:${place.channel}`, async () => {
    if (await isTaken(house, place.channel)) return refusal('placeTaken');
    const now = house.now();
    const table = startIfFull(game, {
      id: house.newId(),
      game: game.id,
      options: options.data,
      seed: house.newSeed(),
      seats: [...request.sitters],
      status: 'open',
      state: null,
      version: 0,
      turns: request.sitters.map(() => 0),
      tail: [],
      events: [],
      resigned: null,
      place,
      begun: now,
      moved: now,
    });
    if ('refused' in table) return table;
    await commitSeats(house, personsAt(table), table.id, true, [
      house.tables.put(table.id, table),
      house.places.put(place.channel, { table: table.id }),
      ...unsettle(house, table.id),
    ]);
    return { table, game };
  });
}

/** Sets the game up once nobody is waited for. */
export function startIfFull(game: AnyGame, table: Table): Table | Refused {
  if (table.seats.some((sitter) => sitter.kind === 'open')) return table;
  const begun = game.setup(table.options, table.seed, table.seats.length);
  if (begun.refused) return begun;
  return { ...table, status: 'playing', state: begun.state, events: worthKeeping(begun.events) };
}

/** Whether a table that is not over stands in a place. */
export async function isTaken(house: House, channel: string): Promise<boolean> {
  const found = await findTableAt(house, channel);
  return 'table' in found && found.table.status !== 'over';
}

function badOptions(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const what = issues.map((issue) => `\`${issue.path.join('.')}\`: ${issue.message}`).join('; ');
  return {
    code: 'options',
    sentence: {
      en: `The game does not take these options: ${what}`,
      de: `Mit diesen Optionen lässt es sich nicht spielen: ${what}`,
    },
  };
}
