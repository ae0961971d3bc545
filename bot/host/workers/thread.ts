import { parentPort } from 'node:worker_threads';

/** A call of an exported function of a module. */
export interface Call {
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The result of a call, or the error that it threw. */
export type Outcome = { readonly result: unknown } | { readonly threw: unknown };

parentPort?.on('message', async ({ module, name, args }: Call) => {
  let outcome: Outcome;
  try {
    outcome = { result: await (await import(module))[name](...args) };
  } catch (threw) {
    outcome = { threw };
  }
  parentPort?.postMessage(outcome);
});
