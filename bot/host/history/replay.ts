import { setImmediate } from 'node:timers/promises';
import type { AnyGame, GameEvent } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import type { Context } from '../context.ts';
import { badOptions, type Refused, refusal } from '../refusal.ts';
import { rulesOf } from '../table/state.ts';
import { type GameRecord, lineNumber } from './record.ts';

/** A game played again as far as some move. */
export interface Replayed {
  readonly game: AnyGame;
  readonly state: unknown;
  /** What the last move brought about. */
  readonly events: readonly GameEvent[];
  /** How many moves were played. */
  readonly move: number;
}

/** So many lines are played before others get their turn. */
const BREATH = 100;

/** Plays a record again, from the beginning up to a move or to its end; a line that the game refuses is named. `seen` is shown every state on the way, and waited for. */
export async function replay(
  context: Context,
  record: GameRecord,
  move = record.lines.length,
  seen?: (at: Replayed) => Promise<void> | undefined,
): Promise<Replayed | Refused> {
  const game = context.shelf.get(record.game);
  if (!game) return refusal('gameUnknown');
  if (record.rules > rulesOf(game)) return refusal('newer');
  const options = game.options.safeParse(record.options);
  if (!options.success) return { refused: badOptions(options.error.issues) };
  const count = record.seats.length;
  if (count < game.seats.min || count > game.seats.max) return refusal('wrongSeats');
  const begun = game.setup(options.data, record.seed, count);
  if (begun.refused) return begun;
  let { state, events } = begun;
  const lines = record.lines.slice(0, move);
  await seen?.({ game, state, events: [], move: 0 });
  for (const [index, { seat, line }] of lines.entries()) {
    if (index % BREATH === BREATH - 1) await setImmediate();
    const outcome = game.play(state, seat, line);
    if (outcome.refused)
      return record.rules < rulesOf(game) ? refusal('rulesChanged') : refusedLine(lineNumber(index), outcome);
    state = outcome.state;
    events = outcome.events;
    await seen?.({ game, state, events: events, move: index + 1 });
  }
  return { game, state, events, move: lines.length };
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
