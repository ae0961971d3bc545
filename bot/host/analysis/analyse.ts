import type { AnyGame } from '@longtable/kit';
import type { Analysis, TurningPoint, WinChances } from '../../../storage/records/analysis.ts';
import type { ComputerPool } from '../computers/pool.ts';
import type { Context } from '../context.ts';
import type { GameRecord } from '../history/record.ts';
import { replay, replayAt } from '../history/replay.ts';
import type { Refused } from '../refusal.ts';
import { accuracyOf, lossesOf, type Stop, stopsOf, withFound } from './losses.ts';

/** So many turns that may have turned the game are looked at move by move, and so many moves of each. */
const SUSPECTS = 6;
const MOVES_EACH = 6;
/** So many of them are told. */
const TOLD = 3;
/** What a better move must gain at least, because the games that are played out differ by chance. */
const LEAST_GAIN = 0.05;

/** Looks at a finished game: what everybody could expect in every turn, and where it turned. `heard` is told how far it is. */
export async function analyse(
  context: Context,
  user: string,
  record: GameRecord,
  heard: (share: number) => void = () => {},
): Promise<Analysis | Refused> {
  const { computerPool: pool } = context;
  const stops = stopsOf(record.lines);
  // The end is played too, so that a game that can't be played again is refused.
  const replayed = await replay(context, user, record);
  if ('refused' in replayed) return replayed;
  const { game } = replayed;
  const statesAt = async (moves: readonly number[]) => {
    const positions = await replayAt(context, user, record, moves);
    return new Map('refused' in positions ? [] : positions.map(({ state, move }) => [move, state]));
  };
  const states = await statesAt(stops.map(({ move }) => move));
  const progress = counting(stops.length + SUSPECTS, heard);
  const outlooks: WinChances[] = [];
  const everybody = [...record.seats.keys()];
  for (const { move } of stops) {
    outlooks.push({
      move,
      outlook: rounded(await pool.outlook(game, states.get(move), everybody, { seats: everybody.length })),
    });
    progress();
  }
  const losses = lossesOf(stops, outlooks);
  const suspects = [...losses].sort((a, b) => b.loss - a.loss).slice(0, SUSPECTS);
  const closer = await statesAt(suspects.flatMap(({ stop }) => movesIn(record, stop)));
  const found: TurningPoint[] = [];
  for (const { stop } of suspects) {
    const point = await turningPoint(pool, game, record, closer, stop);
    if (point) found.push(point);
    progress();
  }
  const told = found.toSorted((a, b) => b.gain - a.gain).slice(0, TOLD);
  const known = withFound(losses, found);
  return {
    winChances: outlooks,
    turningPoints: told.sort((a, b) => a.move - b.move),
    accuracy: record.seats.map((_, seat) => accuracyOf(known.filter(({ stop }) => stop.seat === seat))),
  };
}

/**
 * The move of a turn that gave away most, against what the computer would have played there. The largest of many guesses is
 * partly luck, so it is looked at again.
 */
async function turningPoint(
  pool: ComputerPool,
  game: AnyGame,
  record: GameRecord,
  states: ReadonlyMap<number, unknown>,
  stop: Stop,
): Promise<TurningPoint | undefined> {
  const { lines, seats } = record;
  const { seat } = stop;
  const gainOf = async ({ move, played, better }: Omit<TurningPoint, 'gain'>, look: number) => {
    const expected = async (line: string) =>
      (await pool.outlook(game, states.get(move), [seat], { seats: seats.length, line, look }))[seat] ?? 0;
    return (await expected(better)) - (await expected(played));
  };
  let worst: TurningPoint | undefined;
  for (const move of movesIn(record, stop)) {
    const advice = await pool.advise(game, states.get(move), seat, move).catch(() => undefined);
    const played = lines[move]?.line ?? '';
    if (!advice || advice.line === played || game.play(states.get(move), seat, advice.line).refused) continue;
    const point = { move, seat, played, better: advice.line, ...(advice.why && { why: advice.why }) };
    const gain = await gainOf(point, 0);
    if (gain > (worst?.gain ?? 0)) worst = { ...point, gain };
  }
  const gain = worst ? await gainOf(worst, 1) : 0;
  return worst && gain >= LEAST_GAIN ? { ...worst, gain: rounded([gain])[0] ?? 0 } : undefined;
}

/** Returns the first moves of a turn that its seat made. */
function movesIn({ lines }: GameRecord, { seat, move: first, end }: Stop): number[] {
  return Array.from({ length: end - first }, (_, at) => first + at)
    .filter((move) => lines[move]?.seat === seat)
    .slice(0, MOVES_EACH);
}

/** To a thousandth, as it is kept. */
function rounded(shares: readonly number[]): number[] {
  return shares.map((share) => Math.round(1000 * share) / 1000);
}

function counting(of: number, heard: (share: number) => void): () => void {
  let done = 0;
  return () => heard(++done / of);
}
