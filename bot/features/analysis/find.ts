import type { Seat } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable, Request } from '../../host/feature.ts';
import { readOrQuarantine } from '../../host/records.ts';
import { suitableLevel } from '../../host/table/table.ts';
import { type GameRecord, recordOf } from '../history/index.ts';
import { analyse } from './analyse.ts';
import { type Analysis, analysisKind } from './record.ts';

type ProgressListener = (share: number) => void;

/** A running analysis and its progress listeners. */
interface Running {
  readonly done: Promise<Analysis>;
  readonly listeners: Set<ProgressListener>;
}

const running = new WeakMap<object, Map<string, Running>>();

/** Returns the stored analysis of a finished table, or makes it. Concurrent callers share one analysis. */
export async function analysisOf(
  context: Context,
  user: string,
  table: Table,
  onProgress: ProgressListener,
): Promise<Analysis> {
  const kept = await readOrQuarantine(context, analysisKind, table.id);
  if (kept) return kept;
  const all = running.get(context.resources) ?? new Map<string, Running>();
  running.set(context.resources, all);
  const known = all.get(table.id) ?? startAnalysis(context, user, table);
  all.set(table.id, known);
  known.listeners.add(onProgress);
  try {
    return await known.done;
  } finally {
    known.listeners.delete(onProgress);
    all.delete(table.id);
  }
}

function startAnalysis(context: Context, user: string, table: Table): Running {
  const listeners = new Set<ProgressListener>();
  const make = async () => {
    const record = await recordOf(context, table);
    const made = await analyse(context, user, record, (share) => {
      for (const heard of listeners) heard(share);
    });
    await context.storage.transact({ writes: [context.storage.store(analysisKind).put(table.id, made)] });
    return made;
  };
  return { done: make(), listeners };
}

/** A user who continues a finished game from a move with another line. */
interface LineAttempt {
  readonly person: string;
  readonly name: string | undefined;
  readonly seat: Seat;
  readonly move: number;
}

/** Returns the request for an unrated table that continues a finished game from a move, against computers near the user's rating. */
export async function tryFrom(
  context: Context,
  { table, game }: LoadedTable,
  record: GameRecord,
  { person: id, name, seat, move }: LineAttempt,
): Promise<Omit<Request, 'location'>> {
  const level = await suitableLevel(context, game, id);
  const occupants = table.seats.map((_, at): SeatOccupant => {
    if (at === seat) return { kind: 'person', id, ...(name && { name }) };
    return { kind: 'computer', level: level?.id ?? '' };
  });
  const { options, seed } = record;
  return {
    game,
    options,
    seed,
    occupants,
    seated: true,
    terms: { unrated: true },
    opening: record.lines.slice(0, move),
  };
}
