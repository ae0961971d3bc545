import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Puzzle, RNG, type SeatLine } from '@longtable/kit';
import { makeLines, parseLines, positionOf } from '@longtable/kit/puzzle';
import { runa as game } from '@longtable/runa';
import { playsOf } from '@longtable/runa/computers/master';
import { GOALS, verdictSince } from '@longtable/runa/puzzles';
import { CARDS, CLASS_NAMES, isAttack, show, spellDamage, strikeDamage } from '@longtable/runa/rules/cards';
import { cardAt, monsterAt, type State } from '@longtable/runa/state';
import { duel } from './duel.ts';
import { farmland } from './farmland.ts';
import { type AnyPuzzleSource, type GoalSearch, namesOfAnswer, type PuzzleSource, search } from './search.ts';

interface Played {
  readonly seed: number;
  readonly options: unknown;
  readonly lines: readonly SeatLine[];
}

const MAX_LINES = 2000;

/** Plays games between computers and caches them on disk. */
export class Games {
  readonly #source: AnyPuzzleSource;
  readonly #file: string;
  readonly #kept: ReadonlyMap<number, Played>;

  constructor(source: AnyPuzzleSource) {
    this.#source = source;
    this.#file = fileURLToPath(
      new URL(`../../node_modules/.cache/puzzles/${source.game.id}-${source.level}.jsonl`, import.meta.url),
    );
    const texts = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n').filter(Boolean) : [];
    this.#kept = new Map(texts.map(parseGame).map((game) => [game.seed, game]));
  }

  of(seed: number): Played {
    const kept = this.#kept.get(seed);
    if (kept) return kept;
    const game = playOut(this.#source, seed);
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify({ ...game, lines: makeLines(game.lines) })}\n`);
    return game;
  }
}

function parseGame(text: string): Played {
  const game = JSON.parse(text);
  return { ...game, lines: parseLines(game.lines) };
}

function playOut({ game, level, optionsOf, openingOf }: AnyPuzzleSource, seed: number): Played {
  const options = optionsOf(seed);
  const opening = openingOf?.(seed) ?? [];
  const begun = game.setup(game.options.parse(options), seed, game.seats.max);
  if (begun.refused) throw new Error(`${game.id} was not set up: ${begun.refused.code}`);
  let { state } = begun;
  const lines: SeatLine[] = [];
  const rng = RNG.seeded(seed);
  for (let [seat] = game.turn(state); seat !== undefined && lines.length < MAX_LINES; [seat] = game.turn(state)) {
    const line = opening[lines.length] ?? game.computers!.line(state, seat, level, rng);
    const outcome = game.play(state, seat, line);
    if (outcome.refused) throw new Error(`${game.id} refused ${line}: ${outcome.refused.code}`);
    lines.push({ seat, line });
    state = outcome.state;
  }
  return { seed, options, lines };
}

/** Maximum length of an answer that is trivial if the fastest computer finds it. */
const MAX_EASY_MOVES = 3;

/** The reason a position was dropped, or `kept`. */
export type CandidateResult =
  | 'kept'
  | 'none'
  | 'several'
  | 'too many positions'
  | 'chance'
  | 'trivial'
  | 'similar'
  | 'same game';

/** Counts of searches and their results. */
export class SearchStats {
  positions = 0;
  searches = 0;
  readonly results = new Map<string, number>();

  add(goal: string, result: CandidateResult): void {
    this.results.set(`${goal}: ${result}`, (this.results.get(`${goal}: ${result}`) ?? 0) + 1);
  }
}

/** Returns the puzzles of one game that differ clearly from each other and from all known ones. */
export function puzzlesOf<State>(
  source: PuzzleSource<State>,
  played: Played,
  knownKeys: Set<string>,
  stats: SearchStats,
): Puzzle[] {
  const kept: Puzzle[] = [];
  const scenes = new Set<string>();
  for (const { state, lines } of turnsOf(source, played)) {
    const seat = source.game.turn(state)[0]!;
    for (const goalSearch of source.goalSearches) {
      const scene = source.sceneKey(state, goalSearch.goal);
      if (scenes.has(scene) || !goalSearch.isPossible(state, seat)) continue;
      const base = { options: played.options, seed: played.seed, lines, seat, goal: goalSearch.goal };
      const candidate = candidateIn(source, goalSearch, state, base, stats);
      const key = typeof candidate === 'string' ? '' : similarityKey(source, candidate);
      const result = typeof candidate === 'string' ? candidate : knownKeys.has(key) ? 'similar' : 'kept';
      stats.add(goalSearch.goal, result);
      if (typeof candidate !== 'string' && result === 'kept') {
        knownKeys.add(key);
        scenes.add(scene);
        kept.push(candidate);
        break;
      }
      // A turn that can be won gets no other goal.
      if (result !== 'none' && goalSearch.goal === 'win') break;
    }
  }
  return kept;
}

/** Returns the positions at the start of each turn and the lines that lead there. */
function turnsOf<State>({ game, isStart }: PuzzleSource<State>, { options, seed, lines }: Played) {
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
  source: PuzzleSource<State>,
  goalSearch: GoalSearch<State>,
  state: State,
  base: Base,
  stats: SearchStats,
): Puzzle | CandidateResult {
  const { positions, answer } = search(source, goalSearch, state, base.seat);
  stats.searches++;
  stats.positions += positions;
  if (typeof answer === 'string') return answer;
  const id = `${source.game.id}-${base.seed}-${base.lines.length}`;
  const asked: Puzzle = { id, ...base, answer: answer.lines, rating: 0 };
  const goal = goalSearch.goalOf?.(positionOf(source.game, asked, asked.answer), base.seat) ?? base.goal;
  const puzzle: Puzzle = { ...asked, goal };
  if (!worksInAllWorlds(source, state, puzzle)) return 'chance';
  const moves = answer.names.length;
  if (moves === 1 || positions < source.minPositions || source.isTrivial(answer.names)) return 'trivial';
  const failed = failingLevels(source, puzzle);
  if (moves <= MAX_EASY_MOVES && failed.length === 0) return 'trivial';
  return { ...puzzle, rating: ratingOf(moves, positions, failed.length) };
}

/** Returns a key that is equal for similar puzzles: the goal, and the answer without positions. */
export function similarityKey(source: AnyPuzzleSource, puzzle: Puzzle): string {
  const names = namesOfAnswer(source, puzzle).map((name) => name.replace(/ [A-G]?\d+\b/g, ''));
  return [puzzle.goal, ...names].join();
}

/** Whether an answer solves a puzzle in every position the seat cannot distinguish from this one. */
export function worksInAllWorlds<State>({ game, worlds }: PuzzleSource<State>, state: State, puzzle: Puzzle): boolean {
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

const [LOWEST, HIGHEST] = [1000, 2200];

/** Maximum number of lines a computer gets to solve a puzzle. */
const MAX_ANSWER_LINES = 60;

/**
 * Returns the difficulty of a puzzle: 750, plus 90 per move of the answer, 110 per power of ten of the turn's
 * positions, and 200 per computer level that fails. The result is limited to the range from `LOWEST` to `HIGHEST`.
 */
function ratingOf(moves: number, positions: number, failed: number): number {
  const rating = 750 + 90 * moves + 110 * Math.log10(positions) + 200 * failed;
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, rating)));
}

/** Returns the levels that do not solve a puzzle. */
function failingLevels({ game, solvers }: AnyPuzzleSource, puzzle: Puzzle): readonly string[] {
  return solvers.filter((level) => !solves(game, puzzle, level));
}

/** Whether a computer level solves a puzzle by playing normally. */
export function solves(game: AnyGame, puzzle: Puzzle, level: string): boolean {
  let state = positionOf<unknown>(game, puzzle);
  const rng = RNG.seeded(1);
  for (let tries = 0; tries < MAX_ANSWER_LINES; tries++) {
    const verdict = game.puzzles!.verdict(state, puzzle);
    if (verdict !== 'open') return verdict === 'solved';
    const outcome = game.play(state, puzzle.seat, game.computers!.line(state, puzzle.seat, level, rng));
    if (outcome.refused) return false;
    state = outcome.state;
  }
  return false;
}

/** Returns the error in a stored puzzle. Undefined if its answer is the only one. */
export function puzzleError(source: AnyPuzzleSource, puzzle: Puzzle): string | undefined {
  const { game, goalSearches } = source;
  const start = positionOf<unknown>(game, puzzle);
  if (game.turn(start)[0] !== puzzle.seat) return 'not the turn of its seat';
  if (game.puzzles!.verdict(start, puzzle) !== 'open') return 'decided from the beginning';
  if (!worksInAllWorlds(source, start, puzzle)) return 'its answer may not solve it';
  const patient = { ...source, maxPositions: Number.POSITIVE_INFINITY };
  const { answer } = search(patient, goalSearches.find(({ goal }) => goal === puzzle.goal)!, start, puzzle.seat);
  if (typeof answer === 'string') return `answers: ${answer}`;
  return answer.names.join() === namesOfAnswer(source, puzzle).join() ? undefined : 'another answer';
}

/** Number of random sequences of rolls that an answer must work with. The lowest rolls are tested too. */
const ROLLS = 100;
const LOW_ROLLS = 3;

/** Minimum number of positions in a fight. */
const MIN_POSITIONS = 40;

/** Puzzle search for Runa's Strive. Fights are searched with the actual rolls, but answers must not depend on them. */
export const runa: PuzzleSource<State> = {
  game,
  level: 'master',
  solvers: ['beginner', 'advanced'],
  goalSearches: Object.keys(GOALS).map(goalSearchOf),
  optionsOf: () => ({}),
  openingOf: (seed) => [String(1 + (seed % CLASS_NAMES.length))],
  isStart: ({ phase, story }, before) => phase.kind === 'card' && story.rounds !== before?.story.rounds,
  worlds: (state) => [
    { ...state, random: lowest(state.runa.die) },
    ...Array.from({ length: ROLLS }, (_, seed) => ({ ...state, random: RNG.seeded(seed).state })),
  ],
  sceneKey: ({ story }, goal) => `${story.rooms} ${GOALS[goal]!.kind}`,
  minPositions: MIN_POSITIONS,
  maxPositions: 12_000,
  // An answer that plays the same card every time is trivial.
  isTrivial: (names) => new Set(names.map((name) => name.split(' ')[0])).size === 1,
};

function goalSearchOf(goal: string): GoalSearch<State> {
  const { kind, rounds, sparing } = GOALS[goal]!;
  const goalSearch: GoalSearch<State> = {
    goal,
    isPossible: (state) =>
      playsOf(state).length ** rounds >= MIN_POSITIONS &&
      (kind !== 'survive' || state.runa.hp <= SOON_DEAD * rounds) &&
      (kind !== 'best' || healthOf(state) <= rounds * strongest(state)),
    score: (state, _seat, start) => Number(verdictSince(start, state, goal) === 'solved'),
    enough: 1,
    lines: (state, _seat, start) => (verdictSince(start, state, goal) === 'open' ? linesOf(state) : []),
    nameOf: (state, _seat, line) => nameOf(state, Number(line) - 1),
    keyOf,
  };
  if (!sparing) return goalSearch;
  const { enough: _, ...best } = goalSearch;
  return {
    ...best,
    score: (state, seat, start) => (goalSearch.score(state, seat, start) ? -state.story.taken : UNDECIDED),
  };
}

function keyOf({ phase, runa, monsters, story, random }: State): string {
  const half = phase.kind === 'target' ? phase.card : phase.kind;
  let key = `${half} ${story.rounds} ${runa.hp} ${runa.fp} ${random}`;
  for (const { name, hp, fp, next, pending, block, deflect } of monsters) {
    key += ` ${name} ${hp} ${fp} ${next} ${pending} ${block} ${deflect}`;
  }
  return key;
}

function healthOf({ monsters }: State): number {
  return monsters.reduce((sum, { hp }) => sum + hp, 0);
}

/** Returns an upper bound of the damage that any card of the hand can deal in a round. */
function strongest({ runa }: State): number {
  return Math.max(
    ...runa.hand.map((card) => {
      const effect = CARDS[card.name];
      if (effect.kind === 'strike') return strikeDamage(effect, card.level, runa.die);
      if (effect.kind === 'spell') return spellDamage(effect, card.level, runa.die, null) + BONUS * card.level;
      return effect.kind === 'reflect' ? 2 * effect.power * card.level : 0;
    }),
  );
}

/** Bonus damage of a spell against a monster of its element, per level. */
const BONUS = 2;

/** Value of an undecided line, less than the value of any decided one. */
const UNDECIDED = -10_000;

/** Health per round above which Runa cannot die. */
const SOON_DEAD = 10;

function linesOf(state: State): string[] {
  const { phase, monsters } = state;
  if (phase.kind === 'target') return monsters.map((_, at) => String(at + 1));
  return [...new Set(playsOf(state).map(({ card }) => String(card + 1)))];
}

/** Returns a card with its target. Empty for a card whose target is not chosen yet. */
function nameOf(state: State, at: number): string {
  const { phase, monsters } = state;
  if (phase.kind === 'target') return `${show(cardAt(state, phase.card))} at ${monsterAt(state, at).name}`;
  const card = cardAt(state, at);
  if (!isAttack(card)) return show(card);
  return monsters.length > 1 ? '' : `${show(card)} at ${monsterAt(state, 0).name}`;
}

/** Returns the state of an RNG whose next rolls are the lowest. */
function lowest(die: number): number | string {
  for (let seed = 0; ; seed++) {
    const random = RNG.seeded(seed);
    const { state } = random;
    if (Array.from({ length: LOW_ROLLS }, () => random.below(die)).every((roll) => roll === 0)) return state;
  }
}

export const PUZZLE_SOURCES: readonly AnyPuzzleSource[] = [duel, farmland, runa];
