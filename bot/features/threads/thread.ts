import { parentPort } from 'node:worker_threads';
import type { Refusal as GameRefusal } from '@longtable/kit';
import { withPlainTexts } from '@longtable/kit/text';
import { Refusal } from '../../host/refusal.ts';

export interface Call {
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Errors lose their class between threads, so a refusal is sent as a value. */
export type ThreadOutcome =
  | { readonly result: unknown }
  | { readonly refused: GameRefusal }
  | { readonly threw: unknown };

parentPort?.on('message', async ({ module, name, args }: Call) => {
  let outcome: ThreadOutcome;
  try {
    outcome = { result: await (await import(module))[name](...args) };
  } catch (threw) {
    const isRefused = threw instanceof Refusal;
    outcome = isRefused ? { refused: { code: threw.code, sentence: threw.sentence } } : { threw };
  }
  parentPort?.postMessage(withPlainTexts(outcome));
});
