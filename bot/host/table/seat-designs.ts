import type { AnyGame, Design, PerSeat, SeatDesign } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { LoadedTable } from '../feature.ts';
import { Refusal } from '../refusal.ts';

/** Returns the options of a table including the designs of its players. */
export function optionsAt({ table, game }: Pick<LoadedTable, 'table' | 'game'>): Readonly<Record<string, unknown>> {
  return { ...withSeatDesigns(game, table.options as object, table.seats) };
}

export type SeatDesignKind = Design & { readonly second: { readonly perSeat: PerSeat } };

/** Returns the kind of design that each player can choose for their seat, or undefined if the game has none. */
export function seatDesignKind({ designs = [] }: AnyGame): SeatDesignKind | undefined {
  return designs.find((design): design is SeatDesignKind => design.second?.perSeat !== undefined);
}

/** Returns the design that an occupant has chosen for their seat. */
export function chosenDesignOf(occupant: SeatOccupant | undefined): SeatDesign | undefined {
  return occupant && 'design' in occupant ? occupant.design : undefined;
}

/** Returns a game's options with the designs of all seats. Omits the option if no seat has a design. */
function withSeatDesigns(game: AnyGame, options: object, seats: readonly SeatOccupant[]): object {
  const { perSeat } = seatDesignKind(game)?.second ?? {};
  if (!perSeat) return options;
  const { [perSeat.option]: _, ...rest } = options as Readonly<Record<string, unknown>>;
  const brought = seats.map((occupant) => chosenDesignOf(occupant) ?? null);
  return brought.some(Boolean) ? { ...rest, [perSeat.option]: brought } : rest;
}

/** Removes an occupant's design, which has become part of the game's options. */
export function withoutDesign(occupant: SeatOccupant): SeatOccupant {
  if (occupant.kind !== 'person') return occupant;
  const { design, ...rest } = occupant;
  return rest;
}

/** Whether players can use designs of their own. These are not balanced, so the game must be unrated. */
export function isOpenToDesigns({ terms: { unrated, help } }: Table): boolean {
  return unrated === true || help === true;
}

/** Refuses a custom design in a rated game. */
export function checkDesign(table: Table, design: SeatDesign | undefined): void {
  if (design?.text !== undefined && !isOpenToDesigns(table)) throw new Refusal('ratedDesign');
}
