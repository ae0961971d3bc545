import type { AnyGame, Seat } from '@longtable/kit';
import { firstSeatShare } from '@longtable/kit/result';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { type Context, suitableLevel } from '../../host/context.ts';
import type { LoadedTable, Request } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { hasOwnContent } from '../../host/table/rating.ts';
import { type ComputerPool, computersOf } from '../computers/index.ts';
import { type GameRecord, recordOf, replayAt, replayStep } from '../history/index.ts';
import {
  type Analysis,
  analysisKind,
  dropOf,
  lossesOf,
  type Stop,
  smooth,
  stopsOf,
  type TurningPoint,
  type WinChances,
} from './record.ts';

/** Maximum number of turns to examine move by move. */
const MAX_SUSPECTS = 6;
const MAX_MOVES_PER_TURN = 6;
/** Maximum number of turning points to report. */
const MAX_TURNING_POINTS = 3;
/** Minimum gain of a better move. Smaller differences can be noise of the playouts. */
const MIN_GAIN = 0.05;

type Analyst = Pick<ComputerPool, 'advise' | 'winChances'>;

/** Returns what answers the questions of a user's analyses in sequence, so that computers at other tables do not wait for all. */
function analystFor(context: Context, user: string): Analyst {
  const pool = computersOf(context);
  return {
    advise: (game, state, seat, seed) => pool.advise(game, state, seat, seed, user),
    winChances: (game, state, eyes, view) => pool.winChances(game, state, eyes, { ...view, user }),
  };
}

/** Analyses a finished game: winning chances at every turn, and turning points. Calls `onProgress` with a share from 0 to 1. */
export async function analyse(
  context: Context,
  user: string,
  record: GameRecord,
  onProgress: (share: number) => void = () => {},
): Promise<Analysis> {
  const pool = analystFor(context, user);
  // Replays to the end, so that a game that cannot be replayed is refused.
  const replayed = await replayStep(context, user, record, { move: record.lines.length });
  const { game, ends } = replayed;
  const stops = stopsOf(record.lines, game.replayStep && ends.slice(0, -1));
  const statesAt = async (moves: readonly number[]) => {
    const positions = (await replayAt(context, user, record, moves).catch(ignoreRefusal)) ?? [];
    return new Map(positions.map(({ state, move }) => [move, state]));
  };
  const points = [...stops.map(({ move }) => move), record.lines.length];
  const states = await statesAt(points);
  const progress = countProgress(points.length + MAX_SUSPECTS, onProgress);
  const measured: WinChances[] = [];
  const everybody = [...record.seats.keys()];
  const usual = startChances(game, record);
  for (const move of points) {
    const outlook = await pool.winChances(game, states.get(move), everybody, { seats: everybody.length });
    measured.push({ move, outlook });
    progress();
  }
  const curve = usual ? smooth(measured).with(0, { move: 0, outlook: usual }) : smooth(measured);
  const outlooks = curve.map(({ move, outlook }) => ({ move, outlook: roundShares(outlook) }));
  const people = everybody.filter((seat) => record.seats[seat] === 'person');
  // Several seats may move in one step, such as a draft, so no player is judged by its result.
  const isJudged = ({ seat, move, end }: Stop) =>
    (people.length === 0 || people.includes(seat)) && record.lines.slice(move, end).every((line) => line.seat === seat);
  const losses = lossesOf(stops, outlooks).filter(({ stop }) => isJudged(stop));
  const suspects = [...losses].sort((a, b) => b.loss - a.loss).slice(0, MAX_SUSPECTS);
  const closer = await statesAt(
    suspects.flatMap(({ stop }) => movesIn(record, stop).flatMap((move) => [move, move + 1])),
  );
  // Where others move between the moves of a turn, luck decides much.
  const isShared = typeof game.secrets === 'object';
  const turningPoints: TurningPoint[] = [];
  for (const { stop } of suspects) {
    const most = dropOf(stops, outlooks, stop);
    const better = await turningPoint(pool, game, record, closer, stop);
    const point = better ?? (isShared ? await decline(pool, game, record, closer, stop) : undefined);
    const gain = Math.min(point?.gain ?? 0, roundShares([most])[0] ?? 0);
    if (point && gain >= MIN_GAIN) turningPoints.push({ ...point, gain });
    progress();
  }
  const largest = turningPoints.toSorted((a, b) => b.gain - a.gain).slice(0, MAX_TURNING_POINTS);
  return { winChances: outlooks, turningPoints: largest.sort((a, b) => a.move - b.move) };
}

/** Returns how often each of two seats wins, for the start position. Undefined if the game has no such results or the players brought content of their own. */
function startChances(game: AnyGame, { seats, options }: GameRecord): [number, number] | undefined {
  if (!game.firstSeat || seats.length !== 2 || hasOwnContent(game, options, [])) return undefined;
  const share = firstSeatShare(game, options);
  return [share, 1 - share];
}

