import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** What a text game talks to. */
export interface Terminal {
  /** The next line as typed, untrimmed; nothing once the input has ended. */
  read(): Promise<string | undefined>;
  write(text: string): void;
  /** Whether the output shows colours: never through a pipe or into a file. */
  readonly hasColours?: boolean;
}

/** Writes whole lines. */
export function print(terminal: Pick<Terminal, 'write'>, lines: readonly string[]): void {
  terminal.write(lines.map((line) => `${line}\n`).join(''));
}

/** The text of a file; nothing, if it is missing or is no text. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  } catch {
    return undefined;
  }
}

/** A game at the terminal: the words after its name, and where to read and write. Gives the exit code. */
export type TextGame = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** The process's own standard input and output. */
export function openTerminal(): Terminal & { close(): void } {
  const input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = input[Symbol.asyncIterator]();
  return {
    read: async () => {
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
    write: (text) => process.stdout.write(text),
    hasColours: process.stdout.isTTY && process.stdout.hasColors(),
    close: () => input.close(),
  };
}
