import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Input } from './apply.ts';
import type { Header } from './session.ts';

/** A match's whole history: what it began with, and everything that happened to it. */
export interface History {
  readonly header: Header;
  readonly inputs: readonly Input[];
}

/** A match's history on disk, a line for each input, written before anybody is told what follows from it. */
export class Journal {
  readonly path: string;
  readonly #file: number;

  constructor(path: string, header?: Header) {
    mkdirSync(dirname(path), { recursive: true });
    this.path = path;
    this.#file = openSync(path, header ? 'w' : 'a');
    if (header) this.#write(header);
  }

  /** Keeps an input. */
  keep(input: Input): void {
    this.#write(input);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(value: unknown): void {
    writeSync(this.#file, `${JSON.stringify(value)}\n`);
  }
}

/** Reads a history; a last line that was cut off in the middle never had consequences and is left out. */
export function readHistory(path: string): History | undefined {
  const lines = readFileSync(path, 'utf8').split('\n');
  const values: unknown[] = [];
  for (const line of lines.slice(0, -1)) values.push(JSON.parse(line));
  const [header, ...inputs] = values;
  return header === undefined ? undefined : { header: header as Header, inputs: inputs as Input[] };
}
