import { FIELDS, fieldName } from '../fields.ts';
import { farmland } from '../index.ts';
import type { Card, State, Unit } from '../state.ts';

/** Parses a test card: `card('Milk Cow Farmer 1400/1400')`; the last word is the role. */
export function card(text: string): Card {
  const [, qualifier, role, atk, def] = /^(.*) (\S+) (-?\d+)\/(-?\d+)$/.exec(text) ?? [];
  return { qualifier: qualifier!, role: role!, atk: Number(atk), def: Number(def) };
}

/** Returns a test unit: face up and of the first team by default. */
export function unit(text: string, changes: Partial<Unit> = {}): Unit {
  return { kind: 'unit', team: 0, card: card(text), up: true, blocks: false, moved: false, ...changes };
}

/** Returns a test position: Kings on D1 and D7 by default, the first team to move, the document's decks. */
export function stage(pieces: Readonly<Record<string, State['board'][number]>>, changes: Partial<State> = {}): State {
  const table = farmland.setup({}, 1, 2);
  if (table.refused) throw new Error(table.refused.code);
  const board = FIELDS.map((field) => pieces[fieldName(field)] ?? table.state.board[field] ?? null);
  return { ...table.state, board, ...changes };
}
