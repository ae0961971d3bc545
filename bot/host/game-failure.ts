import type { AnyGame } from '@longtable/kit';

/** Thrown if a game from outside threw, hung, ended its worker or returned an invalid value, or if its calls are paused. */
export class GameFailedError extends Error {
  override name = 'GameFailedError';
  readonly game: string;
  /** Name of the function, such as `presentation.view`. */
  readonly function: string;
  /** Whether the call was refused because the game failed too often. The table itself may be intact. */
  readonly isPaused: boolean;

  constructor({ game, path }: { game: string; path: readonly string[] }, why: string, isPaused = false) {
    super(`${game}: ${path.join('.')} ${why}`);
    this.game = game;
    this.function = path.join('.');
    this.isPaused = isPaused;
  }
}

/** Returns the result of `ask`, or `otherwise` if the game fails. */
export function unlessFailed<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GameFailedError) return otherwise;
    throw error;
  }
}

const modules = new WeakMap<AnyGame, string>();

/** Returns the address of the module of a game from outside, for threads that load it. Undefined for a built-in game. */
export function moduleOf(game: AnyGame): string | undefined {
  return modules.get(game);
}

/** Stores the module that a game was loaded from. */
export function setModule(game: AnyGame, address: string): void {
  modules.set(game, address);
}
