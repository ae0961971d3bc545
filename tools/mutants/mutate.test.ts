import { describe, expect, test } from 'vitest';
import { sample } from './copy.ts';
import { apply, diffOf, mutantsOf } from './mutate.ts';

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
