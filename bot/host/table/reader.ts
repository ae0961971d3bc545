import type { Notable, Seat, Viewer } from '../../../games/kit/game.ts';
import type { Reader } from '../../../games/kit/reader.ts';
import type { Language } from '../../../games/kit/text.ts';
import { namesAt } from './names.ts';
import { hasBegun, type LoadedTable } from './table.ts';

/** Whoever watches a table that goes on, and may see everything. */
export function watcherAt(loaded: LoadedTable, language: Language): Reader {
  return { ...readerAt(loaded, 'spectator', language), open: true, live: true };
}

/** What a seat can note now; undefined where there is nothing. */
export function notableFor(loaded: LoadedTable, seat: Seat, language: Language): Notable | undefined {
  const { table, game } = loaded;
  if (table.status !== 'playing') return undefined;
  const notable = game.face.notable?.(table.state, readerAt(loaded, seat, language));
  return notable?.things.length ? notable : undefined;
}

/** Somebody who reads about a table; once it is over, however that came, nothing is hidden from them. */
export function readerAt({ table, game }: LoadedTable, viewer: Viewer, language: Language): Reader {
  const isOpen = table.status === 'over' && hasBegun(table);
  const notes = table.notes?.filter(({ seat }) => seat === viewer) ?? [];
  return {
    viewer,
    language,
    names: namesAt(table, game, language),
    ...(notes.length > 0 && { notes }),
    ...(isOpen && { open: true as const }),
  };
}
