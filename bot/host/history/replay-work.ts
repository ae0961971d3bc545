import { type AnyGame, type GameEvent, type Reader, say } from '@longtable/kit';
import { gamesFrom } from '@longtable/kit/game/exported';
import { badOptions, type Refused, refusal } from '../refusal.ts';
import { rulesOf } from '../table/state.ts';
import { type GameRecord, lineNumber } from './record.ts';

/** A game played again as far as some move. */
export interface Position {
  readonly state: unknown;
  /** What the last move brought about. */
  readonly events: readonly GameEvent[];
  /** Number of moves that were played. */
  readonly move: number;
}

/** Does `collectPositions` in a thread, with a game of the shelf at an address; undefined if it has no such game. */
export async function positionsAt(shelf: string, record: GameRecord, moves: readonly number[]) {
  const game = await gameOf(shelf, record);
  return game && collectPositions(game, record, moves);
}

/** Does `collectTold` in a thread. */
export async function toldMoves(shelf: string, record: GameRecord, reader: Reader) {
  const game = await gameOf(shelf, record);
  return game && collectTold(game, record, reader);
}

async function gameOf(shelf: string, record: GameRecord): Promise<AnyGame | undefined> {
  return gamesFrom(await import(shelf)).find(({ id }) => id === record.game);
}

/** Returns the positions of a record after these moves. */
export function collectPositions(game: AnyGame, record: GameRecord, moves: readonly number[]): Position[] | Refused {
  const wanted = new Set(moves);
  const found: Position[] = [];
  const refused = playAgain(game, record, Math.max(...moves), (at) => {
    if (wanted.has(at.move)) found.push(at);
  });
  return refused ?? found;
}

/** Returns the moves of a record that have something to tell this reader. */
export function collectTold(game: AnyGame, record: GameRecord, reader: Reader): number[] | Refused {
  const told: number[] = [];
  const refused = playAgain(game, record, record.lines.length, ({ events, move }) => {
    if (game.face.story(events, reader).length > 0) told.push(move);
  });
  return refused ?? told;
}

/** Plays a record again up to a move and visits each position; a line that the game rejects is named. */
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
      sentence: {
        en: `Line ${number} of the file can’t be played: ${say(sentence, 'en')}`,
        de: `Zeile ${number} der Datei lässt sich nicht spielen: ${say(sentence, 'de')}`,
      },
    },
  };
}
