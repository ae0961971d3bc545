import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { Input } from './apply.ts';
import type { Header } from './session.ts';

/** A match's complete history: its header and all inputs. */
export interface History {
  readonly header: Header;
  readonly inputs: readonly Input[];
}

/** A match's history on disk, one line per input. Each input is written before its effects are sent. */
export class Journal {
  readonly path: string;
  readonly #file: number;

  private constructor(path: string, flags: string) {
    this.path = path;
    this.#file = openSync(path, flags);
  }

  static begin(path: string, header: Header): Journal {
    const journal = new Journal(path, 'w');
    journal.#write(header);
    return journal;
  }

  /** Reopens a journal and removes an incomplete last line. */
  static resume(path: string, { bytes }: Stored): Journal {
    truncateSync(path, bytes);
    return new Journal(path, 'a');
  }

  append(input: Input): void {
    this.#write(input);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(value: unknown): void {
    writeSync(this.#file, `${JSON.stringify(value)}\n`);
  }
}

/** A stored history and the size of its complete lines in bytes. */
export interface Stored extends History {
  readonly bytes: number;
}

/**
 * Reads a history up to its last complete line, or returns undefined if there is none. An incomplete line never had
 * effects.
 */
export function readHistory(path: string): Stored | undefined {
  const values: unknown[] = [];
  let bytes = 0;
  for (const line of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
    const value = parsed(line);
    if (value === undefined) break;
    values.push(value);
    bytes += Buffer.byteLength(line) + 1;
  }
  const [header, ...inputs] = values;
  return header === undefined ? undefined : { header: header as Header, inputs: inputs as Input[], bytes };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
