import type { Puzzle } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzles/file';
import type { Played } from './games.ts';
import type { AnyQuarry, Quarry, Quest } from './quest.ts';
import { missesOf, ratingOf } from './rating.ts';
import { namesOfAnswer, search } from './search.ts';

/** Maximum length of an answer that is trivial if the fastest computer finds it. */
const EASY_MOVES = 3;

/** The reason a position was dropped, or `kept`. */
export type Fate =
  | 'kept'
  | 'none'
  | 'several'
  | 'too many positions'
  | 'chance'
  | 'trivial'
  | 'look-alike'
  | 'same game';

/** Counts of searches and their results. */
export class Tally {
  positions = 0;
  searches = 0;
  readonly fates = new Map<string, number>();

  add(goal: string, fate: Fate): void {
    this.fates.set(`${goal}: ${fate}`, (this.fates.get(`${goal}: ${fate}`) ?? 0) + 1);
  }
}

/** Returns the puzzles of one game that differ clearly from each other and from all known ones. */
export function puzzlesOf<State>(quarry: Quarry<State>, played: Played, looks: Set<string>, tally: Tally): Puzzle[] {
  const kept: Puzzle[] = [];
  const scenes = new Set<string>();
  for (const { state, lines } of turnsOf(quarry, played)) {
    const seat = quarry.game.turn(state)[0]!;
    for (const quest of quarry.quests) {
      const scene = quarry.sceneOf(state, quest.goal);
      if (scenes.has(scene) || !quest.isPossible(state, seat)) continue;
      const base = { options: played.options, seed: played.seed, lines, seat, goal: quest.goal };
      const found = candidateIn(quarry, quest, state, base, tally);
      const look = typeof found === 'string' ? '' : lookOf(quarry, found);
      const fate = typeof found === 'string' ? found : looks.has(look) ? 'look-alike' : 'kept';
      tally.add(quest.goal, fate);
      if (typeof found !== 'string' && fate === 'kept') {
        looks.add(look);
        scenes.add(scene);
        kept.push(found);
        break;
      }
      // A turn that can be won gets no other goal.
      if (fate !== 'none' && quest.goal === 'win') break;
    }
  }
  return kept;
}

/** Returns the positions at the start of each turn and the lines that lead there. */
function turnsOf<State>({ game, isStart }: Quarry<State>, { options, seed, lines }: Played) {
  let before: State | undefined;
  let state = positionOf<State>(game, { options, seed, lines: [] } as unknown as Puzzle);
  return lines.flatMap(({ seat, line }, at) => {
    const turn = isStart(state, before) ? [{ state, lines: lines.slice(0, at) }] : [];
    const outcome = game.play(state, seat, line);
    if (outcome.refused) throw new Error(`${game.id} refused ${line}: ${outcome.refused.code}`);
    [before, state] = [state, outcome.state];
    return turn;
  });
}

type Base = Pick<Puzzle, 'options' | 'seed' | 'lines' | 'seat' | 'goal'>;

function candidateIn<State>(
  quarry: Quarry<State>,
  quest: Quest<State>,
  state: State,
  base: Base,
  tally: Tally,
): Puzzle | Fate {
  const { positions, answer } = search(quarry, quest, state, base.seat);
  tally.searches++;
  tally.positions += positions;
  if (typeof answer === 'string') return answer;
  const id = `${quarry.game.id}-${base.seed}-${base.lines.length}`;
  const asked: Puzzle = { id, ...base, answer: answer.lines, rating: 0 };
  const goal = quest.goalOf?.(positionOf(quarry.game, asked, asked.answer), base.seat) ?? base.goal;
  const puzzle: Puzzle = { ...asked, goal };
  if (!worksAnyway(quarry, state, puzzle)) return 'chance';
  const moves = answer.names.length;
  if (moves === 1 || positions < quarry.positionsMin || quarry.isPlain(answer.names)) return 'trivial';
  const misses = missesOf(quarry, puzzle);
  if (moves <= EASY_MOVES && misses.length === 0) return 'trivial';
  return { ...puzzle, rating: ratingOf(moves, positions, misses.length) };
}

/** Returns a key that is equal for similar puzzles: the goal, and the answer without positions. */
export function lookOf(quarry: AnyQuarry, puzzle: Puzzle): string {
  const names = namesOfAnswer(quarry, puzzle).map((name) => name.replace(/ [A-G]?\d+\b/g, ''));
  return [puzzle.goal, ...names].join();
}

/** Whether an answer solves a puzzle in every position the seat cannot distinguish from this one. */
export function worksAnyway<State>({ game, worlds }: Quarry<State>, state: State, puzzle: Puzzle): boolean {
  return [state, ...worlds(state, puzzle.seat)].every((world) => {
    let at = world;
    for (const line of puzzle.answer) {
      const outcome = game.play(at, puzzle.seat, line);
      if (outcome.refused) return false;
      at = outcome.state;
    }
    return game.puzzles!.verdict(at, puzzle) === 'solved';
  });
}
