/**
 * The contract of a game. A move is a line of text; `choices` lists how a line can continue, and `play` plays it.
 *
 * ```ts
 * import { firstLine, say } from '@longtable/kit';
 * import { noughts } from '@longtable/kit/testing/games/noughts';
 *
 * const begun = noughts.setup({}, 1, 2);
 * if (begun.refused) throw new Error(say(begun.refused.sentence, 'en'));
 *
 * let { state } = begun;
 * for (let [seat] = noughts.turn(state); seat !== undefined; [seat] = noughts.turn(state)) {
 *   const outcome = noughts.play(state, seat, firstLine(noughts, state, seat) ?? '');
 *   if (outcome.refused) throw new Error(outcome.refused.code);
 *   state = outcome.state;
 * }
 * console.log(noughts.result(state)); // { winners: [ 0 ] }
 * console.log(noughts.presentation.ending(state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] })); // You win: three in a row.
 * ```
 */
import type { ComputerParts, ExtraParts, SecretParts } from './game/extras.ts';
import type { GameEvent, RequiredParts } from './game/required.ts';
import { LANGUAGES, type Language } from './text.ts';

export type * from './game/extras.ts';
export * from './game/required.ts';
export type { Result } from './result.ts';
export type { Seat, Viewer } from './seat.ts';

/**
 * Contract of a game: an object of pure functions and texts. State and events are JSON and are never mutated. The state
 * of the RNG is part of the state.
 */
export interface Game<State = unknown, Options = unknown, Event extends GameEvent = GameEvent>
  extends RequiredParts<State, Options, Event>,
    SecretParts<State>,
    ComputerParts<State>,
    ExtraParts<State, Options> {}

/** Game with any state, for programs such as the bot that only pass states on. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games with different states meet
export type AnyGame = Game<any, any, any>;

/**
 * Returns the languages of a game: those of its summary, or English if the summary is a string. American English is omitted, because it only changes the spelling of some texts.
 */
export function languagesOf({ summary }: AnyGame): readonly Language[] {
  if (typeof summary === 'string') return ['en'];
  return LANGUAGES.filter((language) => language !== 'en-US' && summary[language] !== undefined);
}
