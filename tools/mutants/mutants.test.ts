import { describe, expect, test } from 'vitest';
import { apply, diffOf, mutantsOf, packageOf, reportOf, sample } from './mutate.ts';
import { withMarkers } from './reach.ts';

const changed = (source: string) => mutantsOf('a.ts', source).map((mutant) => apply(source, mutant));

describe('mutants', () => {
  test.each<[string, string[]]>([
    ['const a = b < c;', ['const a = b <= c;', 'const a = b >= c;']],
    ['const a = b - c;', ['const a = b + c;']],
    ['const a = !b;', ['const a = b;']],
    ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
    ['go();', [';']],
    ['const a = () => { return b; };', ['const a = () => { return undefined; };']],
    ['const a = b.filter(c);', ['const a = b;']],
    ['const a = b.some(c);', ['const a = b.every(c);']],
    ['const a = b.toString();', []],
    [
      "const a = ['b', 7, true];",
      ["const a = ['', 7, true];", "const a = ['b', 8, true];", "const a = ['b', 7, false];"],
    ],
  ])('mutates %s', (source, wanted) => expect(changed(source)).toEqual(wanted));

  test.each(["import a from 'b';", "type A = 'b' | 1;", 'log.warn(a);', 'throw new Error(a + b);'])(
    'does not mutate %s',
    (source) => expect(changed(source)).toEqual([]),
  );

  test('does not mutate string concatenation', () => {
    expect(changed("const a = b + 'c';")).toEqual(["const a = b + '';"]);
  });

  test('prints the changed line', () => {
    const source = 'const a = 1;\n  if (b) c = 2;\n';
    const [mutant] = mutantsOf('a.ts', source).filter(({ kind }) => kind === 'condition');
    expect(mutant).toMatchObject({ line: 2 });
    expect(diffOf(source, mutant!)).toBe('    - if (b) c = 2;\n    + if (true) c = 2;');
  });
});

test('takes the same number of each kind, and the same sample for the same seed', () => {
  const all = mutantsOf('a.ts', `${'a = b < 1;'.repeat(20)}${'if (c) d();'.repeat(20)}`);
  const taken = sample(all, 10, 7);
  expect(taken).toEqual(sample(all, 10, 7));
  expect(taken).not.toEqual(sample(all, 10, 8));
  const kinds = Map.groupBy(taken, ({ kind }) => kind);
  expect([...kinds.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
  expect(sample(all, 1000, 1)).toHaveLength(all.length);
});

test('takes the share of each package, and all mutants of small ones', () => {
  const all = ['bot/features/a.ts', 'bot/host/a.ts', 'bot/a.ts', 'storage/a.ts', 'commands/a.ts'].flatMap((file) =>
    mutantsOf(file, 'a = b < 1;'.repeat(20)),
  );
  const taken = Map.groupBy(sample(all, 33, 1), ({ file }) => packageOf(file));
  expect([...taken].map(([name, { length }]) => `${name} ${length}`).sort()).toEqual([
    ...['bot 4', 'bot/features 16', 'bot/host 8', 'commands 1', 'storage 4'],
  ]);
  expect(packageOf('tools/a.ts')).toBe('');
});

describe('markers', () => {
  const marked = (source: string, at: string) => withMarkers(source, new Map([[7, source.indexOf(at)]])).source;
  const MARK = 'globalThis.mutantReached?.(7)';

  test.each([
    ['function f() { a(); return b + c; }', 'b + c', `function f() { a(); ${MARK}; return b + c; }`],
    ['const f = () => ({ a: b });', 'b }', `const f = () => (${MARK}, ({ a: b }));`],
    ['const f = () => { if (a) b(); };', 'b()', `const f = () => { ${MARK}; if (a) b(); };`],
    ['function f(a) { switch (a) { case 1: b(); } }', 'b()', `function f(a) { switch (a) { case 1: ${MARK}; b(); } }`],
    ['const f = (a) => { g(() => a < 1); };', '< 1', `const f = (a) => { g(() => (${MARK}, a < 1)); };`],
  ])('mark the statement or expression of %s', (source, at, wanted) => expect(marked(source, at)).toBe(wanted));

  test('are skipped at the top level', () => {
    expect(withMarkers('const a = b < 1;', new Map([[7, 12]]))).toEqual({
      source: 'const a = b < 1;',
      marked: new Set(),
    });
  });
});

test('reports killed mutants by package, and the change of each survivor', () => {
  const [mutant] = mutantsOf('storage/a.ts', 'a = b - c;');
  const tried = { mutant: mutant!, source: 'a = b - c;', reaching: 3, run: 2 };
  const report = reportOf(
    [
      { ...tried, outcome: 'passed' },
      { ...tried, outcome: 'timeout' },
    ],
    5,
  );
  expect(report).toContain('| storage | 1 | 2 | 50 % |');
  expect(report).toContain('2 of 3 test files ran');
  expect(report).toContain('--count 2 --seed 5');
  expect(report.split('## Survivors')[1]).toContain('    + ;');
});
