import type { Seat } from '@longtable/kit';
import { z } from 'zod';
import type { Move } from '../../../storage/records/table.ts';
import { text } from '../../../storage/records/table-parts.ts';
import { recordKind } from '../../../storage/store.ts';

/** A move that lost winning chances, how much, and the better move with its reason if the computers can judge the game. */
const turningPoint = z.strictObject({
  move: z.int().min(0),
  seat: z.int().min(0),
  played: z.string(),
  better: z.string().optional(),
  gain: z.number(),
  /** Whether most of the loss was bad luck. Then there is no better move. */
  isLuck: z.boolean().optional(),
  why: text.optional(),
});

/** Expected result of each seat before a move, from 0 to 1. */
const outlook = z.strictObject({ move: z.int().min(0), outlook: z.array(z.number()) });

const schema = z.strictObject({
  /** Values before the first move of each turn and at the end, smoothed. Long games are sampled. */
  winChances: z.array(outlook),
  turningPoints: z.array(turningPoint),
});

export type WinChances = z.infer<typeof outlook>;
export type TurningPoint = z.infer<typeof turningPoint>;
export type Analysis = z.infer<typeof schema>;

/** Analysis of a finished table. The record id is the table id. */
export const analysisKind = recordKind('analysis', schema);

/** A turn of the analysis: the moves from `move` up to, but not including, `end`. */
export interface Stop {
  readonly move: number;
  readonly seat: Seat;
  readonly end: number;
}

/** The winning chances that a seat lost in a turn. */
interface Loss {
  readonly stop: Stop;
  readonly loss: number;
}

/** Maximum number of points of the curve. */
const MAX_STOPS = 36;
/** Smaller changes of the curve are not worth a look. */
const MIN_SWING = 0.01;
/** Differences up to this size are noise of the playouts. */
const NOISE = 0.04;

/**
 * Returns the turns of a game: its steps if it has any, else consecutive moves of one seat, or single moves in a solo
 * game. Long games are sampled.
 */
export function stopsOf(lines: readonly Pick<Move, 'seat'>[], steps?: readonly number[]): Stop[] {
  const isSolo = lines.every(({ seat }) => seat === lines[0]?.seat);
  const starts = steps ?? lines.flatMap(({ seat }, move) => (isSolo || lines[move - 1]?.seat !== seat ? [move] : []));
  const kept = sampleEvenly(starts, MAX_STOPS);
  return kept.map((move, at) => ({ move, seat: lines[move]?.seat ?? 0, end: kept[at + 1] ?? lines.length }));
}

/** Returns winning chances averaged with their neighbours, because playouts are random. The last one stays as it is. */
export function smooth(outlooks: readonly WinChances[]): WinChances[] {
  return outlooks.map(({ move, outlook }, at) => {
    const [before, after] = [outlooks[at - 1], outlooks[at + 1]];
    if (!after) return { move, outlook };
    return {
      move,
      outlook: outlook.map(
        (own, seat) => ((before?.outlook[seat] ?? own) + 2 * own + (after.outlook[seat] ?? own)) / 4,
      ),
    };
  });
}

/** Returns at most `most` entries, evenly spaced from the first. */
export function sampleEvenly<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.ceil(list.length / step) }, (_, at) => list[Math.floor(at * step)] as T);
}

/** Returns the loss of each turn: the decrease of the winning chance until the next turn, minus the noise. */
export function lossesOf(stops: readonly Stop[], outlooks: readonly WinChances[]): Loss[] {
  return stops.map((stop, at) => {
    const [before, after] = [outlooks[at], outlooks[at + 1]].map((each) => each?.outlook[stop.seat] ?? 0);
    return { stop, loss: Math.max(0, before! - after! - NOISE) };
  });
}

/** A large change of a seat's winning chance in a turn: the moves from `move` up to, but not including, `end`. */
export interface Swing {
  readonly move: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the turns with the largest changes of a seat's winning chance, in order. */
export function swingsOf({ winChances }: Analysis, seat: Seat, most: number): Swing[] {
  const changes = winChances.slice(1).map(({ move: end, outlook }, at): Swing => {
    const start = winChances[at]!;
    return { move: start.move, end, before: start.outlook[seat] ?? 0, after: outlook[seat] ?? 0 };
  });
  const size = ({ before, after }: Swing) => Math.abs(after - before);
  return changes
    .filter((swing) => size(swing) >= MIN_SWING)
    .sort((one, other) => size(other) - size(one))
    .slice(0, most)
    .sort((one, other) => one.move - other.move);
}

/** Returns the decrease of the mover's winning chance on the curve from a turn to the next, the maximum gain of a better move in it. */
export function dropOf(stops: readonly Stop[], outlooks: readonly WinChances[], { move, seat }: Stop): number {
  const at = stops.findIndex((stop) => stop.move === move);
  const [before = 0, after = before] = [outlooks[at], outlooks[at + 1]].map((each) => each?.outlook[seat]);
  return Math.max(0, before - after);
}
