import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { KINDS } from '../ids/ids.ts';
import { loadButtons } from './button.ts';

const SOUND = "export const button = { kind: 'join', press: async () => {} };";

async function loadedFrom(files: Record<string, string>): Promise<unknown> {
  const path = await mkdtemp(join(tmpdir(), 'longtable-'));
  try {
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(path, name), text)));
    return await loadButtons(pathToFileURL(`${path}/`));
  } finally {
    await rm(path, { recursive: true });
  }
}

test('every kind of id is answered by one file of the folder', async () => {
  const buttons = await loadButtons(new URL('../buttons/', import.meta.url));
  expect([...buttons.keys()].sort()).toEqual([...KINDS].sort());
  for (const [kind, button] of buttons) expect(button.kind).toBe(kind);
});

test.each([
  ['exports nothing', { 'join.ts': 'export const nothing = 0;' }, /join\.ts exports no sound `button`\.$/],
  [
    'is of a kind that nobody draws',
    { 'sing.ts': SOUND.replace("'join'", "'sing'") },
    /sing\.ts exports no sound `button`\.$/,
  ],
  [
    'answers nothing',
    { 'join.ts': "export const button = { kind: 'join' };" },
    /join\.ts exports no sound `button`\.$/,
  ],
  [
    'is the second of its kind',
    { 'enter.ts': SOUND, 'join.ts': SOUND },
    /^buttons\/join\.ts is a second button of the kind join\.$/,
  ],
  ['leaves other kinds without an answer', { 'join.ts': SOUND }, /^buttons\/ has no file for the kind leave, /],
])('a file that %s stops the process with a sentence', async (_, files, sentence) => {
  await expect(loadedFrom(files)).rejects.toThrow(sentence);
});
