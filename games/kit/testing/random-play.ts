import fc from 'fast-check';
import {
  type AnyGame,
  type Choice,
  type GameEvent,
  type Input,
  MAX_LINE_LENGTH,
  type Outcome,
  type Seat,
} from '../game.ts';
import { RNG, type Seed } from '../rng.ts';
import { say } from '../text.ts';
import { walkToLine } from '../walk.ts';

/** What a table was set up with. */
export interface Table {
  readonly options: unknown;
  readonly seed: Seed;
  readonly seats: number;
}

/** Somewhere in a game: the table, the lines that led here, the state, and what happened last. */
export interface Position {
  readonly table: Table;
  readonly log: readonly { readonly seat: Seat; readonly line: string }[];
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** How far to wander: positions to look at, lines in one game, and the options to set up with in turn. */
export interface RandomWalk {
  readonly positions: number;
  readonly steps: number;
  readonly options: readonly unknown[];
}

/**
 * Plays a random game with each of the options, and more until there are enough positions on the way. It gives about as many as
 * are asked for, evenly from all of them, with the beginning and the end of every game. The same journey is always the same.
 */
export function randomPositions(game: AnyGame, { positions, steps, options }: RandomWalk): Position[] {
  const found: Position[] = [];
  const sizes = game.seats.max - game.seats.min + 1;
  for (let round = 0; round < options.length || found.length < positions; round++) {
    const random = RNG.seeded(round);
    const table = {
      options: game.options.parse(options[round % options.length]),
      seed: round % 2 === 0 ? random.below(2 ** 31) : secretFrom(random),
      seats: game.seats.min + (round % sizes),
    };
    found.push(...playRandomGame(game, table, random, steps));
  }
  const stride = Math.floor(found.length / positions);
  return found.filter(({ log }, at) => at % stride === 0 || log.length === 0 || isLastOfGame(found, at));
}

/** Whether a position is the last of its game that was visited. */
export function isLastOfGame(positions: readonly Position[], at: number): boolean {
  return positions[at]?.table !== positions[at + 1]?.table;
}

/** A secret such as the host draws. */
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

/** The first position of a table; a set-up that refuses is an error here. */
export function startPosition(game: AnyGame, table: Table): Position {
  const outcome = game.setup(deepFreeze(table.options), table.seed, table.seats);
  if (outcome.refused) throw new Error(`setup was refused: ${outcome.refused.code}`);
  return { table, log: [], state: deepFreeze(outcome.state), events: deepFreeze(outcome.events) };
}

/** The position after a line; a refused line is an error here. */
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

/** The outcome of a line at a position, whose state is frozen; a game that throws is told how not to. */
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

/** How to get to a position, in words. */
export function describePosition({ table, log }: Position): string {
  const lines = log.map(({ seat, line }) => `${seat}: ${line}`).join('\n');
  return `at a table of ${table.seats}, seed ${table.seed}, options ${JSON.stringify(table.options)}, after\n${lines}`;
}

/** A whole line from a random walk over the choices, with random text where text is typed; `see` is shown every step. */
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
  // Few of all texts are what a form of lists would make.
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

/** Freezes a value and all that it holds, so that whoever changes it in place is found out. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
