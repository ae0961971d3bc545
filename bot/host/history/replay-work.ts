import type { AnyGame, GameEvent, Reader } from '@longtable/kit';
import { gamesFrom } from '@longtable/kit/game/exported';
import { badOptions, type Refused, refusal } from '../refusal.ts';
import { rulesOf } from '../table/state.ts';
import { texts } from '../words/texts.ts';
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

/** Runs `collectMovesWithStory` in a worker thread. Undefined if the module `gamesModule` does not have the game. */
export async function movesWithStory(gamesModule: string, record: GameRecord, reader: Reader) {
  const game = await gameOf(gamesModule, record);
  return game && collectMovesWithStory(game, record, reader);
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

/** Returns the moves of a record that produce story text for a reader. */
export function collectMovesWithStory(game: AnyGame, record: GameRecord, reader: Reader): number[] | Refused {
  const told: number[] = [];
  const refused = playAgain(game, record, record.lines.length, ({ events, move }) => {
    if (game.face.story(events, reader).length > 0) told.push(move);
  });
  return refused ?? told;
}

/**
 * Replays a record up to a move and calls `visit` for each position. Returns a refusal if that is not possible. The refusal of an illegal move states
 * its line number.
 */
function playAgain(
  game: AnyGame,
  record: GameRecord,
  last: number,
  visit: (at: Position) => void,
): Refused | undefined {
  if (record.rules > rulesOf(game)) return refusal('newer');
  const options = game.options.safeParse(record.options);
  if (!options.success) return { refused: badOptions(options.error.issues) };
  const count = record.seats.length;
  if (count < game.seats.min || count > game.seats.max) return refusal('wrongSeats');
  const begun = game.setup(options.data, record.seed, count);
  if (begun.refused) return begun;
  let { state } = begun;
  visit({ state, events: begun.events, move: 0 });
  for (const [index, { seat, line }] of record.lines.slice(0, last).entries()) {
    const outcome = game.play(state, seat, line);
    if (outcome.refused)
      return record.rules < rulesOf(game) ? refusal('rulesChanged') : refusedLine(lineNumber(index), outcome);
    state = outcome.state;
    visit({ state, events: outcome.events, move: index + 1 });
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