/** Returns the move of a turn after which the winning chance fell most, and whether that was luck. Undefined if it fell too little. */
async function decline(
  pool: Analyst,
  game: AnyGame,
  { lines, seats }: GameRecord,
  states: ReadonlyMap<number, unknown>,
  stop: Stop,
): Promise<TurningPoint | undefined> {
  const { seat } = stop;
  const chanceAt = async (move: number, line?: string) => {
    const asked = { seats: seats.length, ...(line !== undefined && { line }) };
    return (await pool.winChances(game, states.get(move), [seat], asked))[seat] ?? 0;
  };
  let worst: { readonly move: number; readonly before: number; readonly after: number } | undefined;
  for (const move of movesIn({ lines }, stop)) {
    const [before, after] = [await chanceAt(move), await chanceAt(move + 1)];
    if (before - after > (worst ? worst.before - worst.after : MIN_GAIN)) worst = { move, before, after };
  }
  if (!worst) return undefined;
  const { move, before, after } = worst;
  const played = lines[move]?.line ?? '';
  const expected = await chanceAt(move, played);
  const isLuck = expected - after > (before - after) / 2;
  return { move, seat, played, gain: roundShares([before - after])[0] ?? 0, ...(isLuck && { isLuck }) };
}

/**
 * Returns the move of a turn that lost most compared with the computer's move, or undefined if it lost too little. Its gain is estimated a second
 * time with other playouts, because the largest of many estimates is biased.
 */
async function turningPoint(
  pool: Analyst,
  game: AnyGame,
  record: GameRecord,
  states: ReadonlyMap<number, unknown>,
  stop: Stop,
): Promise<TurningPoint | undefined> {
  const { lines, seats } = record;
  const { seat } = stop;
  const gainOf = async (
    { move, played, better }: { readonly move: number; readonly played: string; readonly better: string },
    look: number,
  ) => {
    const expected = async (line: string) =>
      (await pool.winChances(game, states.get(move), [seat], { seats: seats.length, line, look }))[seat] ?? 0;
    return (await expected(better)) - (await expected(played));
  };
  let worst: (TurningPoint & { better: string }) | undefined;
  for (const move of movesIn(record, stop)) {
    const advice = await pool.advise(game, states.get(move), seat, move).catch(() => undefined);
    const played = lines[move]?.line ?? '';
    if (!advice || advice.line === played || game.play(states.get(move), seat, advice.line).refused) continue;
    const point = { move, seat, played, better: advice.line, ...(advice.why && { why: advice.why }) };
    const gain = await gainOf(point, 0);
    if (gain > (worst?.gain ?? 0)) worst = { ...point, gain };
  }
  const gain = worst ? await gainOf(worst, 1) : 0;
  return worst && gain >= MIN_GAIN ? { ...worst, gain: roundShares([gain])[0] ?? 0 } : undefined;
}

/** Returns the indexes of the first moves that a seat made in its turn. */
function movesIn({ lines }: Pick<GameRecord, 'lines'>, { seat, move: first, end }: Stop): number[] {
  return Array.from({ length: end - first }, (_, at) => first + at)
    .filter((move) => lines[move]?.seat === seat)
    .slice(0, MAX_MOVES_PER_TURN);
}

/** Rounds to three decimal places. */
function roundShares(shares: readonly number[]): number[] {
  return shares.map((share) => Math.round(1000 * share) / 1000);
}

function countProgress(of: number, onProgress: (share: number) => void): () => void {
  let done = 0;
  return () => onProgress(++done / of);
}

type ProgressListener = (share: number) => void;

/** A running analysis and its progress listeners. */
interface Running {
  readonly done: Promise<Analysis>;
  readonly listeners: Set<ProgressListener>;
}

const running = new WeakMap<object, Map<string, Running>>();

/** Returns the stored analysis of a finished table, or undefined if there is none. */
export async function storedAnalysis(context: Context, { id }: Pick<Table, 'id'>): Promise<Analysis | undefined> {
  return readOrQuarantine(context, analysisKind, id);
}

/** Returns the stored analysis of a finished table, or makes it. Concurrent callers share one analysis. */
export async function analysisOf(
  context: Context,
  user: string,
  table: Table,
  onProgress: ProgressListener,
): Promise<Analysis> {
  const kept = await storedAnalysis(context, table);
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
    const analysis = await analyse(context, user, record, (share) => {
      for (const heard of listeners) heard(share);
    });
    await context.storage.transact({ writes: [context.storage.store(analysisKind).put(table.id, analysis)] });
    return analysis;
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
