import { type FaultRates, parseFaults } from './faults/rates.ts';

/** What the environment may say of a playground. */
interface Environment {
  readonly PLAYGROUND_FAULTS?: string | undefined;
  readonly PLAYGROUND_LIMITS?: string | undefined;
  readonly PLAYGROUND_SHARDS?: string | undefined;
}

interface Outside {
  readonly limits?: boolean;
  readonly faults?: FaultRates;
  readonly shards?: number;
}

/** Reads how a playground shall be: `PLAYGROUND_FAULTS="rough seed=7"`, `PLAYGROUND_LIMITS=off`, `PLAYGROUND_SHARDS=2`. */
export function fromEnvironment(environment: Environment): Outside {
  const { PLAYGROUND_FAULTS: faults, PLAYGROUND_LIMITS: limits, PLAYGROUND_SHARDS: shards } = environment;
  return {
    ...(limits && { limits: limits !== 'off' }),
    ...(faults && { faults: parseFaults(faults) }),
    ...(shards && { shards: Number(shards) }),
  };
}
