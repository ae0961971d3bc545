import { type AnyDesign, type AnyGame, describeOptions } from '@longtable/kit';
import { cast } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig } from '@longtable/spy/rules/config';
import { expect, test } from 'vitest';
import { builtInGames } from '../games/index.ts';
import { tryOptions } from './campaigns/fuzz.ts';

/** Maximum processor time of the main thread for one file. */
const MAX_MS = 200;

const SPY_FILES: Readonly<Record<string, unknown>> = {
  match_file: defaultConfig,
  scenario_file: scenarios.small,
  characters_file: cast,
};

/** Uploadable files: size limit, initial texts and the work of the main thread. */
const FILES = builtInGames.flatMap((game) =>
  describeOptions(game.options).flatMap((option) => {
    if (option.kind !== 'file') return [];
    const { name, maxBytes } = option;
    const design = game.designs?.find(({ files }) => files[0].option === name) as AnyDesign | undefined;
    const known = SPY_FILES[name] ? JSON.stringify(SPY_FILES[name]) : 'a\n1';
    const texts = [known, ...(design?.starts.map(({ doc }) => design.write(doc)[0] ?? '') ?? [])];
    return [
      { name: `${game.id} ${name}`, maxBytes, texts, parse: (text: string) => parseFile(game, name, design, text) },
    ];
  }),
);

function parseFile(game: AnyGame, option: string, design: AnyDesign | undefined, text: string): void {
  tryOptions(game, { [option]: text });
  const reading = design?.read([text]);
  if (!design || !reading || !('doc' in reading)) return;
  design.write(reading.doc);
  design.faults(reading.doc);
}

/** Returns variants of the text at the size limit: with spaces, repeated lines, repeated lists and repeated strings. */
function variantsAtLimit(text: string, maxBytes: number): string[] {
  const times = (part: string) => Math.max(1, Math.floor((maxBytes - text.length) / (part.length + 1)));
  const lines = text.split('\n');
  const repeated = [...new Set(lines)]
    .slice(0, 4)
    .map((line) => [...lines, ...Array(times(line)).fill(line)].join('\n'));
  const padded = text.padEnd(maxBytes);
  if (!/^[{[]/.test(text)) return [padded, ...repeated];
  return [
    padded,
    ...variants(JSON.parse(text), (part) => times(JSON.stringify(part))).map((one) => JSON.stringify(one)),
  ];
}

/**
 * Returns one variant per list or string in a value, with that part made longer. Inside a list, only the first entry is
 * varied.
 */
function variants(value: unknown, times: (part: unknown) => number): unknown[] {
  if (typeof value === 'string') return [value.padEnd(times('') * 2, 'x')];
  if (Array.isArray(value)) {
    const inner = value.slice(0, 1).flatMap((one) => variants(one, times).map((other) => [other, ...value.slice(1)]));
    return value.length === 0 ? inner : [[...value, ...Array(times(value[0])).fill(value[0])], ...inner];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    variants(one, times).map((other) => ({ ...value, [key]: other })),
  );
}

test.each(FILES)('takes a file of $maxBytes bytes as $name within 200 ms', ({ maxBytes, texts, parse }) => {
  const inputs = texts
    .slice(0, 3)
    .flatMap((text) => variantsAtLimit(text, maxBytes))
    .filter((text) => Buffer.byteLength(text) <= maxBytes);
  expect(inputs).not.toEqual([]);
  for (const input of inputs) {
    // The first run includes JIT compilation.
    const ms = Math.min(...[1, 2].map(() => cpuMs(() => parse(input))));
    expect(ms, input.slice(0, 200)).toBeLessThan(MAX_MS);
  }
});

/** Returns the processor time of this thread during the work. */
function cpuMs(work: () => void): number {
  const since = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}
