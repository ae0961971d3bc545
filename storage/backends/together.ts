/** Work that waits for the disk, and whom to tell. */
interface Waiting<Work, Outcome> {
  readonly work: Work;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Does work that came at the same time in one go, so that all of it waits for the disk once. `go` does everything or nothing;
 * if it fails, each is tried by itself, so that nobody's fault is another's.
 */
export function together<Work, Outcome>(go: (works: readonly Work[]) => Outcome[]): (work: Work) => Promise<Outcome> {
  let waiting: Waiting<Work, Outcome>[] = [];

  function attempt(some: readonly Waiting<Work, Outcome>[]): void {
    try {
      const outcomes = go(some.map(({ work }) => work));
      for (const [index, { resolve }] of some.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      if (some.length === 1) some[0]?.reject(error);
      else for (const one of some) attempt([one]);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (waiting.length > 1) return;
      // Whatever has come in by then is at the door already.
      setImmediate(() => {
        const all = waiting;
        waiting = [];
        attempt(all);
      });
    });
}
