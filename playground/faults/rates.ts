import { z } from 'zod';

const share = z.number().min(0).max(1);

/** Rates of simulated faults: a share of requests, or of seconds for `drops`, `invalid` and `revoked`. */
export const faultRates = z.object({
  seed: z.int(),
  /** Delayed responses. */
  latency: share,
  /** Maximum delay in ms. */
  delay: z.int().min(0).max(60_000),
  /** Requests that fail with a 5xx without effect. */
  errors: share,
  /** Requests that fail with a 429 without effect. */
  limits: share,
  /** Requests that take effect but whose response is dropped. */
  lost: share,
  /** Seconds in which gateway connections drop. */
  drops: share,
  /** Seconds in which gateway sessions end and cannot be resumed. */
  invalid: share,
  /** Seconds in which the bot loses access to a channel for some seconds. */
  revoked: share,
});

export type FaultRates = z.infer<typeof faultRates>;

export const FAIR: FaultRates = {
  seed: 1,
  latency: 0,
  delay: 1_500,
  errors: 0,
  limits: 0,
  lost: 0,
  drops: 0,
  invalid: 0,
  revoked: 0,
};

export const DAYS: Readonly<Record<string, FaultRates>> = {
  fair: FAIR,
  rough: { ...FAIR, latency: 0.3, errors: 0.05, limits: 0.02, lost: 0.02, drops: 0.02, invalid: 0.005, revoked: 0.01 },
  storm: { ...FAIR, latency: 0.5, errors: 0.2, limits: 0.1, lost: 0.1, drops: 0.1, invalid: 0.03, revoked: 0.05 },
};

export function isFair({ latency, errors, limits, lost, drops, invalid, revoked }: FaultRates): boolean {
  return latency + errors + limits + lost + drops + invalid + revoked === 0;
}

/** Parses fault rates such as `storm seed=7 lost=20% delay=800`: an optional preset, then overrides. */
export function parseFaults(line: string): FaultRates {
  let day = FAIR;
  for (const word of line.trim().split(/\s+/).filter(Boolean)) day = changed(day, word);
  return day;
}

function changed(day: FaultRates, word: string): FaultRates {
  const named = DAYS[word];
  if (named) return { ...named, seed: day.seed };
  const [, name = '', number = '', percent] = /^(\w+)=(-?[\d.]+)(%?)$/.exec(word) ?? [];
  const value = Number(number) / (percent ? 100 : 1);
  const read = name in FAIR ? faultRates.safeParse({ ...day, [name]: value }) : undefined;
  if (!read?.success) throw new Error(`"${word}" is no fault. Say for example: rough seed=7 lost=5% delay=800`);
  return read.data;
}

export function makeFaults(rates: FaultRates): string {
  return Object.entries(rates)
    .filter(([name, value]) => name === 'seed' || value !== FAIR[name as keyof FaultRates])
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
