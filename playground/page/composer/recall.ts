const KEPT = 50;

/** The commands that were sent from this tab, to be had again with the arrow keys as in a shell. */
export class Recall {
  readonly #sent: string[] = [];
  /** How far back somebody has gone; 0 means not at all. */
  #back = 0;

  /** Remembers what was sent; the same twice in a row counts once. */
  remember(typed: string): void {
    this.#back = 0;
    if (this.#sent.at(-1) === typed) return;
    this.#sent.push(typed);
    if (this.#sent.length > KEPT) this.#sent.shift();
  }

  /** What was sent before what is shown now. */
  older(): string | undefined {
    if (this.#back < this.#sent.length) this.#back += 1;
    return this.#back === 0 ? undefined : this.#sent.at(-this.#back);
  }

  /** What was sent after it; an empty text at the end. */
  newer(): string | undefined {
    if (this.#back === 0) return undefined;
    this.#back -= 1;
    return this.#back === 0 ? '' : this.#sent.at(-this.#back);
  }
}
