/** How long somebody may wait before Discord is told that an answer will come. */
const PATIENCE_MS = 1000;

/** Waits for work that may take longer than Discord waits for an answer: by then the answer is deferred, and only then. */
export async function deferIfLate<T>(work: Promise<T>, defer: () => Promise<unknown>): Promise<T> {
  let deferring: Promise<unknown> | undefined;
  const timer = setTimeout(() => {
    deferring = defer();
    deferring.catch(() => {});
  }, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    await deferring;
  }
}
