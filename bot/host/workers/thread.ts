import { parentPort } from 'node:worker_threads';

export interface Call {
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type ThreadOutcome = { readonly result: unknown } | { readonly threw: unknown };

parentPort?.on('message', async ({ module, name, args }: Call) => {
  let outcome: ThreadOutcome;
  try {
    outcome = { result: await (await import(module))[name](...args) };
  } catch (threw) {
    outcome = { threw };
  }
  parentPort?.postMessage(outcome);
});
