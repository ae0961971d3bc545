import type { Seat } from '@longtable/kit';
import type { TurningPoint, WinChances } from '../../../storage/records/analysis.ts';
import type { Move } from '../../../storage/records/table.ts';

/** Where a game is looked at: before a move of a seat, up to the next place. */
export interface Stop {
  readonly move: number;
  readonly seat: Seat;
  /** The first move after the turn. */
  readonly end: number;
}

/** What a seat gave away in a turn. */
export interface Loss {
  readonly stop: Stop;
  readonly loss: number;
}

/** A curve needs no more points than this. */
const MOST_STOPS = 36;
/** So much a curve wavers by chance. */
const NOISE = 0.04;

/** The turns of a game: moves of one seat in a row, or single moves where one plays alone; of a long game only some. */
export function stopsOf(lines: readonly Pick<Move, 'seat'>[]): Stop[] {
  const isSolo = lines.every(({ seat }) => seat === lines[0]?.seat);
  const starts = lines.flatMap(({ seat }, move) => (isSolo || lines[move - 1]?.seat !== seat ? [move] : []));
  const kept = spread(starts, MOST_STOPS);
  return kept.map((move, at) => ({ move, seat: lines[move]?.seat ?? 0, end: kept[at + 1] ?? lines.length }));
}

/** So many of a list at most, evenly from its beginning on. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.ceil(list.length / step) }, (_, at) => list[Math.floor(at * step)] as T);
}

/** What each turn cost whoever played it, as far as the next turn shows. */
export function lossesOf(stops: readonly Stop[], outlooks: readonly WinChances[]): Loss[] {
  return stops.slice(0, -1).map((stop, at) => {
    const [before, after] = [outlooks[at], outlooks[at + 1]].map((one) => one?.outlook[stop.seat] ?? 0);
    return { stop, loss: Math.max(0, before! - after! - NOISE) };
  });
}

/** The same with what a closer look found: a turn cost at least what the better move in it would have gained. */
export function withFound(losses: readonly Loss[], found: readonly TurningPoint[]): Loss[] {
  return losses.map(({ stop, loss }) => {
    const gains = found.filter(({ move }) => move >= stop.move && move < stop.end).map(({ gain }) => gain);
    return { stop, loss: Math.max(loss, ...gains) };
  });
}

/** How well a seat played, from 0 to 100, as Lichess counts it: every turn by what it gave away. Nothing without turns. */
export function accuracyOf(losses: readonly Loss[]): number | null {
  if (losses.length === 0) return null;
  const each = losses.map(({ loss }) => Math.max(0, 103.1668 * Math.exp(-4.354 * loss) - 3.1669));
  return Math.min(100, Math.round(each.reduce((sum, one) => sum + one, 0) / each.length));
}
