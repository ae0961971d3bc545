import type { AnyGame, GameEvent, Result, Seat } from '../../games/kit/game.ts';
import type { Text } from '../../games/kit/text.ts';
import type { Table } from '../../storage/table.ts';

/** A table with its game at hand, read from storage and found sound. */
export interface Seated {
  readonly table: Table;
  readonly game: AnyGame;
}

/** The seats of a person, at most one except where somebody plays both sides. */
export function seatsOf(table: Table, person: string): Seat[] {
  return table.seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.id === person ? [seat] : []));
}

/** The seats that may act now; nobody acts before the start and after the end. */
export function onTurn({ table, game }: Seated): readonly Seat[] {
  return table.status === 'playing' ? game.turn(table.state) : [];
}

/** The persons who sit at a table, each once. */
export function personsAt(table: Table): string[] {
  return [...new Set(table.seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.id] : [])))];
}

/** The computer seat that has to move next, if there is one. */
export function computerOnTurn(seated: Seated): { seat: Seat; level: string } | undefined {
  for (const seat of onTurn(seated)) {
    const sitter = seated.table.seats[seat];
    if (sitter?.kind === 'computer') return { seat, level: sitter.level };
  }
  return undefined;
}

/** How a table ended: as its game says, or by giving up. */
export function resultOf({ table, game }: Seated): Result | undefined {
  if (table.resigned === null) return table.status === 'over' ? game.result(table.state) : undefined;
  const winners = table.seats.map((_, seat) => seat).filter((seat) => seat !== table.resigned);
  return { winners, sentence: gaveUp(table, table.resigned) };
}

function gaveUp(table: Table, seat: Seat): Text {
  const sitter = table.seats[seat];
  const who = sitter?.kind === 'person' ? `<@${sitter.id}>` : `#${seat + 1}`;
  return { en: `${who} gave up.`, de: `${who} hat aufgegeben.` };
}

/** Boards that the original prints in between are not kept: a face draws the present one. */
export function worthKeeping(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event) => event.kind !== 'board');
}
