import { z } from 'zod';

const rate = z.number().min(0).max(1);

/** Rates of simulated faults: a share of requests, or of seconds for `drops`, `invalid` and `revoked`. */
export const faultRates = z.object({
  seed: z.int(),
  /** Delayed responses. */
  latency: rate,
  /** Maximum delay in ms. */
  delay: z.int().min(0).max(60_000),
  /** Requests that fail with a 5xx without effect. */
  errors: rate,
  /** Requests that fail with a 429 without effect. */
  limits: rate,
  /** Requests that take effect but whose response is dropped. */
  lost: rate,
  /** Seconds in which gateway connections drop. */
  drops: rate,
  /** Seconds in which gateway sessions end and cannot be resumed. */
  invalid: rate,
  /** Seconds in which the bot loses access to a channel for some seconds. */
  revoked: rate,
});

export type FaultRates = z.infer<typeof faultRates>;

export const NO_FAULTS: FaultRates = {
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

export const FAULT_PRESETS: Readonly<Record<string, FaultRates>> = {
  fair: NO_FAULTS,
  rough: {
    ...NO_FAULTS,
    latency: 0.3,
    errors: 0.05,
    limits: 0.02,
    lost: 0.02,
    drops: 0.02,
    invalid: 0.005,
    revoked: 0.01,
  },
  storm: { ...NO_FAULTS, latency: 0.5, errors: 0.2, limits: 0.1, lost: 0.1, drops: 0.1, invalid: 0.03, revoked: 0.05 },
};

export function hasNoFaults({ latency, errors, limits, lost, drops, invalid, revoked }: FaultRates): boolean {
  return latency + errors + limits + lost + drops + invalid + revoked === 0;
}

/** Returns complete fault rates. Throws if a name is unknown or a value is out of range. */
export function completeFaults(rates: Partial<FaultRates>): FaultRates {
  for (const [name, value] of Object.entries(rates)) {
    if (!(name in NO_FAULTS)) {
      const known = Object.keys(NO_FAULTS).join(', ');
      throw new Error(`There is no fault "${name}". There are: ${known}.`);
    }
    const read = faultRates.shape[name as keyof FaultRates].safeParse(value);
    const range = name === 'seed' || name === 'delay' ? 'a valid number' : 'a number from 0 to 1';
    if (!read.success) throw new Error(`The fault "${name}" is ${value}. It must be ${range}.`);
  }
  return { ...NO_FAULTS, ...rates };
}

/** Parses fault rates such as `storm seed=7 lost=20% delay=800`: an optional preset, then overrides. */
export function parseFaults(line: string): FaultRates {
  let rates = NO_FAULTS;
  for (const word of line.trim().split(/\s+/).filter(Boolean)) rates = withWord(rates, word);
  return rates;
}

function withWord(rates: FaultRates, word: string): FaultRates {
  const preset = FAULT_PRESETS[word];
  if (preset) return { ...preset, seed: rates.seed };
  const [, name = '', number = '', percent] = /^(\w+)=(-?[\d.]+)(%?)$/.exec(word) ?? [];
  const value = Number(number) / (percent ? 100 : 1);
  const read = name in NO_FAULTS ? faultRates.safeParse({ ...rates, [name]: value }) : undefined;
  if (!read?.success) throw new Error(`"${word}" is not a fault rate. Example: rough seed=7 lost=5% delay=800`);
  return read.data;
}

export function makeFaults(rates: FaultRates): string {
  return Object.entries(rates)
    .filter(([name, value]) => name === 'seed' || value !== NO_FAULTS[name as keyof FaultRates])
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
