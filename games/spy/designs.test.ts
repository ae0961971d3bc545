import { expect, test } from 'vitest';
import { characters, match } from './designs.ts';
import { cast } from './files/cast.ts';
import { defaultConfig } from './rules/config.ts';

const REST = { author: 'Team 17', tags: ['a', 1], nested: { deep: [null] } };

test.each([
  [characters, cast.map((character, index) => (index === 3 ? { ...character, ...REST } : character))],
  [match, { ...defaultConfig, plagueMask: true, maxNumberOfNPCs: 3, npcCombinationChance: 0.25, ...REST }],
])('keeps unknown fields of an edited file (case %#)', (design, file) => {
  const read = design.read([JSON.stringify(file)]);
  if (!('doc' in read)) throw new Error('The file was refused.');
  expect(JSON.parse(design.write(read.doc)[0] ?? '')).toEqual(file);
});

test.each([
  ['characters', characters, cast.map((one) => ({ ...one, deep: 'DEEP' }))],
  ['match', match, { ...defaultConfig, deep: 'DEEP' }],
])('rejects a %s file with a deeply nested value that the format doesn’t know', (_, design, file) => {
  const text = JSON.stringify(file).replace('"DEEP"', '['.repeat(8000) + ']'.repeat(8000));
  expect(design.read([text])).toMatchObject({ problem: { en: expect.stringContaining('nested so deeply') } });
});
