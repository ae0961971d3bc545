import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textGame } from './index.ts';

const TRANSCRIPTS = join(import.meta.dirname, 'transcripts');

const files = (await readdir(TRANSCRIPTS)).filter((file) => file.endsWith('.transcript'));
const TITLES: Readonly<Record<string, string>> = {
  'second-run.transcript': 'the second run of the document: blocking, placing on an own unit, unions',
};

test.each(files.map((file) => [TITLES[file] ?? `the transcript ${file}`, file] as const))(
  'reproduces %s',
  async (_, file) => {
    const { stored, now } = await replay(file);
    expect(now).toBe(stored);
  },
);

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
