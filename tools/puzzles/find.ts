import type { Puzzle } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzles/file';
import type { Played } from './games.ts';
import type { AnyQuarry, Quarry, Quest } from './quest.ts';
import { missesOf, ratingOf } from './rating.ts';
import { namesOfAnswer, search } from './search.ts';

/** Shorter answers that the quickest computer finds are no puzzles. */
const EASY_MOVES = 3;

/** Why a position was dropped, or that it was kept. */
export type Fate =
  | 'kept'
  | 'none'
  | 'several'
  | 'too many positions'
  | 'chance'
  | 'trivial'
  | 'look-alike'
  | 'same game';

/** What was searched and what became of it, added up. */
export class Tally {
  positions = 0;
  searches = 0;
  readonly fates = new Map<string, number>();

  add(goal: string, fate: Fate): void {
    this.fates.set(`${goal}: ${fate}`, (this.fates.get(`${goal}: ${fate}`) ?? 0) + 1);
  }
}

/** The puzzles of one game that look like none before: those of one game are clearly different. */
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
      // A turn that could be won asks for nothing else.
      if (fate !== 'none' && quest.goal === 'win') break;
    }
  }
  return kept;
}

/** The positions in which a turn begins, and how they came about. */
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

/** What two puzzles have in common that look alike: the goal, and the answer without its places. */
export function lookOf(quarry: AnyQuarry, puzzle: Puzzle): string {
  const names = namesOfAnswer(quarry, puzzle).map((name) => name.replace(/ [A-G]?\d+\b/g, ''));
  return [puzzle.goal, ...names].join();
}

/** Whether an answer solves a puzzle whatever the seat can’t know. */
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
