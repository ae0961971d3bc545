import { hash, randomInt } from 'node:crypto';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Context } from '../context.ts';
import { dayOf } from '../day.ts';
import { DAY_MS } from '../duration.ts';
import { keyedHash } from '../secret.ts';
import { type GamePuzzle, hasPuzzles } from './puzzle.ts';
import { readScores, scoreIn } from './rating.ts';

/** One of so many that suit somebody best comes next, so that nobody knows which. */
const SUITABLE = 8;

/** A puzzle for somebody: about as hard as they are strong, and one they have not tried yet; else one of those they tried longest ago. */
export async function nextPuzzle(
  context: Context,
  person: string,
  games: readonly AnyGame[],
): Promise<GamePuzzle | undefined> {
  const scores = await readScores(context, person);
  const today = await puzzleOfDay(context, dayOf(context.now()));
  const candidates = games.flatMap((game) => {
    const { rating, tried } = scoreIn(scores, game.id);
    const all = game.puzzles?.all().filter(({ id }) => id !== today?.puzzle.id) ?? [];
    return all.map((puzzle) => ({
      game,
      puzzle,
      triedAt: tried.indexOf(puzzle.id),
      distance: Math.abs(puzzle.rating - rating.rating),
    }));
  });
  const fresh = candidates.filter(({ triedAt }) => triedAt < 0).sort((one, other) => one.distance - other.distance);
  const again = () => candidates.sort((one, other) => one.triedAt - other.triedAt);
  const suitable = (fresh.length > 0 ? fresh : again()).slice(0, SUITABLE);
  return suitable.length > 0 ? suitable[randomInt(suitable.length)] : undefined;
}

/**
 * The puzzle of a day, the same for everybody in this installation; games take turns. It is the one whose hash comes first, so
 * that an update that adds or removes others hardly ever changes it.
 */
export async function puzzleOfDay(context: Context, day: string): Promise<GamePuzzle | undefined> {
  const games = [...context.shelf.values()].filter(hasPuzzles);
  const game = games[(Date.parse(day) / DAY_MS) % games.length];
  const key = await keyedHash(context, 'daily', `puzzle ${day}`);
  const hashed = game?.puzzles?.all().map((puzzle) => ({ game, puzzle, at: hash('sha256', `${key} ${puzzle.id}`) }));
  return hashed?.sort((one, other) => (one.at < other.at ? -1 : 1))[0];
}
