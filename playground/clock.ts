/** The playground's time source. Tests replace it to skip time. */
export interface Clock {
  now(): number;
  /** Runs a callback after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The system clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
