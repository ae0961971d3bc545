import { setImmediate } from 'node:timers/promises';
import { type AnyGame, type GameEvent, type Reader, type Seat, type StoryLine, storyLines } from '@longtable/kit';
import { gamesFrom } from '@longtable/kit/game/exported';
import { badOptions, type Refused, refusal } from '../../host/refusal.ts';
import { rulesOf } from '../../host/table/state.ts';
import { texts } from '../../host/words/texts.ts';
import { type GameRecord, lineNumber } from './record.ts';

/** The position of a replayed game after a move. */
export interface Position {
  readonly state: unknown;
  /** Events of the last move. */
  readonly events: readonly GameEvent[];
  /** Number of moves played. */
  readonly move: number;
}

/** Runs `collectPositions` in a worker thread. Undefined if the module `gamesModule` does not have the game. */
export async function positionsAt(gamesModule: string, record: GameRecord, moves: readonly number[]) {
  const game = await gameOf(gamesModule, record);
  return game && collectPositions(game, record, moves);
}

/** A step of a replay: the position after its last move, with the events of all its moves. */
export interface ReplayStep extends Position {
  /** Last move of every step, 0 first. */
  readonly ends: readonly number[];
}

/** Move or number of a step to show. */
export type StepWanted = { readonly move: number } | { readonly step: number };

/** Runs `collectStep` in a worker thread. Undefined if the module `gamesModule` does not have the game. */
export async function stepAt(gamesModule: string, record: GameRecord, wanted: StepWanted) {
  const game = await gameOf(gamesModule, record);
  return game && collectStep(game, record, wanted);
}

/** Runs `collectMovesWithStory` in a worker thread. Undefined if the module `gamesModule` does not have the game. */
export async function movesWithStory(gamesModule: string, record: GameRecord, reader: Reader) {
  const game = await gameOf(gamesModule, record);
  return game && collectMovesWithStory(game, record, reader);
}

/** Consecutive moves of one seat as story lines. The setup has no seat. */
export interface LogEntry {
  readonly seat: Seat | undefined;
  readonly lines: readonly StoryLine[];
}

/** Runs `collectLog` in a worker thread. Undefined if the module `gamesModule` does not have the game. */
export async function logFor(gamesModule: string, record: GameRecord, reader: Reader) {
  const game = await gameOf(gamesModule, record);
  return game && collectLog(game, record, reader);
}

async function gameOf(gamesModule: string, record: GameRecord): Promise<AnyGame | undefined> {
  return gamesFrom(await import(gamesModule)).find(({ id }) => id === record.game);
}

/** Returns the positions of a record after the given moves, in order of play. */
export function collectPositions(game: AnyGame, record: GameRecord, moves: readonly number[]): Position[] | Refused {
  const wanted = new Set(moves);
  const found: Position[] = [];
  const refused = playAgain(game, record, Math.max(...moves), (at) => {
    if (wanted.has(at.move)) found.push(at);
  });
  return refused ?? found;
}

/** Returns the step that contains a move or has a number, or the last step if there is none. */
export function collectStep(game: AnyGame, record: GameRecord, wanted: StepWanted): ReplayStep | Refused {
  if (!game.replayStep) return collectMove(game, record, 'move' in wanted ? wanted.move : wanted.step);
  const ends: number[] = [];
  let found: Position | undefined;
  let current: Position | undefined;
  let part: string | undefined;
  const isWanted = ({ move }: Position) => ('move' in wanted ? move >= wanted.move : ends.length > wanted.step);
  const refused = playAgain(game, record, record.lines.length, (at) => {
    const before = part;
    part = current && game.replayStep?.(current.state);
    if (current && part !== undefined && part === before) {
      ends[ends.length - 1] = at.move;
      current = { ...at, events: [...current.events, ...at.events] };
      return;
    }
    if (current && isWanted(current)) found ??= current;
    ends.push(at.move);
    current = at;
  });
  const shown = found ?? current;
  return refused ?? { ...(shown as Position), ends };
}

/** Returns a move as a step of its own. */
function collectMove(game: AnyGame, record: GameRecord, wanted: number): ReplayStep | Refused {
  const { length } = record.lines;
  const found = collectPositions(game, record, [Math.min(Math.max(0, wanted), length)]);
  if ('refused' in found) return found;
  return { ...(found[0] as Position), ends: Array.from({ length: length + 1 }, (_, move) => move) };
}

/** Returns the moves of a record whose story for a reader is not only routine. */
export function collectMovesWithStory(game: AnyGame, record: GameRecord, reader: Reader): number[] | Refused {
  const told: number[] = [];
  const refused = playAgain(game, record, record.lines.length, ({ events, move }) => {
    if (storyLines(game, events, reader).some(({ weight }) => weight !== 'routine')) told.push(move);
  });
  return refused ?? told;
}

/** Maximum duration of a slice of work. A single move can take longer. */
const SLICE_MS = 10;

/** Returns the whole story of a record for a reader, turn by turn. Lets other work run after every slice. */
export async function collectLog(game: AnyGame, record: GameRecord, reader: Reader): Promise<LogEntry[] | Refused> {
  let start = performance.now();
  const endSlice = async () => {
    if (performance.now() - start < SLICE_MS) return;
    await setImmediate();
    start = performance.now();
  };
  const turns: { seat: Seat | undefined; events: GameEvent[] }[] = [];
  const positions = positionsOf(game, record, record.lines.length);
  let at = positions.next();
  for (; !at.done; at = positions.next()) {
    const { events, move } = at.value;
    const seat = record.lines[move - 1]?.seat;
    const last = turns.at(-1);
    if (last && last.seat === seat) last.events.push(...events);
    else turns.push({ seat, events: [...events] });
    await endSlice();
  }
  if (at.value) return at.value;
  const log: LogEntry[] = [];
  for (const { seat, events } of turns) {
    log.push({ seat, lines: storyLines(game, events, reader) });
    await endSlice();
  }
  return log;
}

/** Replays a record up to a move and calls `visit` for each position. Returns a refusal if that is not possible. */
function playAgain(
  game: AnyGame,
  record: GameRecord,
  last: number,
  visit: (at: Position) => void,
): Refused | undefined {
  const positions = positionsOf(game, record, last);
  for (;;) {
    const { done, value } = positions.next();
    if (done) return value;
    visit(value);
  }
}

/**
 * Yields the positions of a record up to a move. Returns a refusal if that is not possible. The refusal of an illegal
 * move states its line number.
 */
function* positionsOf(
  game: AnyGame,
  record: GameRecord,
  last: number,
): Generator<Position, Refused | undefined, undefined> {
  if (record.rules > rulesOf(game)) return refusal('newer');
  const options = game.options.safeParse(record.options);
  if (!options.success) return { refused: badOptions(options.error.issues) };
  const count = record.seats.length;
  if (count < game.seats.min || count > game.seats.max) return refusal('wrongSeats');
  const begun = game.setup(options.data, record.seed, count);
  if (begun.refused) return begun;
  let { state } = begun;
  yield { state, events: begun.events, move: 0 };
  for (const [index, { seat, line }] of record.lines.slice(0, last).entries()) {
    const outcome = game.play(state, seat, line);
    if (outcome.refused)
      return record.rules < rulesOf(game) ? refusal('rulesChanged') : refusedLine(lineNumber(index), outcome);
    state = outcome.state;
    yield { state, events: outcome.events, move: index + 1 };
  }
  return undefined;
}

function refusedLine(number: number, { refused }: Refused): Refused {
  const { code, sentence } = refused;
  return {
    refused: {
      code,
      sentence: texts.files.badMove({ number, sentence }),
    },
  };
}
