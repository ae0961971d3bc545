interface PendingWork<Work, Outcome> {
  readonly work: Work;
  resolve(outcome: Outcome | Promise<Outcome>): void;
  reject(error: unknown): void;
}

/**
 * Returns a function that merges concurrent work into batches. `several` runs a batch atomically and returns undefined
 * if any part fails. Each part is then run separately with `one`, so that one failure does not affect the others.
 */
export function batched<Work, Outcome>(
  one: (work: Work) => Promise<Outcome>,
  several: (works: readonly Work[]) => Promise<readonly Outcome[] | undefined>,
): (work: Work) => Promise<Outcome> {
  let pending: PendingWork<Work, Outcome>[] = [];

  async function go(all: readonly PendingWork<Work, Outcome>[]): Promise<void> {
    try {
      const outcomes = all.length > 1 ? await several(all.map(({ work }) => work)) : undefined;
      for (const [index, { work, resolve }] of all.entries()) resolve(outcomes ? outcomes[index]! : one(work));
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      pending.push({ work, resolve, reject });
      if (pending.length > 1) return;
      // Work that is added before this callback runs joins the batch.
      setImmediate(() => {
        const all = pending;
        pending = [];
        void go(all);
      });
    });
}

/** Returns a function that merges concurrent calls for lists into one call. `call` returns one result per item. */
export function mergedCalls<Item, Result>(
  call: (items: readonly Item[]) => Promise<Result[]>,
): (items: readonly Item[]) => Promise<Result[]> {
  return batched(call, async (lists) => {
    const results = await call(lists.flat());
    let end = 0;
    return lists.map(({ length }) => {
      end += length;
      return results.slice(end - length, end);
    });
  });
}
