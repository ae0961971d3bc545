import type { AnyGame, Design, PerSeat, SeatDesign } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { type Refused, refusal } from '../refusal.ts';
import type { LoadedTable } from './table.ts';

/** A design of which each player can bring one. */
export type SeatDesignKind = Design & { readonly second: { readonly perSeat: PerSeat } };

/** What players can bring to a game, if there is such a thing. */
export function seatDesignKind({ designs = [] }: AnyGame): SeatDesignKind | undefined {
  return designs.find((design): design is SeatDesignKind => design.second?.perSeat !== undefined);
}

/** What whoever sits there brings, or would bring again. */
export function broughtBy(sitter: SeatOccupant | undefined): SeatDesign | undefined {
  return sitter && 'brings' in sitter ? sitter.brings : undefined;
}

/** A game's options with what those who sit down bring, in the order of their seats. */
export function withSeatDesigns(game: AnyGame, options: object, seats: readonly SeatOccupant[]): object {
  const { perSeat } = seatDesignKind(game)?.second ?? {};
  if (!perSeat) return options;
  const { [perSeat.option]: _, ...rest } = options as Readonly<Record<string, unknown>>;
  const brought = seats.map((sitter) => broughtBy(sitter) ?? null);
  return brought.some(Boolean) ? { ...rest, [perSeat.option]: brought } : rest;
}

/** Who sits at a table that has begun, each with what they brought, so that it comes along to the next game. */
export function seatsWithDesigns({ table, game }: LoadedTable): SeatOccupant[] {
  const { perSeat } = seatDesignKind(game)?.second ?? {};
  const brought =
    perSeat && (table.options as Readonly<Record<string, readonly (SeatDesign | null)[]>>)[perSeat.option];
  return table.seats.map((sitter, seat) => {
    const brings = brought?.[seat];
    return brings && sitter.kind === 'person' ? { ...sitter, brings } : sitter;
  });
}

/** Somebody without what they brought, which has become part of the game. */
export function withoutDesign(sitter: SeatOccupant): SeatOccupant {
  if (sitter.kind !== 'person') return sitter;
  const { brings, ...rest } = sitter;
  return rest;
}

/** Whether people can bring what they have made themselves: it keeps no balance, so no rating follows from it. */
export function isOpenToDesigns({ terms: { unrated, help } }: Table): boolean {
  return unrated === true || help === true;
}

/** Why something can't be brought to a table. */
export function objectionToDesign(table: Table, design: SeatDesign | undefined): Refused | undefined {
  return design?.text !== undefined && !isOpenToDesigns(table) ? refusal('ratedDesign') : undefined;
}
