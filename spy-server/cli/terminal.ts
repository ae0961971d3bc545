import { createInterface } from 'node:readline';

/** Line-based input and output. */
export interface Terminal {
  /**
   * Returns the next line, or undefined at the end of the input. A later call replaces an earlier one that is still
   * waiting.
   */
  read(): Promise<string | undefined>;
  write(...lines: readonly string[]): void;
  /** Cancels a waiting `read`, whose promise is never resolved. */
  abandon(): void;
}

/**
 * Standard input and output. A line without a waiting `read` is passed to `interrupt`. If that returns false, the line
 * is kept for the next `read`, unless it was typed at a keyboard.
 */
export class Console implements Terminal {
  readonly #lines: string[] = [];
  readonly #input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  #waiting: ((line: string | undefined) => void) | undefined;
  #hasEnded = false;
  interrupt: (line: string) => boolean = () => false;

  constructor() {
    this.#input.on('line', (line) => {
      const text = line.trim();
      if (this.#waiting) this.#resolve(text);
      else if (this.#lines.length > 0 || (!this.interrupt(text) && !process.stdin.isTTY)) this.#lines.push(text);
    });
    this.#input.on('close', () => {
      this.#hasEnded = true;
      this.#resolve(undefined);
    });
  }

  read(): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#hasEnded) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  abandon(): void {
    this.#waiting = undefined;
  }

  write(...lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  close(): void {
    this.#input.close();
  }

  #resolve(line: string | undefined): void {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    resolve?.(line);
  }
}
