import fc from 'fast-check';
import {
  type AnyGame,
  type Choice,
  type GameEvent,
  type Input,
  MAX_LINE_LENGTH,
  type Outcome,
  type Seat,
  type SeatLine,
} from '../game.ts';
import { RNG, type Seed } from '../rng.ts';
import { say } from '../text.ts';
import { walkToLine } from '../walk.ts';

/** Setup of a table. */
export interface Table {
  readonly options: unknown;
  readonly seed: Seed;
  readonly seats: number;
}

/** Position in a game: the table, its lines, the state, and the last events. */
export interface Position {
  readonly table: Table;
  readonly log: readonly SeatLine[];
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** Number of positions, maximum number of lines of a game, and the options to use in turn. */
export interface RandomWalk {
  readonly positions: number;
  readonly steps: number;
  readonly options: readonly unknown[];
}

/**
 * Plays random games with each of the options until there are enough positions. Returns an even sample that contains
 * the first and the last position of every game. The result is deterministic.
 */
export function randomPositions(game: AnyGame, { positions, steps, options }: RandomWalk): Position[] {
  const reached: Position[] = [];
  const sizes = game.seats.max - game.seats.min + 1;
  for (let round = 0; round < options.length || reached.length < positions; round++) {
    const random = RNG.seeded(round);
    const table = {
      options: game.options.parse(options[round % options.length]),
      seed: round % 2 === 0 ? random.below(2 ** 31) : secretFrom(random),
      seats: game.seats.min + (round % sizes),
    };
    reached.push(...playRandomGame(game, table, random, steps));
  }
  const stride = Math.floor(reached.length / positions);
  return reached.filter(({ log }, at) => at % stride === 0 || log.length === 0 || isLastOfGame(reached, at));
}

/** Whether a position is the last one of its game. */
export function isLastOfGame(positions: readonly Position[], at: number): boolean {
  return positions[at]?.table !== positions[at + 1]?.table;
}

/** Returns a random secret seed. */
function secretFrom(random: RNG): Seed {
  return Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
}

function* playRandomGame(game: AnyGame, table: Table, random: RNG, steps: number): Generator<Position> {
  let position = startPosition(game, table);
  yield position;
  for (let step = 0; step < steps; step++) {
    const turn = game.turn(position.state);
    if (turn.length === 0) return;
    const seat = random.pick(turn);
    position = positionAfter(game, position, seat, randomLine(game, position.state, seat, random) ?? '');
    yield position;
  }
}

/** Returns the first position of a table. Throws if the setup is refused. */
export function startPosition(game: AnyGame, table: Table): Position {
  const outcome = game.setup(deepFreeze(table.options), table.seed, table.seats);
  if (outcome.refused) throw new Error(`setup was refused: ${outcome.refused.code}`);
  return { table, log: [], state: deepFreeze(outcome.state), events: deepFreeze(outcome.events) };
}

/** Returns the position after a line. Throws if the line is refused. */
export function positionAfter(game: AnyGame, from: Position, seat: Seat, line: string): Position {
  const outcome = playAt(game, from, seat, line);
  if (outcome.refused) {
    const { code, sentence } = outcome.refused;
    throw new Error(
      `"${line}" by seat ${seat} was refused (${code}: ${say(sentence, 'en')}). What \`choices\` offers and what computers play, \`play\` has to accept.\n${describePosition(from)}`,
    );
  }
  const log = [...from.log, { seat, line }];
  return { table: from.table, log, state: deepFreeze(outcome.state), events: deepFreeze(outcome.events) };
}

/** Plays a line at a position with a frozen state. If the game throws, throws an error with an explanation. */
export function playAt(game: AnyGame, { state }: Position, seat: Seat, line: string): Outcome<unknown, GameEvent> {
  try {
    return game.play(state, seat, line);
  } catch (cause) {
    const advice = MUTATES_FROZEN.test(String(cause))
      ? '`play` may not change the state that it is given: return a new one, such as { ...state, … }.'
      : '`play` never throws: refuse what can’t be played.';
    throw new Error(`play(state, ${seat}, ${JSON.stringify(line)}) threw ${cause}. ${advice}`, { cause });
  }
}

const MUTATES_FROZEN = /read only|not extensible|Cannot (assign|add|delete|define)/;

/** Describes a position by its table and its lines, all or the last `max`. */
export function describePosition({ table, log }: Position, max = log.length): string {
  const lines = log.slice(log.length - max).map(({ seat, line }) => `${seat}: ${line}`);
  const after = lines.length < log.length ? `after ${log.length} lines, the last of them` : 'after';
  const options = JSON.stringify(table.options);
  return [`at a table of ${table.seats}, seed ${table.seed}, options ${options}, ${after}`, ...lines].join('\n');
}

/**
 * Returns a line from a random walk over the choices, sometimes with random typed text. Returns undefined if there are
 * no choices. `see` is called at every step.
 */
export function randomLine(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  random: RNG,
  see: (partial: string, choices: readonly Choice[]) => void = () => {},
): string | undefined {
  let partial = '';
  let input: Input | undefined;
  let steps = 0;
  const line = walkToLine(game, state, seat, (choices) => {
    see(partial, choices);
    if (steps++ > MAX_LINE_LENGTH) throw new Error(`The choices after "${partial}" lead nowhere.`);
    const choice = random.pick(choices);
    partial = choice.line;
    input = choice.input;
    return choice;
  });
  // Random texts are rarely valid selections of lists.
  return input && !input.lists && random.below(2) === 0 ? partial + typedText(input, random) : line;
}

const sampleCache = new Map<string, readonly string[]>();

function typedText({ pattern }: Input, random: RNG): string {
  const known = sampleCache.get(pattern.source);
  if (known) return random.pick(known);
  const texts = fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern.source})$`)), { seed: 1, numRuns: 50 });
  sampleCache.set(pattern.source, texts);
  return random.pick(texts);
}

/** Freezes a value recursively, so that mutations throw. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
