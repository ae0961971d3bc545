/** Work that waits for the disk, and whom to tell. */
interface Waiting<Work, Outcome> {
  readonly work: Work;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Does work that came at the same time in one go, and tells all of them when it is on the disk. `go` does everything or
 * nothing; if it fails, each is tried by itself, so that nobody's fault is another's.
 */
export function together<Work, Outcome>(
  go: (works: readonly Work[]) => Outcome[],
  onDisk: () => Promise<void>,
): (work: Work) => Promise<Outcome> {
  let waiting: Waiting<Work, Outcome>[] = [];

  function attempt(some: readonly Waiting<Work, Outcome>[]): void {
    try {
      const outcomes = go(some.map(({ work }) => work));
      onDisk().then(
        () => {
          for (const [index, { resolve }] of some.entries()) resolve(outcomes[index] as Outcome);
        },
        (error) => {
          for (const { reject } of some) reject(error);
        },
      );
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
