import type { ComputerParts, ExtraParts, SecretParts } from './game/extras.ts';
import type { GameEvent } from './game/outcome.ts';
import type { RequiredParts } from './game/required.ts';

export * from './game/choice.ts';
export type * from './game/extras.ts';
export type * from './game/face.ts';
export * from './game/outcome.ts';
export type * from './game/required.ts';
export type { Result } from './result.ts';
export type { Seat, Viewer } from './seat.ts';

/**
 * A game: one plain value of pure functions. State and events are JSON and are never mutated; the state of the random
 * generator is part of the state. Four groups: what every game has, and what it can add for secrets, for computers and beyond.
 */
export interface Game<State = unknown, Options = unknown, Event extends GameEvent = GameEvent>
  extends RequiredParts<State, Options, Event>,
    SecretParts<State>,
    ComputerParts<State>,
    ExtraParts<State, Options> {}

/** Any game: hosts pass states around without looking inside. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games with different states meet
export type AnyGame = Game<any, any, any>;
