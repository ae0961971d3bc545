import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Seed, seeded } from '../../../games/kit/chance.ts';
import { adviceOf } from '../../../games/kit/computers/levels.ts';
import { outlookOf } from '../../../games/kit/computers/outlook.ts';
import type { Advice, AnyGame, Seat } from '../../../games/kit/game.ts';
import { firstLine } from '../../../games/kit/walk.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { Answer, Question } from './thread.ts';
import { GameError, Threads } from './threads.ts';

const MOST_THREADS = 4;
const THINK_MS = 20_000;
const REHEARSAL_MS = 5000;
/** How many games show what a state is worth: in parts, between which others get their turn. */
const OUTLOOK = { parts: 4, most: 8 };

/** How a state is looked at: for how many seats, after which line, and the how manieth time, each with other games. */
interface OutlookView {
  readonly seats: number;
  readonly line?: string;
  readonly look?: number;
}

/** What differs from the defaults. */
interface PoolOptions {
  /** The names of games that are not the house's own. */
  readonly outside?: ReadonlySet<string> | undefined;
  /** How many milliseconds a think may take at most, and a rehearsal. */
  readonly thinkMs?: number;
  readonly rehearsalMs?: number;
}

/**
 * Where computer players think: threads of their own, so that a long think keeps nobody waiting. Games from outside have others
 * than those of the house, and their moves are rehearsed there first: what they do wrong hurts nobody but them.
 */
export class ComputerPool {
  readonly #closing = new AbortController();
  readonly #own: Threads | undefined;
  readonly #others: Threads | undefined;
  readonly #outside: ReadonlySet<string>;
  readonly #thinkMs: number;
  readonly #rehearsalMs: number;

  /** The threads load the module `shelf`; games that are not on it think here. */
  constructor(shelf?: URL, { outside = new Set(), thinkMs = THINK_MS, rehearsalMs = REHEARSAL_MS }: PoolOptions = {}) {
    const most = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
    [this.#own, this.#others] = [0, 1].map(() => shelf && new Threads(shelf, most, this.#closing.signal));
    this.#outside = outside;
    this.#thinkMs = thinkMs;
    this.#rehearsalMs = rehearsalMs;
    // Whoever opens the first table of a game from outside waits for a thread; whatever keeps it from starting is found out then.
    if (outside.size > 0) this.#others?.warmUp().catch(() => {});
  }

  /** The line of a computer player, whose own chance follows from a seed; rejects when none was found in time, or the game threw. */
  async think(game: AnyGame, state: unknown, seat: Seat, level: string, chance: Seed): Promise<string | undefined> {
    const answer = await this.#ask({ game: game.id, ask: 'line', state, seat, level, chance }, this.#thinkMs);
    return answer ? answer.line : game.computers?.line(state, seat, level, seeded(chance));
  }

  /** The first line that a game offers; rejects as `think` does. */
  async firstLine(game: AnyGame, state: unknown, seat: Seat): Promise<string | undefined> {
    const answer = this.isOutside(game)
      ? await this.#ask({ game: game.id, ask: 'first line', state, seat }, this.#rehearsalMs)
      : undefined;
    return answer ? answer.line : firstLine(game, state, seat);
  }

  /** What helps a person in a seat; rejects as `think` does. */
  async advise(game: AnyGame, state: unknown, seat: Seat, chance: Seed): Promise<Advice | undefined> {
    const answer = await this.#ask({ game: game.id, ask: 'advice', state, seat, chance }, this.#thinkMs);
    if (!answer) return adviceOf(game, state, seat, seeded(chance));
    return answer.line === undefined ? undefined : { ...answer, line: answer.line };
  }

  /**
   * What each of the seats can expect from a state, as far as those in `eyes` can know; computers at other tables don’t wait long for
   * it. Rejects as `think` does.
   */
  async outlook(game: AnyGame, state: unknown, eyes: readonly Seat[], view: OutlookView): Promise<number[]> {
    const { seats, line, look = 0 } = view;
    const parts: (readonly number[])[] = [];
    for (let part = 0; part < OUTLOOK.parts; part++) {
      const seed = look * OUTLOOK.parts + part;
      const question = { state, seat: eyes[part % eyes.length] ?? 0, seats, line, most: OUTLOOK.most, seed };
      const answer = await this.#ask({ game: game.id, ask: 'outlook', ...question }, this.#thinkMs);
      parts.push(answer?.outlook ?? outlookOf(game, state, question.seat, question));
    }
    return (parts[0] ?? []).map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0) / parts.length);
  }

  /** What a game from outside does wrong when it plays these moves; nothing if it is sound, or the house's own. */
  async faultIn(game: AnyGame, rehearsal: Rehearsal): Promise<string | undefined> {
    if (!this.isOutside(game)) return undefined;
    try {
      await this.#ask({ game: game.id, ask: 'rehearsal', ...rehearsal }, this.#rehearsalMs);
      return undefined;
    } catch (error) {
      if (error instanceof GameError) return error.message;
      throw error;
    }
  }

  /** Whether a game is not the house's own. */
  isOutside({ id }: AnyGame): boolean {
    return this.#outside.has(id);
  }

  /** Waits so many milliseconds, or until thoughts are given up. */
  async rest(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#closing.signal }).catch(() => {});
  }

  /** How many think, or wait for their turn to. */
  get busy(): number {
    return (this.#own?.busy ?? 0) + (this.#others?.busy ?? 0);
  }

  /** Whether computers stop thinking because the process ends. */
  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Gives up all thoughts. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#own?.close(), this.#others?.close()]);
  }

  /** The answer of a thread; nothing where none knows the game. */
  async #ask(question: Question, limit: number): Promise<Answer | undefined> {
    this.#closing.signal.throwIfAborted();
    const threads = this.#outside.has(question.game) ? this.#others : this.#own;
    return threads?.ask(question, limit);
  }
}
