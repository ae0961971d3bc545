import { setImmediate } from 'node:timers/promises';
import { type AnyGame, type GameEvent, type Reader, type Seat, type StoryLine, storyLines } from '@longtable/kit';
import { gamesFrom } from '@longtable/kit/game/exported';
import type { Sent } from '../../boards/panels.ts';
import { accepted, badOptions, Refusal } from '../../host/refusal.ts';
import { rulesOf } from '../../host/table/state.ts';
import type { Drawn } from '../../render/message.ts';
import { type GameRecord, lineNumber } from './record.ts';
import { refusal, texts } from './words/texts.ts';

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
  /** Number of the last move. */
  readonly last: number;
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
export function collectPositions(game: AnyGame, record: GameRecord, moves: readonly number[]): Position[] {
  const wanted = new Set(moves);
  return [...positionsOf(game, record, Math.max(...moves)).filter(({ move }) => wanted.has(move))];
}

/** Returns the step that contains a move or has a number, or the last step if there is none. */
export function collectStep(game: AnyGame, record: GameRecord, wanted: StepWanted): ReplayStep {
  if (!game.replayStep) return collectMove(game, record, 'move' in wanted ? wanted.move : wanted.step);
  const ends: number[] = [];
  let found: Position | undefined;
  let current: Position | undefined;
  let part: string | undefined;
  const isWanted = ({ move }: Position) => ('move' in wanted ? move >= wanted.move : ends.length > wanted.step);
  for (const at of positionsOf(game, record, record.lines.length)) {
    const before = part;
    part = current && game.replayStep?.(current.state);
    if (current && part !== undefined && part === before) {
      ends[ends.length - 1] = at.move;
      current = { ...at, events: [...current.events, ...at.events] };
      continue;
    }
    if (current && isWanted(current)) found ??= current;
    ends.push(at.move);
    current = at;
  }
  return { ...((found ?? current) as Position), ends };
}

/** Returns a move as a step of its own. */
function collectMove(game: AnyGame, record: GameRecord, wanted: number): ReplayStep {
  const { length } = record.lines;
  const positions = collectPositions(game, record, [Math.min(Math.max(0, wanted), length)]);
  return { ...(positions[0] as Position), ends: Array.from({ length: length + 1 }, (_, move) => move) };
}

/** Returns the moves of a record whose story for a reader is not only routine. */
export function collectMovesWithStory(game: AnyGame, record: GameRecord, reader: Reader): number[] {
  const notable: number[] = [];
  for (const { events, move } of positionsOf(game, record, record.lines.length)) {
    if (storyLines(game, events, reader).some(({ weight }) => weight !== 'routine')) notable.push(move);
  }
  return notable;
}

/** Maximum duration of a slice of work. A single move can take longer. */
const SLICE_MS = 10;

/** Returns the whole story of a record for a reader, turn by turn. Lets other work run after every slice. */
export async function collectLog(game: AnyGame, record: GameRecord, reader: Reader): Promise<LogEntry[]> {
  let start = performance.now();
  const endSlice = async () => {
    if (performance.now() - start < SLICE_MS) return;
    await setImmediate();
    start = performance.now();
  };
  const turns: { seat: Seat | undefined; last: number; events: GameEvent[] }[] = [];
  for (const { events, move } of positionsOf(game, record, record.lines.length)) {
    const seat = record.lines[move - 1]?.seat;
    const last = turns.at(-1);
    if (last && last.seat === seat) {
      last.events.push(...events);
      last.last = move;
    } else turns.push({ seat, last: move, events: [...events] });
    await endSlice();
  }
  const log: LogEntry[] = [];
  for (const { seat, last, events } of turns) {
    log.push({ seat, last, lines: storyLines(game, events, reader) });
    await endSlice();
  }
  return log;
}

/**
 * Yields the positions of a record up to a move. Refuses if that is not possible. The refusal of an illegal move states
 * its line number.
 */
function* positionsOf(game: AnyGame, record: GameRecord, last: number): Generator<Position, void, undefined> {
  if (record.rules > rulesOf(game)) throw new Refusal('newer');
  const options = game.options.safeParse(record.options);
  if (!options.success) throw badOptions(options.error.issues);
  const count = record.seats.length;
  if (count < game.seats.min || count > game.seats.max) throw refusal('wrongSeats');
  const begun = accepted(game.setup(options.data, record.seed, count));
  let { state } = begun;
  yield { state, events: begun.events, move: 0 };
  for (const [index, { seat, line }] of record.lines.slice(0, last).entries()) {
    const outcome = game.play(state, seat, line);
    if (outcome.refused) {
      if (record.rules < rulesOf(game)) throw new Refusal('rulesChanged');
      const { code, sentence } = outcome.refused;
      throw new Refusal(code, texts.files.badMove({ number: lineNumber(index), sentence }));
    }
    state = outcome.state;
    yield { state, events: outcome.events, move: index + 1 };
  }
}

/** Minimum interval between progress updates. */
const PROGRESS_INTERVAL_MS = 1000;

/**
 * Returns a function that shows progress in a message, at most once per interval. Errors are ignored, because the user
 * may have dismissed the message.
 */
export function progressIn(sent: Pick<Sent, 'edit'>, draw: (share: number) => Drawn): (share: number) => void {
  let said = Date.now();
  return (share) => {
    if (Date.now() - said < PROGRESS_INTERVAL_MS) return;
    said = Date.now();
    sent.edit(draw(share)).catch(() => undefined);
  };
}
