import { ComposedText } from '@longtable/kit/text';
import { afterAll, expect, vi } from 'vitest';

// Composed texts equal plain ones. Where only a part of a text is expected, its languages are compared one by one.
expect.addEqualityTesters([
  function areEqualTexts(a, b, testers) {
    if (!(a instanceof ComposedText || b instanceof ComposedText)) return undefined;
    const [one, other] = [a, b].map((text) => (text instanceof ComposedText ? text.toJSON() : text));
    return (
      this.equals(one, other, testers) || (a instanceof ComposedText && b instanceof ComposedText ? false : undefined)
    );
  },
]);

// Runs in every test file. Files share a process (`isolate: false`), so this undoes replacements and rejects what stays.
const before = sharedState();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  const after = sharedState();
  const changed = [...after.keys()].filter((name) =>
    before.has(name) ? !Object.is(before.get(name), after.get(name)) : name.startsWith('process.env.'),
  );
  expect(changed, 'changed for the test files that follow in this process').toEqual([]);
});

/** Returns what a test file could change for those after it: folder, environment, globals and functions of the system. */
function sharedState(): Map<string, unknown> {
  const members = (name: string, of: object) =>
    Object.entries(Object.getOwnPropertyDescriptors(of)).map(([key, { value }]) => [`${name}.${key}`, value] as const);
  return new Map<string, unknown>([
    ['process.cwd()', process.cwd()],
    ...Object.entries(process.env).map(([key, value]) => [`process.env.${key}`, value] as const),
    // Libraries add globals when they are loaded, and swiss-pairing leaks numbers. Functions that were there must stay the same.
    ...members('globalThis', globalThis).filter(
      ([name, value]) => typeof value === 'function' && !name.startsWith('globalThis.__'),
    ),
    ...members('console', console),
    ...members('Date', Date),
    ...members('Math', Math),
    ['process.exit', process.exit],
    ['process.stdout.write', process.stdout.write],
    ['process.stderr.write', process.stderr.write],
  ]);
}
