import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

export interface Terminal {
  /** Returns the next line, untrimmed, or undefined at the end of the input. */
  read(): Promise<string | undefined>;
  write(text: string): void;
  /** Whether the output supports colours. False for pipes and files. */
  readonly hasColours?: boolean;
}

export function print(terminal: Pick<Terminal, 'write'>, lines: readonly string[]): void {
  terminal.write(lines.map((line) => `${line}\n`).join(''));
}

/** Returns the text of a UTF-8 file, or undefined if it is missing or invalid. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  } catch {
    return undefined;
  }
}

/** A game at the terminal. Receives the arguments after its name and returns the exit code. */
export type TextGame = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** Opens the process's standard input and output. */
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
