import { readFile } from 'node:fs/promises';

export interface Terminal {
  /** Returns the next line, untrimmed, or undefined at the end of the input. */
  read(): Promise<string | undefined>;
  write(text: string): void;
  /** Whether the output supports colours. False for pipes and files. */
  readonly hasColours?: boolean;
}

/** A game's own text interface. Its package exports it as `textGame` of the entry point `terminal`. */
export interface TextGame {
  /** Returns the usage, with examples that work as written. `command` starts the terminal, and `folder` is the package's. */
  manual(command: string, folder: string): string;
  /** Whether the game rejects every argument, including `--help`. */
  readonly takesNoArguments?: true;
  /** Plays with the arguments after the game's name. Returns the exit code. */
  play(args: readonly string[], terminal: Terminal): Promise<number>;
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
