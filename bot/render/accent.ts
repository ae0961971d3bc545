import { type LoadedTable, onTurn } from '../host/table/table.ts';

/** The colours of the seats, told apart by those who see few colours too: blue, orange, green, purple. */
const SEATS = [0x3b82f6, 0xf59e0b, 0x10b981, 0xa855f7] as const;
/** Several may act at once. */
const SEVERAL = 0xe5e7eb;

/** The colour of a table's frame says whose move it is; where nobody is to move there is none. */
export function accentOf(loaded: LoadedTable): number | undefined {
  if (loaded.table.status !== 'playing') return undefined;
  const [seat, ...others] = onTurn(loaded);
  if (seat === undefined) return undefined;
  return others.length > 0 ? SEVERAL : SEATS[seat % SEATS.length];
}
