import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textGame } from './index.ts';

const TRANSCRIPTS = join(import.meta.dirname, 'transcripts');

const files = (await readdir(TRANSCRIPTS)).filter((file) => file.endsWith('.transcript'));

test.each(files)('reproduces the transcript %s', async (file) => {
  const { stored, now } = await replay(file);
  expect(now).toBe(stored);
});

test('reproduces the second run of the document: blocking, placing on an own unit, unions', async () => {
  const transcript = await record('seed=19 deck=deck.txt verbosity=compact units=units.txt', [
    'yield 1',
    'yield 1',
    'yield 1',
    'quit',
  ]);
  const [, turns = ''] = transcript.split(/^Use one of .*\n/m);
  const boardOrShow = /^\d \||^ {4}A|^(?:ATK|DEF): |\(Team |'s Farmer King$/;
  expect(turns.split('\n').filter((line) => !boardOrShow.test(line))).toEqual([
    '> yield 1',
    'Player discarded Daisy Farmer (300/500).',
    "It is Enemy's turn!",
    'Farmer King moves to D7.',
    'Enemy places Threshing Maid on E6.',
    'Threshing Maid moves to E5.',
    "It is Player's turn!",
    '> yield 1',
    'Player discarded Titan Tractor Farmer (2200/2000).',
    "It is Enemy's turn!",
    'Farmer King moves to D7.',
    'Enemy places Grain Farmer on D6.',
    'Threshing Maid (E5) blocks!',
    'Grain Farmer moves to D5.',
    "It is Player's turn!",
    '> yield 1',
    'Player discarded Chicken Farmer (800/700).',
    "It is Enemy's turn!",
    'Farmer King moves to D6.',
    'Enemy places Manure Spreader on D5.',
    'Manure Spreader and Grain Farmer on D5 join forces!',
    'Union failed. Grain Farmer was eliminated.',
    'Manure Spreader moves to E5.',
    'Manure Spreader and Threshing Maid on E5 join forces!',
    'Success!',
    'Threshing Manure Maid moves to F5.',
    "It is Player's turn!",
    '> quit',
    '',
  ]);
});

/** Runs the program and returns a transcript: `$ ` with the arguments, the output, and `> ` before every typed line. */
async function record(args: string, typed: readonly string[]): Promise<string> {
  const waiting = [...typed];
  let transcript = `$ ${args}\n`;
  const paths = args.split(' ').map((arg) => arg.replace(/=(?=\w+\.txt$)/, `=${TRANSCRIPTS}/`));
  await textGame.play(paths, {
    read: async () => {
      const line = waiting.shift();
      if (line !== undefined) transcript += `> ${line}\n`;
      return line;
    },
    write: (text) => {
      transcript += text;
    },
  });
  return transcript;
}

/** Runs a stored transcript again. Returns the stored and the new transcript, without the free text of error lines. */
async function replay(file: string): Promise<{ stored: string; now: string }> {
  const stored = await readFile(join(TRANSCRIPTS, file), 'utf8');
  const [head = '', ...lines] = stored.split('\n');
  const typed = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const now = await record(head.slice(2), typed);
  return { stored: withoutFreeText(stored), now: withoutFreeText(now) };
}

function withoutFreeText(transcript: string): string {
  return transcript.replaceAll(/^ERROR: .+$/gm, 'ERROR: …');
}
