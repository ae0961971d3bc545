import type { Viewer } from '../../../games/kit/game.ts';
import type { Reader } from '../../../games/kit/reader.ts';
import type { Language } from '../../../games/kit/text.ts';
import { namesAt } from './names.ts';
import { hasBegun, type LoadedTable } from './table.ts';

/** Whoever watches a table that goes on, and may see everything. */
export function watcherAt(loaded: LoadedTable, language: Language): Reader {
  return { ...readerAt(loaded, 'spectator', language), open: true, live: true };
}

/** Somebody who reads about a table; once it is over, however that came, nothing is hidden from them. */
export function readerAt({ table, game }: LoadedTable, viewer: Viewer, language: Language): Reader {
  const isOpen = table.status === 'over' && hasBegun(table);
  return { viewer, language, names: namesAt(table, game, language), ...(isOpen && { open: true as const }) };
}
