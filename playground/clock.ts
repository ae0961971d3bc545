/** Time as the playground knows it, so that tests can let fifteen minutes pass at once. */
export interface Clock {
  now(): number;
  /** Runs something later; the returned function calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** The real time. Its timers never keep a process alive. */
export const wallClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
