import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

/** Replaces a function of a module of Node until the end of the test. The module is given by its default export. */
export function replaceBuiltin<M extends object, Name extends keyof M>(module: M, name: Name, value: unknown): void {
  const before = module[name];
  const set = (to: unknown) => {
    module[name] = to as M[Name];
    syncBuiltinESMExports();
  };
  set(value);
  onTestFinished(() => set(before));
}
