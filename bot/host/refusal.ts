import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Refusal as GameRefusal, Seed, Text } from '@longtable/kit';
import { StoppedError } from '../../storage/index.ts';
import { texts } from './words/texts.ts';

export type RefusalCode = keyof typeof texts.refusals;

/** Thrown if an action is refused: a code for programs and a sentence for the user. Nothing was changed. */
export class Refusal extends StoppedError {
  override name = 'Refusal';
  readonly code: string;
  readonly sentence: Text;
  /** Option of the invalid uploaded file, if that is the reason. */
  readonly file?: string;

  constructor(code: RefusalCode);
  constructor(code: string, sentence: Text, file?: string);
  constructor(code: string, sentence: Text = texts.refusals[code as RefusalCode], file?: string) {
    super(code);
    this.code = code;
    this.sentence = sentence;
    if (file !== undefined) this.file = file;
  }
}

/** Returns a function that makes the refusals of a feature, given their sentences by code. */
export function refusalsOf<Code extends string>(sentences: Readonly<Record<Code, Text>>): (code: Code) => Refusal {
  return (code) => new Refusal(code, sentences[code]);
}

type Outcome = { readonly refused?: GameRefusal | undefined };

/** Returns the outcome of a move or setup. Throws if the game refuses it. */
export function accepted<T extends Outcome>(outcome: T): Exclude<T, { readonly refused: GameRefusal }> {
  const { refused } = outcome;
  if (refused) throw new Refusal(refused.code, refused.sentence, refused.file);
  return outcome as Exclude<T, { readonly refused: GameRefusal }>;
}

/** Whether an error is a refusal with this code. */
export function isRefusal(error: unknown, code: string): error is Refusal {
  return error instanceof Refusal && error.code === code;
}

/** Maximum time for which `settled` repeats its work. */
const MAX_SETTLING_MS = 10_000;

/**
 * Thrown if the answer of a game that runs in another thread is not there yet. `ready` resolves when it is. Work without
 * effects is repeated by `settled`. Otherwise the user is asked to try again.
 */
export class GameBusyError extends Refusal {
  readonly ready: Promise<void>;

  constructor(title: Text, ready: Promise<void>) {
    super('gameBusy', texts.game.busy({ title }));
    this.ready = ready;
  }
}

/** The seeds that work of `settled` has drawn. Repeated work draws them again, so that it makes the same calls. */
const drawnSeeds = new AsyncLocalStorage<{ readonly seeds: Seed[]; next: number }>();

/** Returns a random seed, or that of the last time if `settled` repeats the caller. */
export function newSeed(): Seed {
  const draw = () => randomBytes(32).toString('hex');
  const drawn = drawnSeeds.getStore();
  if (!drawn) return draw();
  drawn.seeds[drawn.next] ??= draw();
  return drawn.seeds[drawn.next++] as Seed;
}

/** Returns the result of work without effects. Repeats it after waiting for each answer of a game that is not there yet. */
export async function settled<T>(work: () => T | Promise<T>): Promise<T> {
  const seeds: Seed[] = [];
  for (const until = performance.now() + MAX_SETTLING_MS; ; ) {
    try {
      return await drawnSeeds.run({ seeds, next: 0 }, work);
    } catch (error) {
      if (!(error instanceof GameBusyError) || performance.now() > until) throw error;
      await error.ready;
    }
  }
}

/** Whether a game cannot be played now, but later. */
export function isBusyOrPaused({ code }: Refusal): boolean {
  return code === 'gamePaused' || code === 'gameBusy';
}

/** Returns the result of `ask`, or undefined if it refuses. */
export function unlessRefused<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    return ignoreRefusal(error);
  }
}

/** Handles the rejection of an action whose refusal needs no answer. */
export function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal) || error instanceof GameBusyError) throw error;
}

export function badOptions(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const what = issues.map((issue) => `\`${issue.path.join('.')}\`: ${issue.message}`).join('; ');
  return new Refusal('options', texts.game.badOptions({ what }));
}
