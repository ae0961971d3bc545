/** Work that waits to be done, and whom to tell. */
interface Waiting<Work, Outcome> {
  readonly work: Work;
  resolve(outcome: Outcome | Promise<Outcome>): void;
  reject(error: unknown): void;
}

/**
 * Does work that came at the same time in one go. `several` does all of it or nothing, and gives nothing if it did nothing
 * because something in it does not work; then each is tried by itself, so that nobody's fault is another's.
 */
export function batched<Work, Outcome>(
  one: (work: Work) => Promise<Outcome>,
  several: (works: readonly Work[]) => Promise<readonly Outcome[] | undefined>,
): (work: Work) => Promise<Outcome> {
  let waiting: Waiting<Work, Outcome>[] = [];

  async function go(all: readonly Waiting<Work, Outcome>[]): Promise<void> {
    try {
      const outcomes = all.length > 1 ? await several(all.map(({ work }) => work)) : undefined;
      for (const [index, { work, resolve }] of all.entries()) resolve(outcomes ? outcomes[index]! : one(work));
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (waiting.length > 1) return;
      // Whatever has come in by then is part of the batch.
      setImmediate(() => {
        const all = waiting;
        waiting = [];
        void go(all);
      });
    });
}
